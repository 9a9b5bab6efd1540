// What part of the endless table is seen: fits itself, pans, zooms about a point.
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Cell {
  x: number;
  y: number;
}

/** Pixels for a cell: smaller could not be read, larger would be of no use. */
const SMALLEST = 28;
const LARGEST = 72;
/** Cells around the table that are seen too, because pieces may be laid there. */
const AROUND = 1.1;

export function boundsOf(cells: readonly Cell[]): Bounds {
  const found = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of cells) {
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x + 1);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y + 1);
  }
  return cells.length ? found : { left: 0, right: 1, top: 0, bottom: 1 };
}

export class Camera {
  width = $state(300);
  height = $state(300);
  /** The middle of the view, in cells. */
  x = $state(0.5);
  y = $state(0.5);
  scale = $state(62);
  /** Somebody has moved the view: it no longer moves by itself. */
  touched = $state(false);
  /** Pixels at the lower edge that buttons cover. */
  foot = $state(0);

  /** How much larger everything is on very large screens. */
  get #larger(): number {
    return typeof document === "undefined" ? 1 : Number(getComputedStyle(document.documentElement).getPropertyValue("--k")) || 1;
  }

  /** Show all of that, or, where it would be too small, the surroundings of the newest cell. */
  fit(bounds: Bounds, newest?: Cell, smallest = SMALLEST): void {
    const { left, right, top, bottom } = bounds;
    const height = this.height - this.foot;
    const wanted = Math.min(this.width / (right - left + 2 * AROUND), height / (bottom - top + 2 * AROUND));
    const larger = this.#larger;
    this.scale = Math.max(smallest * larger, Math.min(LARGEST * larger, wanted));
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    this.y += this.foot / 2 / this.scale;
    if (newest) this.reveal(newest, 2);
    this.#within(bounds);
  }

  /** Keep the point under the fingers where it is. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    const larger = this.#larger;
    const scale = Math.max((SMALLEST / 2) * larger, Math.min(2 * LARGEST * larger, this.scale * by));
    this.x += (px - this.width / 2) * (1 / this.scale - 1 / scale);
    this.y += (py - this.height / 2) * (1 / this.scale - 1 / scale);
    this.scale = scale;
    this.touched = true;
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.touched = true;
  }

  /** Where the table is larger than the view, show no empty felt beside it. */
  #within({ left, right, top, bottom }: Bounds): void {
    const [halfWidth, halfHeight] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const foot = this.foot / this.scale;
    const [low, high] = [left - AROUND + halfWidth, right + AROUND - halfWidth];
    if (low < high) this.x = Math.min(Math.max(this.x, low), high);
    const [upper, lower] = [top - AROUND + halfHeight, bottom + AROUND + foot - halfHeight];
    if (upper < lower) this.y = Math.min(Math.max(this.y, upper), lower);
  }

  /** Move as little as needed to see a cell whole, with some of what is around it. */
  reveal(cell: Cell, around = 0.3): void {
    const [halfWidth, halfHeight] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const foot = this.foot / this.scale;
    this.x = Math.min(Math.max(this.x, cell.x + 1 + around - halfWidth), cell.x - around + halfWidth);
    this.y = Math.min(Math.max(this.y, cell.y + 1 + around + foot - halfHeight), cell.y - around + halfHeight);
  }

  /** Where a place of the table is, in pixels of the view. */
  onScreen(x: number, y: number): { left: number; top: number } {
    return { left: (x - this.x) * this.scale + this.width / 2, top: (y - this.y) * this.scale + this.height / 2 };
  }
  /** Which place of the table is at a pixel of the view. */
  onTable(left: number, top: number): Cell {
    return { x: this.x + (left - this.width / 2) / this.scale, y: this.y + (top - this.height / 2) / this.scale };
  }
}
