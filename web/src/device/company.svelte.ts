// Who plays on this device: people by name, and bots. Their names are remembered for the next game.
import { command, create } from "../lib/api";
import type { Setup } from "../front/setup.svelte";
import { setLayout } from "../lib/layout";
import { playHere, type Player } from "../lib/quickplay";
import { go } from "../lib/router.svelte";
import { hold, newSecret, promisedSalt } from "../lib/seats";
import { recall, remember } from "../lib/storage";
import { say } from "../lib/words.svelte";
import type { NewTable } from "../wire";

export const PERSON = "person";
const MAX_PLAYERS = 4;

/** A person, or a bot of the level that `kind` names. */
export interface Companion {
  kind: string;
  name: string;
  age: number | null;
}

const person = (): Companion => ({ kind: PERSON, name: "", age: null });

export class Company {
  players = $state<Companion[]>(recall<Companion[]>("company", [person(), person()]));
  /** Everybody holds their hand on a phone. */
  phones = $state(false);

  people = $derived(this.players.filter((each) => each.kind === PERSON));
  canAdd = $derived(this.players.length < MAX_PLAYERS);
  canRemove = $derived(this.players.length > 2);
  /** Somebody has to be here. */
  ready = $derived(this.people.length > 0);

  add(): void {
    this.players.push(person());
  }
  remove(place: number): void {
    this.players.splice(place, 1);
  }

  /** Begin the game and go there; throws ApiError. Only hands on phones need a server. */
  async start(setup: Setup): Promise<void> {
    remember("company", $state.snapshot(this.players));
    setup.keep();
    const named = this.players.map(({ kind, name, age }, place): Player =>
      kind === PERSON ? { name: name.trim() || say("web-together-name", { n: place + 1 }), age } : { level: kind },
    );
    // The first seat is a person's: the order round the table stays.
    const first = named.findIndex((each) => "name" in each);
    const players = [...named.slice(first), ...named.slice(0, first)];
    const onServer = () => this.#startOnServer(setup, players);
    if (this.phones) await onServer();
    else await playHere(setup.table, players, onServer);
  }

  async #startOnServer(setup: Setup, players: readonly Player[]): Promise<void> {
    const salt_commitment = await promisedSalt();
    const seats = players.map((each): NewTable["others"][number] =>
      "name" in each ? { kind: "person", ...each, secret: newSecret(), salt_commitment } : { kind: "bot", ...each },
    );
    const [{ name, age, secret } = {}, ...others] = seats;
    const { table } = await create({ ...setup.table, secret: secret!, name: name!, age, salt_commitment, others });
    const people = seats.flatMap(({ secret }, seat) => (secret ? [{ seat, secret }] : []));
    hold(table, secret!, people.length > 1 || this.phones ? people : []);
    if (this.phones) setLayout(table, "table");
    await command(table, secret!, { do: "start" });
    go(`/t/${table}${this.phones ? "#phones" : ""}`);
  }
}
