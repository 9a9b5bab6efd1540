// A game as this device sees it, wherever it is played: on a server or in a worker of this page. Its state is reactive: read it, and follow it.
import type { Command, Done, Happened, Hint, Legal, Now, Refusal, Said, Say } from "../wire";
import { Pause, wantsPause } from "./pause";

/** Whether a name is that of a game that is played in this browser. */
export const isLocal = (table: string): boolean => table.startsWith("local-");

export abstract class Match {
  /** The newest state of the table. */
  now = $state.raw<Now>();
  /** Every turn so far, as this viewer saw it. */
  history = $state.raw<Happened[]>([]);
  /** Which seats are connected now. */
  here = $state.raw<boolean[]>([]);
  said = $state.raw<Said[]>([]);
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  /** The device says that it has no network, and no message has come since. */
  offline = $state(false);
  gone = $derived(this.offline || this.status === "lost");
  /** Commands that have waited for an answer longer than usual. */
  slow = $state(0);
  /** Why we are not let in, if we are not. */
  refusal = $state.raw<Refusal>();
  /** When `now` came, by the page's clock, which nobody sets. */
  at = $state(0);

  protected readonly pause = new Pause();

  constructor(readonly table: string) {}

  /** Whether other devices can reach the table: then there are links, phrases that they hear, PINs and signatures. */
  abstract readonly isOnline: boolean;
  /** Whether this device has a seat at the table. */
  abstract readonly isPlayer: boolean;
  /** Whether several people share this device, so that no seat is its owner's. */
  abstract readonly isShared: boolean;

  /** The name under which others see the game once it is shared. */
  get publicName(): string {
    return this.table;
  }

  /** The key of a spectator. */
  get watchKey(): string {
    return "";
  }

  /** The seats that this viewer acts for. */
  get seats(): number[] {
    const you = this.now?.you ?? null;
    return you === null ? [] : [you];
  }

  /** Do something at the table; it is done once, and when it is acknowledged it is stored. Throws ApiError. */
  abstract do(command: Command): Promise<Done>;
  abstract legal(): Promise<Legal>;
  /** Step 1: what to look for, 2: where, 3: the move. */
  abstract hint(step: number): Promise<Hint>;
  abstract say(phrase: Say["phrase"]): Promise<unknown>;
  abstract mute(on: boolean): void;
  /** The record of a game that is over. */
  abstract record(): Promise<Record<string, unknown>>;
  /** Save or share the table as it is now, or an animation of the whole game, as the server draws it; throws ApiError. */
  abstract picture(what: "picture" | "film"): Promise<void>;
  /** Take the seats of this device in the rematch. */
  abstract enterRematch(): Promise<void>;

  close(): void {
    this.pause.cancel();
  }

  /** A bot's turn comes after a pause, unless it would cost time: if more has come already, or if a clock runs. */
  protected take(message: Now): void {
    const at = performance.now();
    const show = () => {
      this.history = [...this.history.slice(0, message.since), ...message.happened];
      this.at = at;
      this.now = message;
    };
    const isBehind = this.pause.end();
    const isBots = message.happened.length === 1 && message.happened[0]!.by === "bot" && message.since === this.history.length;
    if (isBots && !isBehind && !message.clock && this.now && wantsPause()) this.pause.begin(show);
    else show();
  }
}

/** A game between the turns of those who share this device: seen without any hidden hand. It acts for all of them. */
export interface SharedMatch extends Match {
  /** Do something in the name of one seat. */
  doAs(seat: number, command: Command): Promise<Done>;
}
