// Why no game comes to a position: the same reasons, under the same names, as the server's.
import { gameOf, rulesOf } from "../games";
import { at, boardOf, common, lineThrough } from "../hint/grid";
import { isQwirkle, trouble } from "../hint/sets";
import type { Laid } from "../lib/notation";
import type { Piece } from "../lib/pieces";
import { held, type PartialPosition, seen, supply } from "./position";

export interface Impossible {
  problem: "line" | "apart" | "count" | "hand" | "own_hand" | "open_hands" | "set" | "taken" | "supply";
  cells?: Laid[];
  pieces?: Piece[];
}

/** The first thing that is wrong with the table itself; undefined if it is possible. */
export function wrongTable(known: PartialPosition): Impossible | undefined {
  return tooMany(known) ?? (gameOf(known.edition).layout === "sets" ? wrongSets(known) : (wrongLine(known.tiles) ?? apart(known.tiles)));
}

/** Why the server could not judge it; undefined if nothing is wrong or missing. */
export function impossible(known: PartialPosition): Impossible | undefined {
  const table = wrongTable(known);
  if (table) return table;
  const own = known.hands[known.mover];
  if (!own?.pieces.length || own.hidden) return { problem: "own_hand" };
  const game = gameOf(known.edition);
  if (game.openHands && known.hands.some((hand) => hand.hidden || !hand.pieces.length)) return { problem: "open_hands" };
  const full = rulesOf(known.edition).hand;
  const left = supply(known);
  if (left < 0) return { problem: "supply" };
  if (known.hands.some((hand) => held(hand) > full || (left > 0 && held(hand) < full))) return { problem: "hand" };
  if (game.layout === "sets" && known.scores.some((score, seat) => score !== known.taken[seat]?.length)) return { problem: "taken" };
  return undefined;
}

function tooMany(known: PartialPosition): Impossible | undefined {
  const [most, name] = [rulesOf(known.edition).copies, (piece: Piece) => (gameOf(known.edition).supplyBy === "color" ? piece[0]! : piece)] as const;
  const count = new Map<string, number>();
  for (const piece of seen(known)) {
    const n = (count.get(name(piece)) ?? 0) + 1;
    if (n > most) return { problem: "count", pieces: [piece] };
    count.set(name(piece), n);
  }
  return undefined;
}

function wrongLine(tiles: readonly Laid[]): Impossible | undefined {
  const board = boardOf(tiles.map(({ x, y, piece }) => [x, y, piece]));
  for (const { x, y, piece } of tiles)
    for (const row of [true, false]) {
      const cells = lineThrough(board, x, y, row, piece);
      if (!common(cells.map((each) => each.piece))) return { problem: "line", cells };
    }
  return undefined;
}

function apart(tiles: readonly Laid[]): Impossible | undefined {
  const left = new Map(tiles.map((each) => [at(each.x, each.y), each]));
  const reached = tiles.slice(0, 1);
  for (const { x, y } of reached) left.delete(at(x, y));
  while (reached.length) {
    const { x, y } = reached.pop()!;
    for (const cell of [at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)]) {
      const found = left.get(cell);
      if (found) reached.push(found);
      left.delete(cell);
    }
  }
  return left.size ? { problem: "apart", cells: [...left.values()] } : undefined;
}

function wrongSets(known: PartialPosition): Impossible | undefined {
  const bad = known.rows.find((row) => trouble(row) || row.length > 5) ?? known.taken.flat().find((row) => !isQwirkle(row));
  return bad ? { problem: "set", pieces: bad } : undefined;
}
