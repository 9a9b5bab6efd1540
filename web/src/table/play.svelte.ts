// Playing at a table: whose turn it is, what the rules leave no choice about, and what the server answered.
import { announce } from "../lib/announce.svelte";
import { Refused } from "../lib/api";
import { seatName } from "../lib/names.svelte";
import type { TableSocket } from "../lib/socket.svelte";
import { say } from "../lib/words.svelte";
import type { Legal, Refusal } from "../wire";

export class Play {
  /** A turn is on its way. */
  waiting = $state(false);
  problem = $state.raw<Refusal>();
  legal = $state.raw<Legal>();

  constructor(readonly socket: TableSocket) {}

  now = $derived.by(() => this.socket.now);
  edition = $derived(this.now?.edition ?? "");
  game = $derived(this.now?.view?.game ?? this.edition.split("-")[0] ?? "");
  away = $derived(this.now?.you !== null && !!this.now?.seats[this.now.you ?? 0]?.away);
  mine = $derived(this.now?.phase === "playing" && this.now.view?.mover === this.now.you && !this.away);
  mover = $derived(this.now?.view ? this.now.seats[this.now.view.mover] : undefined);
  forced = $derived(this.mine && this.legal?.turn === this.now?.view?.turns ? this.legal?.forced : undefined);
  status = $derived.by(() => {
    if (this.now?.phase === "over") return say("web-over");
    return this.mover ? say("web-turn-of", { name: seatName(this.mover) }) : "";
  });

  async act(action: string): Promise<void> {
    this.waiting = true;
    this.problem = undefined;
    try {
      await this.socket.do({ do: "play", turn: this.socket.history.length, action });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.problem = problem.refusal;
      announce(problem.refusal.message, true);
    } finally {
      this.waiting = false;
    }
  }

  /** When a turn of ours begins: what may be done? */
  async ask(): Promise<void> {
    this.problem = undefined;
    try {
      this.legal = await this.socket.legal();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    }
  }
}
