// The plates under a turn's pieces, and where beside them there is room for a word.
interface Cell {
  x: number;
  y: number;
}
export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Neighbours of a turn share one plate; where the table is between them, each has its own. In cells. */
export function plates(cells: readonly Cell[]): Plate[] {
  const groups: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const group = groups.find((each) => each.some((one) => Math.abs(one.x - cell.x) + Math.abs(one.y - cell.y) === 1));
    if (group) group.push(cell);
    else groups.push([cell]);
  }
  return groups.map((group) => {
    const [xs, ys] = [group.map((each) => each.x), group.map((each) => each.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
  });
}

export type Side = "left" | "right" | "above" | "below";

/** A side of the cells where that many cells are free for a tag; undefined if everything around is taken. */
export function freeSide(
  cells: readonly Cell[],
  taken: (x: number, y: number) => boolean,
  seen: (x: number, y: number) => boolean,
  wide: number,
): { side: Side; x: number; y: number } | undefined {
  const plate = plates(cells)[0];
  if (!plate) return undefined;
  const { x, y, w, h } = plate;
  const run = (from: number, row: number) => Array.from({ length: wide }, (_, i) => from + i).every((cx) => !taken(cx, row) && seen(cx, row));
  for (let row = y; row < y + h; row++) {
    if (run(x - wide, row)) return { side: "left", x, y: row + 0.5 };
    if (run(x + w, row)) return { side: "right", x: x + w, y: row + 0.5 };
  }
  const start = x - Math.floor((wide - w) / 2);
  if (run(start, y + h)) return { side: "below", x: x + w / 2, y: y + h };
  if (run(start, y - 1)) return { side: "above", x: x + w / 2, y };
  return undefined;
}
