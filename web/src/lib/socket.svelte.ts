// A table on the server, as this device sees it: connects, comes back by itself, and sends a command until it is answered.
import type { Command, Done, Down, Happened, Hint, Legal, Now, Refusal, Said, Say, Up } from "../wire";
import { Refused } from "./api";
import { language } from "./words.svelte";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
const SILENCE = 45_000;
const PING = 20_000;
/** Reasons to try again by itself. */
const LATER = ["busy", "too_often"];

interface Asked {
  message: Up;
  done: (answer: Done | Hint | Legal) => void;
  refused: (problem: Refused) => void;
}

export type Who = { secret?: string; watch?: string };

export class TableSocket {
  /** The newest state of the table. */
  now = $state.raw<Now>();
  /** Every turn so far, as this viewer saw it. */
  history = $state.raw<Happened[]>([]);
  /** Who is looking at this moment. */
  here = $state.raw<boolean[]>([]);
  said = $state.raw<Said[]>([]);
  status = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  /** Why the server does not let us in, if it does not. */
  refusal = $state.raw<Refusal>();
  /** When `now` came, by this device's clock. */
  at = $state(0);

  #socket: WebSocket | undefined;
  #asked = new Map<number, Asked>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #heard = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly who: Who,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#timer = window.setInterval(this.#watch, PING);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#timer);
    this.#socket?.close();
  }

  /** Do something at the table; however often the connection breaks, it is done once. */
  do(command: Command): Promise<Done> {
    return this.#ask((id) => ({ type: "do", id, command })) as Promise<Done>;
  }

  legal(): Promise<Legal> {
    return this.#ask((id) => ({ type: "legal", id })) as Promise<Legal>;
  }

  /** Step 1: what to look for, 2: where, 3: the move. */
  hint(step: number): Promise<Hint> {
    return this.#ask((id) => ({ type: "hint", id, step })) as Promise<Hint>;
  }

  say(phrase: Say["phrase"]): Promise<Done> {
    return this.do({ do: "say", phrase, mark: crypto.randomUUID() });
  }

  mute(on: boolean): void {
    this.#send({ type: "mute", on });
  }

  async #ask(message: (id: number) => Up): Promise<Done | Hint | Legal> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
      try {
        return await new Promise((done, refused) => {
          const id = this.#next++;
          const asked = { message: message(id), done, refused };
          this.#asked.set(id, asked);
          if (this.status === "open") this.#send(asked.message);
        });
      } catch (problem) {
        if (!(problem instanceof Refused) || !LATER.includes(problem.refusal.reason)) throw problem;
        await new Promise((later) => setTimeout(later, wait));
      }
    }
  }

  #connect(): void {
    if (this.#closed || this.refusal) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const known = { turns: this.history.length, undos: this.now?.undos ?? 0 };
      this.#send({ type: "hello", table: this.table, ...this.who, ...known, lang: language() });
      // What was not answered may or may not have been heard: the server does it once.
      for (const { message } of this.#asked.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Down);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed || this.refusal) return;
      this.status = "lost";
      setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
    };
  }

  #send(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Down): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "now":
        this.status = "open";
        this.#wait = FIRST_WAIT;
        this.history = [...this.history.slice(0, message.since), ...message.happened];
        this.here = message.seats.map((seat) => seat.here);
        this.at = Date.now();
        this.now = message;
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
    if (asked) asked.refused(new Refused(refusal));
    else if (id === 0 && !this.now) {
      this.refusal = refusal;
      this.status = "refused";
    }
  }

  /** Awake again, or on the network again: do not wait. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.status === "open" && Date.now() - this.#heard < PING) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: "ping" });
    else if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  };

  /** A connection may be dead without saying so. */
  #watch = (): void => {
    if (this.status === "open" && Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send({ type: "ping" });
  };
}
