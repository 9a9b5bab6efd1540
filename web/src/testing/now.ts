// A table as the server would describe it, for tests: only what matters to them must be given.
import type { Happened, Now, ViewData } from "../wire";

export function now(view: Partial<ViewData>, more: Partial<Now> = {}): Now {
  const whole: ViewData = {
    edition: "qwirkle-pl",
    game: "qwirkle",
    seat: 0,
    mover: 0,
    starter: 0,
    turns: 0,
    scores: [0, 0],
    hands: [[], null],
    hand_sizes: [6, 6],
    supply: 50,
    announced: [],
    deals: 1,
    opening: false,
    rerolled: false,
    passes: 0,
    last_turns: null,
    shown: [],
    over: false,
    hopeless: false,
    ...view,
  };
  return {
    type: "now",
    table: "T",
    number: 1,
    phase: "playing",
    edition: whole.edition,
    public: false,
    hints: false,
    you: 0,
    host: 0,
    seats: [],
    clock: null,
    commitment: "",
    salts_owed: [],
    watch: null,
    view: whole,
    since: 0,
    undos: 0,
    happened: [],
    offers: [],
    result: null,
    rematch: null,
    ...more,
  };
}

export function happened(seat: number, action: string): Happened {
  return { turn: 0, seat, by: "person", action, points: 0, bonus: 0, lines: [], drawn: 0, chance: [], shown: [] };
}
