// A game that is played in this browser: the worker has it all, this page sees it as one seat does, or without any hidden hand.
import { refusalOf } from "../lib/api";
import { take } from "../lib/pictures";
import { newSecret } from "../lib/seats";
import type { Command, Done, Hint, Legal, Now, Say } from "../wire";
import { Match, type SharedMatch } from "./match.svelte";
import { type Published, publishedAs, putOnServer, shareGame } from "./published";
import { askWorker, localRecord, watch } from "./worker";

export class LocalMatch extends Match implements SharedMatch {
  readonly isOnline = false;
  readonly isPlayer = true;
  readonly #close: () => void;
  /** The table on the server, if the game was put there. */
  #published = $state.raw<Published>();

  /** `people` are the seats of all who share this device; the seat `you` looks, or none of them. */
  constructor(
    table: string,
    readonly you: number | null,
    readonly people: readonly number[],
  ) {
    super(table);
    this.#published = publishedAs(table);
    const { opened, close } = watch(table, you, (now) => this.#receive(now));
    this.#close = close;
    opened.catch((problem: unknown) => {
      this.refusal = refusalOf(problem);
      this.status = "refused";
    });
  }

  override close(): void {
    super.close();
    this.#close();
  }

  get isShared(): boolean {
    return this.you === null;
  }

  override get seats(): number[] {
    return this.you === null ? [...this.people] : [this.you];
  }

  override get publicName(): string {
    return this.#published?.table ?? this.table;
  }

  do(command: Command): Promise<Done> {
    this.pause.end();
    if (command.do === "share") return this.#share(command.on ?? true);
    return askWorker("do", this.table, this.you, command);
  }

  doAs(seat: number, command: Command): Promise<Done> {
    return askWorker("do", this.table, seat, command);
  }

  legal(): Promise<Legal> {
    return askWorker("legal", this.table, this.you);
  }

  hint(step: number): Promise<Hint> {
    return askWorker("hint", this.table, this.you, step);
  }

  /** Only who is at this device hears it. */
  say(phrase: Say["phrase"]): Promise<void> {
    this.said = [...this.said.slice(-20), { type: "said", seat: this.you ?? this.people[0]!, phrase, mark: newSecret() }];
    return Promise.resolve();
  }

  mute(): void {
    // Nobody else says anything.
  }

  record(): Promise<Record<string, unknown>> {
    return localRecord(this.table);
  }

  async picture(what: "picture" | "film"): Promise<void> {
    const { table, secret } = await this.#publish();
    await take(what, table, secret);
  }

  enterRematch(): Promise<void> {
    return Promise.resolve(); // its seats are those of this device
  }

  async #publish(): Promise<Published> {
    return (this.#published ??= await putOnServer(this.table, () => this.record()));
  }
  async #share(on: boolean): Promise<Done> {
    this.#published = await shareGame(this.table, await this.#publish(), on);
    this.now = { ...this.now!, shared: on };
    return { type: "done", id: 0, number: this.now.number };
  }

  #receive(now: Now): void {
    this.status = "open";
    this.here = now.seats.map(() => true);
    this.take({ ...now, shared: !!this.#published?.shared });
  }
}

/** The seats of the people who play a game of this browser; throws ApiError. */
export const peopleOf = (table: string): Promise<number[]> => askWorker("people", table);
