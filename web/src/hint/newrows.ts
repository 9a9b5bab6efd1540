// The rule about new rows of cards (C15, C16), checked as in rules/new_rows.py: which row goes on, and which is new.
import type { NewRows } from "../games";
import { COLOR_LETTERS, inOrder, type Piece, SHAPE_LETTERS } from "../lib/pieces";

type Cards = readonly Piece[];
type Rows = readonly Cards[];

/** What is wrong with a table, and the rows concerned: a final one, or the old ones that had to keep three cards. */
export interface Fault {
  reason: "no hand card" | "keep three";
  rows: Rows;
}

/** Judge a table of valid rows, Qwirkles included; undefined if the rule has nothing against it. */
export function fault(old: Rows, final: Rows, played: Cards, rule: NewRows): Fault | undefined {
  if (rule === "any") return undefined;
  if (rule === "keep three") return keepThree(old, final, played);
  const [lone] = unmatched(final, [...single(played), ...old], shares);
  return lone === undefined ? undefined : { reason: "no hand card", rows: [final[lone]!] };
}

const single = (cards: Cards): Cards[] => cards.map((card) => [card]);
const shares = (a: Cards, b: Cards): boolean => a.some((card) => b.includes(card));
/** The letter of the colour or shape that the cards of a row share. */
const feature = ([first = "", second = ""]: Cards): string => (first[0] === second[0] ? first[0] : first[1]) ?? "";
const continues = (final: Cards, old: Cards): boolean => feature(final) === feature(old) && shares(final, old);

/** The numbers of the rows that cannot have an owner to themselves, by augmenting paths; as few as possible. */
function unmatched<Row, Owner>(rows: readonly Row[], owners: readonly Owner[], fits: (row: Row, owner: Owner) => boolean): number[] {
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

/** Try every choice of new rows that can make a difference; the fault is that in which the fewest old rows lack cards. */
function keepThree(old: Rows, final: Rows, played: Cards): Fault | undefined {
  const owns = (row: Cards, owner: Cards) => (owner.length === 1 ? shares : continues)(row, owner);
  const [lone] = unmatched(final, [...old, ...single(played)], owns);
  if (lone !== undefined) return { reason: "no hand card", rows: [final[lone]!] };
  let fewest = [...old.keys(), -1];
  for (const fresh of choices(old, final, played)) {
    const rest = final.filter((_, place) => !fresh.includes(place));
    const rows = fresh.map((place) => final[place]!);
    if (unmatched(rest, old, continues).length || unmatched(rows, single(played), shares).length) continue;
    fewest = give(old, rest, needs(old, rows, played), new Map(), fewest);
    if (!fewest.length) return undefined;
  }
  return { reason: "keep three", rows: fewest.sort((a, b) => a - b).map((place) => old[place]!) };
}

/**
 * Every choice of final rows to be the new ones, by their numbers. As many as there are more final rows than old ones of
 * a colour or shape. More are of use only where an old row can vanish beside a new one that shares no card with it.
 */
function* choices(old: Rows, final: Rows, played: Cards): Generator<number[]> {
  const options: number[][][] = [];
  for (const letter of [...COLOR_LETTERS, ...SHAPE_LETTERS]) {
    const before = old.filter((row) => feature(row) === letter);
    const after = final.map((_, place) => place).filter((place) => feature(final[place]!) === letter);
    const able = after.filter((place) => shares(final[place]!, played));
    const least = Math.max(0, after.length - before.length);
    const apart = able.some((place) => before.some((row) => !shares(final[place]!, row)));
    const most = apart ? able.length : least;
    if (after.length) options.push(range(least, most).flatMap((size) => combinations(able, size)));
  }
  for (const chosen of product(options)) {
    const fresh = chosen.flat();
    if (fresh.length <= played.length) yield fresh;
  }
}

interface Need {
  card: Piece;
  /** Every choice of old rows to give that card, by their numbers. */
  givers: number[][];
}

/** What new rows need beyond the hand. Copies of a kind look alike: those from the hand go into new rows first. */
function needs(old: Rows, rows: Rows, played: Cards): Need[] {
  return [...new Set(inOrder(rows.flat()))].flatMap((card) => {
    const count = rows.filter((row) => row.includes(card)).length - played.filter((each) => each === card).length;
    const having = old.map((_, place) => place).filter((place) => old[place]!.includes(card));
    return count > 0 ? [{ card, givers: combinations(having, count) }] : [];
  });
}

type Given = ReadonlyMap<number, Cards>;

/** Try every way to take from old rows what is needed, as long as fewer of them lack cards than in the best so far. */
function give(old: Rows, rest: Rows, [need, ...more]: readonly Need[], given: Given, fewest: number[]): number[] {
  const lack = lacking(old, rest, given);
  if (!lack || lack.length >= fewest.length) return fewest;
  if (!need) return lack;
  return need.givers.reduce((best, places) => {
    const also = places.map((place) => [place, [...(given.get(place) ?? []), need.card]] as const);
    return give(old, rest, more, new Map([...given, ...also]), best);
  }, fewest);
}

/** The rows that gave cards and cannot go on with others; undefined if some final row has no old row of its own. */
function lacking(old: Rows, rest: Rows, given: Given): number[] | undefined {
  const left = old.map((row, place) => row.filter((card) => !given.get(place)?.includes(card)));
  const goesOn = (final: Cards, place: number) => feature(final) === feature(old[place]!) && shares(final, left[place]!);
  const donors = [...given.keys()];
  if (unmatched(rest, [...old.keys()], goesOn).length) return undefined;
  return unmatched(donors, rest, (place, final) => goesOn(final, place)).map((each) => donors[each]!);
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (!size) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((others) => [item, ...others]));
}

function* product<T>([options, ...more]: readonly (readonly T[])[]): Generator<T[]> {
  if (!options) yield [];
  else for (const option of options) for (const others of product(more)) yield [option, ...others];
}
