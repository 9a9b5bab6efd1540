// Playing at a table: whose turn it is, what the rules leave no choice about, and what the server answered.
import type { OneDevice } from "../device/device.svelte";
import { gameIdOf } from "../games";
import { announce } from "../lib/announce.svelte";
import { refusalOf } from "../lib/api";
import { type Layout, layoutOf } from "../lib/layout";
import { LATE_MS } from "../lib/late";
import { seatName } from "../lib/names.svelte";
import { sound } from "../lib/sound";
import type { Match } from "../match/match.svelte";
import { say } from "../lib/words.svelte";
import type { Command, Done, Hint, Legal, Refusal } from "../wire";

export class Play {
  /** A turn is on its way. */
  waiting = $state(false);
  /** A hint was asked for, and does not come at once. */
  asking = $state(false);
  problem = $state.raw<Refusal>();
  legal = $state.raw<Legal>();
  /** The last hint that was asked for, in words; `place` is true also once its move was taken back. */
  lastHint = $state.raw<{ hint: Hint; text: string; place: string }>();

  #hintPending = false;

  layout = $state<Layout>("");
  /** The name under which drafts are remembered: those who share a device have their own. */
  readonly drafts: string;

  /** `device` is given where several people share it. */
  constructor(
    readonly match: Match,
    readonly device?: OneDevice,
  ) {
    this.layout = layoutOf(match.table);
    this.drafts = device ? `${match.table}.${match.now?.you}` : match.table;
  }

  now = $derived.by(() => this.match.now);
  edition = $derived(this.now?.edition ?? "");
  game = $derived(gameIdOf(this.edition));
  watching = $derived(this.now?.you === null);
  over = $derived(this.now?.phase === "over" || this.now?.phase === "closed");
  away = $derived(this.now?.you !== null && !!this.now?.seats[this.now.you ?? 0]?.away);
  resigned = $derived(this.now?.you !== null && !!this.now?.seats[this.now.you ?? 0]?.resigned);
  mine = $derived(this.now?.phase === "playing" && this.now.view?.mover === this.now.you && !this.away);
  mover = $derived(this.now?.view ? this.now.seats[this.now.view.mover] : undefined);
  /** The turns since the last one of this seat. Those who watch see them as the player whose turn it is. */
  since = $derived.by(() => {
    const seat = this.now?.you ?? this.now?.view?.mover;
    const history = this.match.history;
    // Rolling again or a new hand does not end a turn.
    const end = this.now?.view?.mover === seat ? history.findLastIndex((turn) => turn.seat !== seat) + 1 : history.length;
    return history.slice(history.slice(0, end).findLastIndex((turn) => turn.seat === seat) + 1, end);
  });
  /** What may be done, once the server has said it for this turn. */
  options = $derived(this.mine && this.legal?.turn === this.now?.view?.turns ? this.legal : undefined);
  forced = $derived(this.options?.forced ?? undefined);
  /** Where the rules leave a choice, and the table allows it. */
  canHint = $derived(this.mine && !this.forced && !!this.now?.hints);
  /** The hint of this turn, if one was asked for. */
  clue = $derived(this.mine && this.lastHint?.hint.turn === this.now?.view?.turns ? this.lastHint : undefined);
  /** Whether the game waits for a player who is not connected. */
  stalled = $derived.by(
    () => this.now?.phase === "playing" && this.mover?.kind === "person" && !this.mover.away && !this.match.here[this.now.view?.mover ?? 0],
  );
  status = $derived.by(() => {
    if (this.over) return say("web-over");
    if (!this.mover) return "";
    return say(this.stalled ? "web-turn-of-away" : "web-turn-of", { name: seatName(this.mover) });
  });

  async act(action: string): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    sound("lay");
    await this.command({ do: "play", turn: this.match.history.length, undos: this.now?.undos ?? 0, action });
    this.waiting = false;
  }

  /** Do something at the table; what the server refuses is shown. */
  async command(command: Command): Promise<Done | undefined> {
    this.problem = undefined;
    try {
      return await this.match.do(command);
    } catch (problem) {
      this.problem = refusalOf(problem);
      sound("no");
      return undefined;
    }
  }

  /** A hint; asked again, a clearer one. */
  async askHint(): Promise<Hint | undefined> {
    if (!this.canHint || this.#hintPending) return undefined;
    this.#hintPending = true;
    const late = setTimeout(() => (this.asking = true), this.match.gone ? 0 : LATE_MS);
    try {
      const hint = await this.match.hint(Math.min(3, (this.clue?.hint.step ?? 0) + 1));
      // Loaded after the answer: before it there may be no network.
      const { hintText } = await import("../hint/advice");
      const text = await hintText(hint, this.game);
      this.lastHint = { hint, text, place: await hintText({ ...hint, step: Math.min(2, hint.step) }, this.game) };
      announce(text);
      return hint;
    } catch (problem) {
      announce(refusalOf(problem).message, true);
      return undefined;
    } finally {
      clearTimeout(late);
      this.#hintPending = this.asking = false;
    }
  }

  /** When a turn of ours begins: what may be done? */
  async ask(): Promise<void> {
    this.problem = undefined;
    try {
      this.legal = await this.match.legal();
    } catch (problem) {
      refusalOf(problem); // there is nothing to say about it
    }
  }
}
