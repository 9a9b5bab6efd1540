// A table on the server between the turns of those who share a device: seen as by a spectator, so without any hand. It acts for all of them.
import { command as send } from "../lib/api";
import type { SharedSeat } from "../lib/seats";
import type { Command, Done } from "../wire";
import type { Match, SharedMatch } from "./match.svelte";
import { RemoteMatch } from "./remote.svelte";

export class SharedRemoteMatch extends RemoteMatch implements SharedMatch {
  /** `before` is the connection that this one replaces; `absent` is a seat that no longer counts as present here. */
  constructor(
    table: string,
    readonly shared: readonly SharedSeat[],
    before?: Match,
    absent?: number,
  ) {
    const { now, history = [], here = [] } = before ?? {};
    const isHere = ({ seat, phone }: SharedSeat) => seat !== absent && !phone;
    const secrets = (wanted: boolean) => shared.filter((each) => isHere(each) === wanted).map(({ secret }) => secret);
    super(table, { present: secrets(true), elsewhere: secrets(false) });
    Object.assign(this, { now, history, here });
  }

  /** Whose hand is on a phone acts there. */
  override get seats(): number[] {
    return this.#here.map(({ seat }) => seat);
  }

  get #here(): SharedSeat[] {
    return this.shared.filter(({ phone }) => !phone);
  }

  /** One tap speaks for everybody here whom it concerns. */
  override async do(command: Command): Promise<Done> {
    let done: Done | undefined;
    for (const { secret } of this.#speakers(command)) done = await send(this.table, secret, command);
    return done ?? { type: "done", id: 0, number: this.now?.number ?? 0, table: null };
  }

  doAs(seat: number, command: Command): Promise<Done> {
    return send(this.table, this.shared.find((each) => each.seat === seat)!.secret, command);
  }

  #speakers(command: Command): readonly SharedSeat[] {
    const people = this.#here.filter(({ seat }) => !this.now?.seats[seat]?.away);
    switch (command.do) {
      case "start":
      case "revoke":
        return this.shared.filter(({ seat }) => seat === this.now?.host);
      case "undo": {
        const last = this.history.at(-1)?.seat;
        return [...people].sort((a, b) => Number(b.seat === last) - Number(a.seat === last)); // who moved asks, the others agree
      }
      case "hand_over":
      case "let_in":
        return people.filter(({ seat }) => seat !== command.seat);
      case "rematch":
        return command.start ? this.#here.slice(0, 1) : this.#here;
      case "decline":
        return this.now?.phase === "over" ? this.#here : people;
      case "leave":
        return this.shared;
      default:
        return this.shared.slice(0, 1);
    }
  }
}
