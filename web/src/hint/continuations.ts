// Which old row each final row continues, so that as few old rows as possible have too few cards left: as in
// rules/continuations.py, which explains it.
import { COLOR_LETTERS, type Piece, SHAPE_LETTERS } from "../lib/pieces";
import { type Cards, feature, type Rows, shares, single, unmatched } from "./rows";

/** A way to pair the old and final rows of a colour or shape. */
interface Way {
  /** Of each of its kinds, the places that it has for cards that vanish, without those that its own need. */
  spare: number[];
  /** For each new row, the cards of the hand that it could hold. */
  fresh: Rows;
  /** The rows that vanish and give cards to new rows all the same, by their numbers. */
  lacking: number[];
}

interface Pairing {
  fresh: readonly number[];
  gone: readonly number[];
  rest: readonly number[];
  kept: Iterable<number>;
}

/** Six numbers of four bits, one for each kind of a colour or shape, are packed into one. */
const BITS = 4;
const EACH = 0x111111;
const BIAS = 8 * EACH;
const FAMILIES = [
  ...COLOR_LETTERS.map((color) => ({ letter: color, kinds: SHAPE_LETTERS.map((shape) => color + shape) })),
  ...SHAPE_LETTERS.map((shape) => ({ letter: shape, kinds: COLOR_LETTERS.map((color) => color + shape) })),
];
/** For each kind of a colour its shape, for each kind of a shape its colour. */
const across = <T>(each: readonly T[], number: number): T[] => (number < 6 ? each.slice(6) : each.slice(0, 6));
const units = (packed: number): number[] => [...Array(6).keys()].map((place) => packed & (1 << (BITS * place))).filter(Boolean);
const numbers = (packed: number): number[] => [...Array(6).keys()].map((place) => (packed >> (BITS * place)) & 15);
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** The old and final rows of a colour or shape, by their numbers. */
class Family {
  readonly vanishing: number[];
  readonly #old: number[];
  readonly #final: number[];
  /** Old rows that may vanish, each with the new rows that may be beside it: together they are all six kinds. */
  readonly #apart: number[];
  readonly #packed: (row: Cards) => number;
  #matters = 0;

  constructor(
    readonly old: Rows,
    readonly final: Rows,
    readonly hand: Cards,
    { letter, kinds }: { letter: string; kinds: Cards },
  ) {
    const places = (rows: Rows) => [...rows.keys()].filter((place) => feature(rows[place]!) === letter);
    this.#packed = (row) => sum(kinds.map((kind, place) => (row.includes(kind) ? 1 << (BITS * place) : 0)));
    this.#old = places(old);
    this.#final = places(final);
    const olds = this.#old.map((each) => this.#packed(old[each]!));
    const finals = this.#final.map((each) => this.#packed(final[each]!));
    this.#apart = [...new Set(olds)].filter((row) => finals.includes(EACH - row));
    const all = olds.length > finals.length;
    this.vanishing = numbers(sum(olds.filter((row) => all || this.#apart.includes(row))));
  }

  /** The ways with at most that many rows lacking that differ in what matters; `needed` may vanish from rows across. */
  ways(needed: readonly number[], most: number): Way[] {
    this.#matters = sum(needed.map((cards, place) => (cards || this.vanishing[place] ? 1 << (BITS * place) : 0)));
    const found = new Map<string, Way>();
    for (const { fresh, gone, rest, kept } of this.#pairings()) {
      const cards = fresh.map((row) => this.final[row]!.filter((card) => this.hand.includes(card)));
      if (cards.some((each) => !each.length)) continue;
      const names = cards.map((each) => [...each].sort().join("")).sort();
      for (const lacking of some(gone, most)) {
        const room = BIAS + this.#sum(this.final, rest) - this.#sum(this.old, gone) + this.#sum(this.old, lacking);
        for (const each of kept) {
          const spare = numbers(room - each).map((number, place) => Math.min(number - 8, needed[place]!));
          const key = [spare, names].join(";");
          if (lacking.length < (found.get(key)?.lacking.length ?? Infinity)) found.set(key, { spare, fresh: cards, lacking });
        }
      }
    }
    return [...found.values()];
  }

  #sum(rows: Rows, places: readonly number[]): number {
    return sum(places.map((place) => this.#packed(rows[place]!))) & (this.#matters * 15);
  }

  *#pairings(): Generator<Pairing> {
    const [old, final] = [this.#old, this.#final];
    if (old.length <= final.length)
      for (const { paired, alone, kept } of this.#paired(this.old, old, this.final, final)) yield { fresh: alone, gone: [], rest: paired, kept };
    else for (const { alone, kept } of this.#paired(this.final, final, this.old, old)) yield { fresh: [], gone: alone, rest: final, kept };
    for (const row of this.#apart) {
      const olds = old.filter((each) => this.#packed(this.old[each]!) === row);
      const finals = final.filter((each) => this.#packed(this.final[each]!) === EACH - row);
      for (let count = 1; count <= olds.length; count++) {
        const more = final.length - old.length + count;
        if (more < 1 || more > finals.length) continue;
        const [gone, fresh] = [olds.slice(0, count), finals.slice(0, more)];
        const [stay, rest] = [old.filter((each) => !gone.includes(each)), final.filter((each) => !fresh.includes(each))];
        for (const { paired, kept } of this.#paired(this.old, stay, this.final, rest)) yield { fresh, gone, rest: paired, kept };
      }
    }
  }

  /** Pair all of some rows with others, each with a card in common that is kept. */
  *#paired(
    rows: Rows,
    places: readonly number[],
    others: Rows,
    partners: readonly number[],
  ): Generator<{ paired: number[]; alone: number[]; kept: Set<number> }> {
    let found = new Map([[0, new Set([0])]]);
    const packed = partners.map((each) => this.#packed(others[each]!));
    for (const row of places.map((each) => this.#packed(rows[each]!))) {
      const after = new Map<number, Set<number>>();
      for (const [used, taken] of found)
        packed.forEach((other, place) => {
          const common = row & other;
          if (!common || (used >> place) & 1) return;
          const keeps = common & ~this.#matters ? [0] : units(common);
          const key = used | (1 << place);
          const here = after.get(key) ?? new Set();
          after.set(key, here);
          for (const kept of taken) for (const each of keeps) here.add(kept + each);
        });
      found = after;
    }
    for (const [used, kept] of found)
      yield { paired: partners.filter((_, place) => (used >> place) & 1), alone: partners.filter((_, place) => !((used >> place) & 1)), kept };
  }
}

/** Every choice of at most so many of them, small ones first. */
function some(all: readonly number[], most: number): number[][] {
  const choices = (from: number, size: number): number[][] =>
    size ? all.flatMap((first, at) => (at < from ? [] : choices(at + 1, size - 1).map((more) => [first, ...more]))) : [[]];
  return [...Array(Math.min(most, all.length) + 1).keys()].flatMap((size) => choices(0, size));
}

/** The old rows with too few cards left, by their numbers, if each final row can have a card or an old row to itself. */
export function fewestLacking(old: Rows, final: Rows, played: Cards): number[] {
  const families = FAMILIES.map((each) => new Family(old, final, played, each));
  for (let most = 0; ; most++) {
    const ways = families.map((family, number) =>
      family.ways(
        across(families, number).map((other) => other.vanishing[number % 6]!),
        most,
      ),
    );
    const found = search(ways, single(played), most);
    if (found) return found.flatMap((way) => way.lacking).sort((a, b) => a - b);
  }
}

/** One way for each colour and shape, which fit together. */
function search(ways: readonly Way[][], hand: Rows, most: number): Way[] | undefined {
  const left = narrowed(ways, most);
  if (!left || !ownersSuffice(left, hand)) return undefined;
  const open = left.filter((each) => each.length > 1);
  if (!open.length) return left.map(([way]) => way!);
  const next = open.reduce((a, b) => (b.length < a.length ? b : a));
  for (const way of next) {
    const found = search(
      left.map((each) => (each === next ? [way] : each)),
      hand,
      most,
    );
    if (found) return found;
  }
  return undefined;
}

/** Leave out ways that fit to none of another colour or shape; undefined if nothing is left of one. */
function narrowed(ways: readonly Way[][], most: number): Way[][] | undefined {
  let left = [...ways];
  while (left.every((each) => each.length)) {
    const before = left;
    const room = before.map((each) => [...Array(6).keys()].map((place) => Math.max(...each.map((way) => way.spare[place]!))));
    const lacking = before.map((each) => Math.min(...each.map((way) => way.lacking.length)));
    left = before.map((each, number) => {
      const there = across(room, number).map((other) => other[number % 6]!);
      const limit = lacking[number]! + most - sum(lacking);
      return each.filter((way) => way.lacking.length <= limit && way.spare.every((spare, place) => spare + there[place]! >= 0));
    });
    if (left.every((each, number) => each.length === before[number]!.length)) return left;
  }
  return undefined;
}

/** Whether each new row that there has to be can have a card of the hand to itself. */
function ownersSuffice(ways: readonly Way[][], hand: Rows): boolean {
  const rows = ways.flatMap((each): Rows => {
    if (each.length === 1) return each[0]!.fresh;
    const fewest = Math.min(...each.map((way) => way.fresh.length));
    const union: Piece[] = each.flatMap((way) => way.fresh.flat());
    return Array<Cards>(fewest).fill(union);
  });
  return !unmatched(rows, hand, shares).length;
}
