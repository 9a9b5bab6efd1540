// The games without a server that pages of this browser have open: one change after the other, stored before it is shown.
import { NotationError } from "../lib/notation";
import { gameOf } from "../games";
import type { Command, Done, Hint, Legal, Now } from "../wire";
import { actionText } from "./actions";
import type { Engine, Engines } from "./engine";
import * as games from "./game";
import { type LocalGame, type NewLocalGame, Refused } from "./game";
import { BadRequest } from "./kernel";
import { Conflict, type Store } from "./store";
import { hintOf, legalOf, type LocalMine, mineOf, nowOf } from "./views";

const TABLE_PREFIX = "local-";
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const NAME_LENGTH = 10;
const RETRY_MS = 2000;
/** The bot that plays if the kernel refuses to think as another. */
const SIMPLEST = "beginner";

/** Somebody who looks at a game: a seat, or with null all people of this device at once, without any hidden hand. */
interface Viewer {
  table: string;
  seat: number | null;
  /** The turns that it knows, and how many had been taken back then. */
  turns: number;
  undos: number;
}

interface Live {
  game: LocalGame;
  /** What is done with it waits for what was asked before. */
  last: Promise<unknown>;
  botDue: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const refuse = (reason: string): Refused => new Refused({ reason, message: "" });
const random = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));
const newTable = (): string => TABLE_PREFIX + Array.from(random(NAME_LENGTH), (each) => ALPHABET[each % ALPHABET.length]).join("");
const newSecret = (): string => Array.from(random(16), (each) => each.toString(16).padStart(2, "0")).join("");

export class Tables {
  readonly #live = new Map<string, Promise<Live>>();
  readonly #viewers = new Map<number, Viewer>();

  /** `show` sends a state to a viewer; `tell` says to other pages that a game was changed. */
  constructor(
    readonly store: Store,
    readonly engines: Engines,
    readonly show: (viewer: number, now: Now) => void,
    readonly tell: (table: string) => void,
  ) {}

  /** Deal a new game; return its name. */
  async create(wanted: NewLocalGame): Promise<string> {
    const engine = await this.engines.load();
    if (wanted.seats.some(({ kind }) => kind === "bot")) await engine.weights.load(wanted.edition, wanted.seats.length);
    const game = this.#deal(engine, wanted);
    await this.store.put([game], 0);
    return game.table;
  }

  /** The seats of people at this device. */
  async people(table: string): Promise<number[]> {
    return games.peopleOf((await this.#find(table)).game);
  }

  /** Show a game to a viewer from now on. */
  async open(viewer: number, table: string, seat: number | null): Promise<void> {
    const live = await this.#find(table);
    const { referee } = await this.engines.load();
    const { game } = live;
    const people = games.peopleOf(game);
    const isPublic = people.length === 1 || games.isOver(game) || gameOf(game.edition).openHands || game.position.mover === seat;
    // Only who has the turn may look at the hand: the device is passed on.
    if (seat !== null && !(people.includes(seat) && isPublic)) throw refuse("secret");
    this.#viewers.set(viewer, { table, seat, turns: game.turns.length, undos: game.undone.length });
    this.show(viewer, nowOf(referee, game, seat, 0, Date.now()));
    this.#schedule(live);
  }

  close(viewer: number): void {
    const table = this.#viewers.get(viewer)?.table;
    this.#viewers.delete(viewer);
    if (!table || [...this.#viewers.values()].some((each) => each.table === table)) return;
    void this.#live.get(table)?.then(({ timer }) => clearTimeout(timer));
    this.#live.delete(table);
  }

  /** Carry out a command of a seat, or of all people at this device for null. */
  async do(table: string, seat: number | null, command: Command): Promise<Done> {
    const live = await this.#find(table);
    return this.#inTurn(live, async () => {
      const engine = await this.engines.load();
      const all = command.do === "rematch" ? this.#rematch(engine, live.game) : [games.decide(engine.referee, live.game, seat, command, Date.now())];
      await this.#commit(live, ...all);
      return { type: "done", id: 0, number: live.game.number, table: live.game.rematch };
    });
  }

  async legal(table: string, seat: number | null): Promise<Legal> {
    const game = await this.#moverOf(table, seat);
    const { referee } = await this.engines.load();
    return { type: "legal", id: 0, ...legalOf(referee, game) };
  }

  async hint(table: string, seat: number | null, step: number): Promise<Hint> {
    const game = await this.#moverOf(table, seat);
    if (!game.hints) throw refuse("hints");
    const { referee, weights } = await this.engines.load();
    await weights.load(game.edition, game.seats.length);
    return { type: "hint", id: 0, ...hintOf(referee, game, step) };
  }

  /** The record of a game that is over. */
  async record(table: string): Promise<Record<string, unknown>> {
    const { game } = await this.#find(table);
    const { referee } = await this.engines.load();
    return games.recordOf(referee, game);
  }

  /** All games of this device, the newest first. */
  async mine(): Promise<LocalMine[]> {
    const all = await this.store.all();
    return all.sort((a, b) => b.at - a.at).map((game) => mineOf(game, Date.now()));
  }

  /** Another page has changed a game. */
  async refresh(table: string): Promise<void> {
    const live = await this.#live.get(table);
    if (live) await this.#inTurn(live, () => this.#reload(live));
  }

  #deal({ referee }: Engine, wanted: NewLocalGame): LocalGame {
    return games.startGame(referee, wanted, newTable(), newSecret(), Date.now());
  }

  /** The game that points to its rematch, and that; only the first if there is one already. */
  #rematch(engine: Engine, game: LocalGame): LocalGame[] {
    if (!games.isOver(game)) throw refuse("started");
    if (game.rematch) return [game];
    const again = this.#deal(engine, games.rematchOf(game));
    return [{ ...game, rematch: again.table, number: game.number + 1 }, again];
  }

  async #moverOf(table: string, seat: number | null): Promise<LocalGame> {
    const { game } = await this.#find(table);
    if (games.isOver(game)) throw refuse("over");
    if (seat !== game.position.mover || game.seats[seat]!.level) throw refuse("not_your_turn");
    return game;
  }

  #find(table: string): Promise<Live> {
    const found = this.#live.get(table) ?? this.#read(table);
    this.#live.set(table, found);
    found.catch(() => this.#live.delete(table));
    return found;
  }
  async #read(table: string): Promise<Live> {
    const game = await this.store.get(table);
    if (!game) throw refuse("table");
    return { game: games.resumed(game, Date.now()), last: Promise.resolve(), botDue: false, timer: undefined };
  }

  /** Do this when all that was asked before is done; again with the newest state if another page was faster. */
  #inTurn<T>(live: Live, work: () => Promise<T>): Promise<T> {
    const attempt = async (): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof BadRequest) this.engines.forget();
        if (error instanceof NotationError) throw refuse("unreadable");
        if (!(error instanceof Conflict)) throw error;
        await this.#reload(live);
        return attempt();
      }
    };
    const done = live.last.then(attempt);
    live.last = done.catch(() => undefined);
    return done;
  }

  async #reload(live: Live): Promise<void> {
    const game = await this.store.get(live.game.table);
    if (!game) throw refuse("table"); // somebody has cleared what the browser stores
    if (game.number !== live.game.number) await this.#take(live, game);
  }

  /** Store the next state of a game, perhaps with new ones, and show it then. */
  async #commit(live: Live, ...all: LocalGame[]): Promise<void> {
    const [next] = all;
    if (!next || next === live.game) return;
    await this.store.put(all, live.game.number);
    await this.#take(live, next);
    this.tell(next.table);
  }

  async #take(live: Live, game: LocalGame): Promise<void> {
    live.game = game;
    const { referee } = await this.engines.load();
    for (const [name, viewer] of this.#viewers) {
      if (viewer.table !== game.table) continue;
      const since = viewer.undos === game.undone.length ? Math.min(viewer.turns, game.turns.length) : 0;
      Object.assign(viewer, { turns: game.turns.length, undos: game.undone.length });
      this.show(name, nowOf(referee, game, viewer.seat, since, Date.now()));
    }
    this.#schedule(live);
  }

  /** What happens without a command: a bot moves, or somebody's time runs out. */
  #schedule(live: Live): void {
    clearTimeout(live.timer);
    const end = games.timeOver(live.game);
    if (games.botToMove(live.game)) this.#callBot(live);
    else if (end !== null) live.timer = setTimeout(() => void this.#inTurn(live, () => this.#endTime(live)), Math.max(0, end - Date.now()));
  }

  async #endTime(live: Live): Promise<void> {
    await this.#commit(live, games.endTime(live.game, Date.now()));
    this.#schedule(live); // the clock of the timer may be a little fast
  }

  #callBot(live: Live): void {
    if (live.botDue) return;
    live.botDue = true;
    const moved = this.#inTurn(live, async () => {
      live.botDue = false;
      await this.#moveBot(live);
    });
    moved.catch(() => (live.timer = setTimeout(() => this.#schedule(live), RETRY_MS)));
  }

  async #moveBot(live: Live): Promise<void> {
    const { game } = live;
    const level = games.botToMove(game);
    const isSeen = [...this.#viewers.values()].some((each) => each.table === game.table);
    if (!level || !isSeen) return;
    const action = await this.#choose(game, level);
    const { referee } = await this.engines.load();
    await this.#commit(live, games.play(referee, game, action, "bot", Date.now()));
  }

  /** What a bot plays. Whatever goes wrong with one, the game goes on. */
  async #choose(game: LocalGame, level: string): Promise<string> {
    const { referee, weights } = await this.engines.load();
    await weights.load(game.edition, game.seats.length);
    try {
      return actionText(referee.bot(game.position, level, games.botSeed(game)));
    } catch (error) {
      this.engines.forget();
      if (!(error instanceof BadRequest) || level === SIMPLEST) throw error;
      return this.#choose(game, SIMPLEST);
    }
  }
}
