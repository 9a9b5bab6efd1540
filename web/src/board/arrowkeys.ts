// Where an arrow key goes from a cell: to the nearest of the given cells in that direction.
interface Cell {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function nearestInDirection<T extends Cell>(cells: readonly T[], from: Cell, key: string): T | undefined {
  if (key === "Home") return cells[0];
  if (key === "End") return cells[cells.length - 1];
  const way = WAYS[key];
  if (!way) return undefined;
  let best: T | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * way[0] + (cell.y - from.y) * way[1];
    const aside = Math.abs((cell.x - from.x) * way[1]) + Math.abs((cell.y - from.y) * way[0]);
    if (ahead <= 0) continue;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}
