// A step of a lesson: a scripted position and one thing to do in it.
import { type Laid, readWords } from "../lib/notation";
import type { Piece } from "../lib/pieces";

export type Task =
  /** Lay these pieces on some of these cells, in any order; `points` is what they bring. */
  | { do: "lay"; pieces: string; cells: [number, number][]; points: number; confirm?: boolean; last?: boolean }
  /** Say how many points it is. */
  | { do: "answer"; choices: number[]; right: number }
  /** Mark some of these pieces and press the button; each marked piece becomes the one at its place in `then`. */
  | { do: "mark"; pieces: string; button: "exchange" | "roll"; then: string }
  /** Press the button; the hand becomes `then`. */
  | { do: "press"; button: "draw" | "roll"; then: string }
  /** Find this piece in the friend's hand. */
  | { do: "find"; piece: Piece }
  /** Find the set on the table that is none. */
  | { do: "wrong"; set: number }
  /** Bring the table to these sets; a set of six is then taken. */
  | { do: "sets"; goal: string[] };

export interface Step {
  id: string;
  task: Task;
  /** Rows of the table of tiles, two letters a piece, ".." where nothing is. */
  board?: string[];
  /** The pieces of the board that count as just laid. */
  fresh?: [number, number][];
  /** Sets on a table of cards. */
  rows?: string[];
  hand?: string;
  friend?: string;
}
export type Script = readonly Step[];

/** The pieces of a drawn board with their cells. */
export function laidOut(board: readonly string[] = []): Laid[] {
  return board.flatMap((line, y) =>
    readWords(line)
      .map((piece, x) => ({ x, y, piece }))
      .filter(({ piece }) => piece !== ".."),
  );
}

/** The cells before and after a row of that length in the first line. */
export const ends = (length: number): [number, number][] => [
  [-1, 0],
  [length, 0],
];
