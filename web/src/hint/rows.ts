// Rows of cards: what their cards share, and rows that each have an owner to themselves.
import type { Piece } from "../lib/pieces";

export type Cards = readonly Piece[];
export type Rows = readonly Cards[];

export const single = (cards: Cards): Cards[] => cards.map((card) => [card]);
export const shares = (a: Cards, b: Cards): boolean => a.some((card) => b.includes(card));
/** The letter of the colour or shape that the cards of a row share. */
export const feature = ([first = "", second = ""]: Cards): string => (first[0] === second[0] ? first[0] : first[1]) ?? "";

/** The numbers of the rows that cannot have an owner to themselves, by augmenting paths; as few as possible. */
export function unmatched<Row, Owner>(rows: readonly Row[], owners: readonly Owner[], fits: (row: Row, owner: Owner) => boolean): number[] {
  const owned = new Map<number, number>();
  const find = (row: number, seen: Set<number>): boolean =>
    owners.some((owner, number) => {
      if (seen.has(number) || !fits(rows[row]!, owner)) return false;
      seen.add(number);
      const other = owned.get(number);
      if (other !== undefined && !find(other, seen)) return false;
      owned.set(number, row);
      return true;
    });
  return rows.map((_, row) => row).filter((row) => !find(row, new Set()));
}
