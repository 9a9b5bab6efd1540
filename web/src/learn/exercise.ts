// What a step shows and asks for: a lesson is one after the other, a puzzle just one.
import type { GameId } from "../games";
import type { Board, Line } from "../hint/grid";
import type { Laid } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import type { Step, Task } from "./step";

export interface Slot {
  id: number;
  piece: Piece;
  /** Cards of the table stay on the table. */
  table?: boolean;
}
export interface Row {
  id: number;
  cards: Slot[];
}

export interface Exercise {
  readonly game: GameId;
  readonly task: Task;
  readonly step: Pick<Step, "fresh" | "friend" | "hand">;
  readonly tiles: readonly Laid[];
  readonly board: Board;
  readonly hand: readonly Slot[];
  readonly held: readonly Slot[];
  readonly laid: readonly (Laid & { slot: number })[];
  readonly lines: readonly Line[];
  readonly points: number;
  readonly rows: readonly Row[];
  readonly chosen: readonly number[];
  readonly piece: Piece | undefined;
  /** Where the chosen piece may lie, and what it would bring there if that is told. */
  readonly open: readonly { x: number; y: number; text?: string }[];
  /** The pieces to point at. */
  readonly target: readonly Piece[];
  /** The set to point at. */
  readonly home?: Row | undefined;
  readonly done: boolean;
  readonly shown: boolean;
  /** Enough is laid for the button. */
  readonly complete: boolean;
  /** The cards lie as they may be left. */
  readonly reached: boolean;
  pick(id: number): void;
  lay(x: number, y: number): void;
  move(ids: readonly number[], to: number | "new" | "hand"): void;
  press(): void;
  /** These are asked for in lessons only. */
  answer?(number: number): void;
  find?(piece: Piece): void;
  blame?(place: number): void;
}

/** Cards moved to a set, to a new one (of that id), or back into the hand; undefined if cards of the table would leave it. */
export function rearranged(
  { hand, rows }: { hand: readonly Slot[]; rows: readonly Row[] },
  ids: readonly number[],
  to: number | "new" | "hand",
  id: number,
): { hand: Slot[]; rows: Row[] } | undefined {
  const all = [...hand, ...rows.flatMap((row) => row.cards)];
  const moving = ids.map((each) => all.find((card) => card.id === each)).filter((card) => card !== undefined);
  if (to === "hand" && moving.some((card) => card.table)) return undefined;
  const stays = (card: Slot) => !moving.includes(card);
  const after = rows.map((row) => ({ ...row, cards: row.cards.filter(stays) }));
  if (to === "new") after.push({ id, cards: moving });
  else if (to !== "hand") after.find((row) => row.id === to)?.cards.push(...moving);
  return { hand: [...hand.filter(stays), ...(to === "hand" ? moving : [])], rows: after.filter((row) => row.cards.length) };
}
