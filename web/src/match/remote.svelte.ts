// A table on the server, as this device sees it: connects, comes back by itself, and sends a command until it is answered.
import { ApiError, command as send, noServer, record, refusalOf } from "../lib/api";
import { take } from "../lib/pictures";
import { holdAgain, newSecret, secretsOf } from "../lib/seats";
import { SERVER } from "../lib/site";
import { language } from "../lib/words.svelte";
import type { Command, Done, Down, Hint, Legal, Refusal, Say, Up } from "../wire";
import { Match } from "./match.svelte";

const FIRST_WAIT_MS = 200;
const MAX_WAIT_MS = 5000;
const TICK_MS = 1000;
/** Time after the last message until a ping; longer while the page is hidden. */
const PING_MS = 3000;
const HIDDEN_PING_MS = 20_000;
/** A connection without an answer for so long is dead, also if it does not say so: with ping and tick, after 9 s at most. */
const DEAD_MS = 4000;
/** The same for a page that was hidden: its connection has often died meanwhile, and somebody is waiting. */
const WAKE_MS = 2000;
const CONNECT_MS = 10_000;
/** The device's clock is ahead by so much more than before: the device slept, and the page's clock perhaps with it. */
const SLEPT_MS = 2000;
/** A command takes longer than usual. */
export const SLOW_MS = 1000;
/** Reasons to try again by itself. */
const LATER = ["busy", "too_often"];
/** Reasons to give up a table that was open: the seat was taken away, or the table deleted. */
const GONE = ["secret", "table"];

interface Asked {
  message: Up;
  done: (answer: Done | Hint | Legal) => void;
  refused: (problem: ApiError) => void;
}

/** A seat or a spectator; `present` are secrets of seats whose players are at this device, `elsewhere` of those whose hands are on phones. */
export type Who = { secret?: string; watch?: string; present?: string[]; elsewhere?: string[] };

export class RemoteMatch extends Match {
  readonly isOnline = true;

  #socket: WebSocket | undefined;
  #asked = new Map<number, Asked>();
  #next = 1;
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #retry = 0;
  #lastMessageAt = 0;
  /** Since when an answer is due; 0 if none is. */
  #due = 0;
  #patience = DEAD_MS;
  /** How far the device's clock is ahead of the page's. */
  #ahead = Date.now() - performance.now();
  #closed = false;

  constructor(
    table: string,
    readonly who: Who,
  ) {
    super(table);
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#restore);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#timer = window.setInterval(this.#watch, TICK_MS);
    this.#connect();
  }

  override close(): void {
    super.close();
    this.#closed = true;
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#restore);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    // A browser warns of a connection that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  get isPlayer(): boolean {
    return !!this.who.secret || this.isShared;
  }

  get isShared(): boolean {
    return !!this.who.present?.length || !!this.who.elsewhere?.length;
  }

  override get watchKey(): string {
    return this.who.watch ?? "";
  }

  /** What lets this viewer look at the table. */
  get #key(): string | undefined {
    return this.who.secret ?? this.who.present?.[0] ?? this.who.elsewhere?.[0] ?? (this.who.watch || undefined);
  }

  /** Do something at the table; however often the connection breaks, it is done once. */
  async do(command: Command): Promise<Done> {
    let late = 0;
    const timer = setTimeout(() => (this.slow += late = 1), SLOW_MS);
    try {
      return (await this.#ask((id) => ({ type: "do", id, command }))) as Done;
    } finally {
      clearTimeout(timer);
      this.slow -= late;
    }
  }

  legal(): Promise<Legal> {
    return this.#ask((id) => ({ type: "legal", id })) as Promise<Legal>;
  }

  hint(step: number): Promise<Hint> {
    return this.#ask((id) => ({ type: "hint", id, step })) as Promise<Hint>;
  }

  say(phrase: Say["phrase"]): Promise<Done> {
    return this.do({ do: "say", phrase, mark: newSecret() });
  }

  mute(on: boolean): void {
    this.#send({ type: "mute", on });
  }

  record(): Promise<Record<string, unknown>> {
    return record(this.table, this.#key);
  }

  picture(what: "picture" | "film"): Promise<void> {
    return take(what, this.table, this.#key);
  }

  async enterRematch(): Promise<void> {
    const { rematch } = this.now!;
    holdAgain(this.table, rematch!);
    // A bot may have begun in our place.
    for (const secret of secretsOf(this.table)) await send(rematch!, secret, { do: "take_back" }).catch(refusalOf);
  }

  async #ask(message: (id: number) => Up): Promise<Done | Hint | Legal> {
    this.pause.end();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(MAX_WAIT_MS, 2 * wait)) {
      try {
        return await new Promise((done, refused) => {
          const id = this.#next++;
          const asked = { message: message(id), done, refused };
          this.#asked.set(id, asked);
          if (this.status === "open") this.#send(asked.message);
          this.#ping();
        });
      } catch (problem) {
        if (!(problem instanceof ApiError) || !LATER.includes(problem.refusal.reason)) throw problem;
        await new Promise((later) => setTimeout(later, wait));
      }
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.refusal) return;
    if (!SERVER) return this.#refuse(0, noServer());
    // The table in the address is for proxies, which may distribute sockets by it.
    const address = `${SERVER.replace(/^http/, "ws")}/api/socket?table=${encodeURIComponent(this.table)}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#due = performance.now();
    this.#patience = DEAD_MS;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.pause.end();
      const known = { turns: this.history.length, undos: this.now?.undos ?? 0 };
      this.#send({ type: "hello", table: this.table, ...this.who, ...known, lang: language() });
      // What was not answered may or may not have arrived: the server does it once.
      for (const { message } of this.#asked.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#socket === socket && this.#receive(JSON.parse(event.data as string) as Down);
    socket.onclose = () => this.#socket === socket && this.#lose();
  }

  /** Give this connection up, also if it does not answer to being closed, and try again. */
  #lose(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    if (this.#closed || this.refusal) return;
    this.status = "lost";
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(MAX_WAIT_MS, 2 * this.#wait);
  }

  #send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: Down): void {
    this.#lastMessageAt = performance.now();
    this.#due = 0;
    this.#patience = DEAD_MS;
    this.offline = false;
    switch (message.type) {
      case "now":
        this.status = "open";
        this.#wait = FIRST_WAIT_MS;
        this.here = message.seats.map((seat) => seat.here);
        this.take(message);
        break;
      case "here":
        this.here = message.seats;
        break;
      case "said":
        if (!this.said.some((each) => each.mark === message.mark)) this.said = [...this.said.slice(-20), message];
        break;
      case "done":
      case "legal":
      case "hint":
        this.#asked.get(message.id)?.done(message);
        this.#asked.delete(message.id);
        break;
      case "refused":
        this.#refuse(message.id, message.refusal);
        break;
      case "pong":
        break;
    }
  }

  #refuse(id: number, refusal: Refusal): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked) asked.refused(new ApiError(refusal));
    else if (id === 0 && (!this.now || GONE.includes(refusal.reason))) {
      this.refusal = refusal;
      this.status = "refused";
    }
  }

  #ping(): void {
    if (this.#due || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#due = performance.now();
    this.#send({ type: "ping" });
  }

  /** The device has lost its network. A server on the same device may still answer. */
  #cut = (): void => {
    this.offline = true;
    this.#ping();
  };

  /** On the network again, perhaps another one: no connection from before can be trusted, nor an attempt that still waits. */
  #restore = (): void => {
    if (this.#socket) this.#lose();
    this.#wait = FIRST_WAIT_MS;
    this.#connect();
  };

  /** Seen again: do not wait, also not for an attempt to connect that was begun before and may hang. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden") return void this.pause.end();
    if (this.status === "lost") return this.#restore();
    this.#patience = WAKE_MS;
    if (this.#socket) this.#ping();
    this.#watch();
    if (!this.#socket) this.#connect();
  };

  /** A connection may be dead without saying so. */
  #watch = (): void => {
    const now = performance.now();
    const ahead = Date.now() - now;
    const slept = ahead - this.#ahead > SLEPT_MS;
    this.#ahead = ahead;
    if (slept) return this.#restore();
    const patience = this.#socket?.readyState === WebSocket.OPEN ? this.#patience : CONNECT_MS;
    if (this.#socket && this.#due && now - this.#due >= patience) this.#lose();
    else if (now - this.#lastMessageAt >= (document.visibilityState === "hidden" ? HIDDEN_PING_MS : PING_MS)) this.#ping();
  };
}
