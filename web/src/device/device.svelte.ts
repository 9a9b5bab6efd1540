// A table at which several people share this device. Between their turns nothing of a hand is in the page.
import { gameOf } from "../games";
import { announce, silence } from "../lib/announce.svelte";
import { forgetDrafts } from "../lib/draft.svelte";
import { mine, refusalOf } from "../lib/api";
import { setLayout } from "../lib/layout";
import { hold, sharedSeats, type SharedSeat } from "../lib/seats";
import { seatName } from "../lib/names.svelte";
import { laidBy } from "../lib/notation";
import { route } from "../lib/router.svelte";
import { link } from "../lib/site";
import { say, speakAlso } from "../lib/words.svelte";
import { LocalMatch } from "../match/local.svelte";
import type { Match, SharedMatch } from "../match/match.svelte";
import { RemoteMatch } from "../match/remote.svelte";
import { SharedRemoteMatch } from "../match/shared.svelte";
import { actorOf, device, turnAnnouncement } from "../table/turntext";
import type { Happened, Now } from "../wire";
import Curtain from "./Curtain.svelte";
import MenuItems from "./MenuItems.svelte";
import Phones from "./Phones.svelte";

export class OneDevice {
  readonly Curtain = Curtain;
  readonly MenuItems = MenuItems;
  readonly Phones = Phones;
  seats = $state.raw<SharedSeat[]>([]);
  /** The dialog about hands on phones is open. */
  phones = $state(false);
  /** Whether the page has seen the game go on: if it is over now, it has ended here. */
  hasPlayed = false;
  /** The game without any hand. */
  between = $state.raw<SharedMatch>()!;
  /** The game as the player who holds the device sees it. */
  #revealed = $state.raw<{ seat: number; match: Match }>();
  /** Where hands are open, the page keeps showing the last player's until that of the next one is there. */
  #last = $state.raw<Match>();
  /** The seat that a phone is about to take: nobody is present for it here. */
  #absent = $state<number>();
  /** The number of the newest state of the table that anybody here has seen. */
  #number = $state(0);
  readonly #stop: () => void;

  /** Load the words of a shared device, and connect. `people` are the seats of a game that is played in this browser. */
  static async open(table: string, people?: readonly number[]): Promise<OneDevice> {
    await speakAlso("together");
    return new OneDevice(table, people);
  }

  private constructor(
    readonly table: string,
    readonly people?: readonly number[],
  ) {
    this.seats = people?.map((seat) => ({ seat, secret: "" })) ?? sharedSeats(table);
    if (location.hash === "#phones") this.#showPhones();
    this.between = this.#watch();
    device.isShared = true;
    this.#stop = $effect.root(() => {
      $effect(() => this.#follow());
      $effect(() => {
        if (this.next) announce(say("web-together-pass", { name: this.#nameOf(this.next.seat) }));
      });
    });
  }

  /** The game begins with its hands on phones; a reload does not ask again. */
  #showPhones(): void {
    this.phones = true;
    history.replaceState(history.state, "", link(route.path));
  }

  close(): void {
    this.#stop();
    device.isShared = false;
    this.between.close();
    this.#revealed?.match.close();
  }

  /** The seat whose turn it is, if its player uses this device. */
  next = $derived.by(() => {
    const now = this.between.now;
    if (now?.phase !== "playing" || now.number < this.#number) return undefined;
    const mover = now.view?.mover ?? 0;
    return this.seats.find(({ seat, phone }) => seat === mover && !phone && seat !== this.#absent && !now.seats[seat]?.away);
  });

  /** What the page shows: the table with the hand of the player who holds the device, or without any. */
  match = $derived.by((): Match => (this.#isOn() ? this.#revealed!.match : ((this.next && this.#last) ?? this.between)));

  /** Whether the player whose hand was shown still has the turn. */
  #isOn(): boolean {
    const { seat = 0, match } = this.#revealed ?? {};
    const now = match?.now;
    return now?.phase === "playing" && now.view?.mover === seat && !now.seats[seat]?.away;
  }

  /** Show the hand of the player whose turn it is. */
  reveal(): void {
    if (!this.next || this.#revealed) return;
    const { seat, secret } = this.next;
    const { table, people } = this;
    this.#revealed = { seat, match: detached(() => (people ? new LocalMatch(table, seat, people) : new RemoteMatch(table, { secret }))) };
  }

  #watch(before?: SharedMatch, absent?: number): SharedMatch {
    const { table, people, seats } = this;
    return detached(() => (people ? new LocalMatch(table, null, people) : new SharedRemoteMatch(table, seats, before, absent)));
  }

  /** Connect again without any hand, and without the seat `absent`, which a phone is about to take. */
  connect(absent?: number): void {
    const before = this.between;
    this.#absent = absent;
    if (absent !== undefined && absent === this.#revealed?.seat) this.#hide(false);
    before.close();
    this.between = this.#watch(before, absent);
  }

  /** Remember that a hand is on a phone, or here again. */
  setPhone(seat: number, phone: boolean): void {
    this.#keep(this.seats.map((each) => (each.seat === seat ? { ...each, phone } : each)));
    if (phone) setLayout(this.table, "table");
    this.connect();
  }

  #follow(): void {
    const { now, status } = this.between;
    const revealed = this.#revealed?.match;
    if (status === "refused" || revealed?.status === "refused") return void this.#check();
    if (now?.phase === "playing") this.hasPlayed = true;
    // A draft shows a hand: it goes when the device is passed on, also if the turn ended while the page was closed.
    for (const { seat, phone } of this.seats) if (now && (phone || seat !== now.view?.mover)) forgetDrafts(`${this.table}.${seat}`);
    this.#number = Math.max(this.#number, now?.number ?? 0, revealed?.now?.number ?? 0);
    const openHands = !!now && gameOf(now.edition).openHands;
    if (revealed?.now && !this.#isOn()) this.#hide(openHands);
    if (!this.next) this.#last = undefined;
    else if (openHands) this.reveal();
  }

  #nameOf(seat: number): string {
    return seatName(this.between.now!.seats[seat]!);
  }

  /** Nothing that was said of the hand stays in the page. What its player did is said to the next one. */
  #hide(keep: boolean): void {
    silence();
    const { seat, match } = this.#revealed ?? {};
    const last = match?.history.at(-1);
    if (last && last.seat === seat) announce(spokenTurn(last, match!.now!));
    match?.close();
    if (seat !== undefined) forgetDrafts(`${this.table}.${seat}`);
    this.#last = keep ? match : undefined;
    this.#revealed = undefined;
  }

  /** Another device has taken a seat away: go on with the others. */
  async #check(): Promise<void> {
    this.#hide(false);
    if (this.people) return; // no other device can
    try {
      const found = await mine({ seats: this.seats.map(({ secret }) => ({ table: this.table, secret })) });
      const kept = this.seats.filter((_, place) => found[place]?.seat !== null);
      if (!kept.length || kept.length === this.seats.length) return;
      this.#keep(kept);
      this.connect();
    } catch (problem) {
      refusalOf(problem); // without a network nothing is known
    }
  }

  #keep(seats: SharedSeat[]): void {
    this.seats = seats;
    hold(this.table, seats[0]!.secret, seats);
  }
}

/** Make a connection that outlives the effect, or the component, that opens it. */
function detached<T>(make: () => T): T {
  let made: T;
  $effect.root(() => {
    made = make();
  });
  return made!;
}

/** What a screen reader says of the last turn. */
export function spokenTurn(turn: Happened, now: Now): string {
  const laid = laidBy(turn.action);
  const board = (now.view?.board ?? []) as [number, number, string][];
  const before = board.filter(([x, y]) => !laid.some((each) => each.x === x && each.y === y));
  return turnAnnouncement(turn, actorOf(now.seats, now.you, turn.seat), before);
}
