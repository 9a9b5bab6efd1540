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

/** Pixels for a cell: smaller could not be read, or hit by a finger; larger would be of no use. */
const MIN_CELL_PX = 28;
const MIN_TOUCH_CELL_PX = 44;
const MAX_CELL_PX = 72;
/** Cells around the table that are seen too, because pieces may be laid there. */
const MARGIN_CELLS = 1.1;

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
  /** Pixels of the board; 0 until it is measured. */
  width = $state(0);
  height = $state(0);
  /** The middle of the view, in cells. */
  x = $state(0.5);
  y = $state(0.5);
  scale = $state(62);
  /** The user has moved the view: it no longer moves by itself. */
  touched = $state(false);
  /** Pixels at three edges that something covers. */
  covered = $state.raw({ right: 0, bottom: 0, top: 0 });

  /** Take note of what buttons cover, a strip below or at the side, and what covers the top. */
  cover(buttons: HTMLElement | undefined, top: number): void {
    const { offsetWidth = 0, offsetHeight = 0, offsetLeft = 0, offsetTop = 0 } = buttons ?? {};
    const below = offsetWidth > offsetHeight;
    const bottom = offsetWidth && below ? this.height - offsetTop : 0;
    this.covered = { right: offsetWidth && !below ? this.width - offsetLeft : 0, bottom, top };
  }

  /** How much larger everything is on very large screens. */
  get #larger(): number {
    return typeof document === "undefined" ? 1 : Number(getComputedStyle(document.documentElement).getPropertyValue("--k")) || 1;
  }
  get #smallest(): number {
    return matchMedia("(pointer: coarse)").matches ? MIN_TOUCH_CELL_PX : MIN_CELL_PX * this.#larger;
  }
  /** The largest scale at which all of that can be seen. */
  #scaleFor({ left, right, top, bottom }: Bounds, around: number): number {
    const [width, height] = [this.width - this.covered.right, this.height - this.covered.bottom - this.covered.top];
    return Math.min(width / (right - left + 2 * around), height / (bottom - top + 2 * around));
  }

  /** Show all of that, however small. */
  fit(bounds: Bounds, smallest = 0): void {
    this.scale = Math.max(smallest, Math.min(MAX_CELL_PX * this.#larger, this.#scaleFor(bounds, MARGIN_CELLS)));
    this.x = (bounds.left + bounds.right) / 2;
    this.y = (bounds.top + bounds.bottom) / 2;
    this.#move(bounds, MARGIN_CELLS);
  }

  /** Show all of that, or, where its cells would be too small to be hit, the surroundings of the newest. */
  follow(bounds: Bounds, newest?: Cell): void {
    this.fit(bounds, this.#smallest);
    if (newest) this.#move(boundsOf([newest]), 2);
    this.#within(bounds);
  }

  /** Keep the point under the fingers where it is. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    const larger = this.#larger;
    const smallest = Math.min((MIN_CELL_PX / 2) * larger, this.scale);
    const scale = Math.max(smallest, Math.min(2 * MAX_CELL_PX * larger, this.scale * by));
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

  /** How far the view reaches from its middle, in cells, as far as nothing covers it. */
  get #reach(): Bounds {
    const [left, top] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const { right, bottom, top: above } = this.covered;
    return { left, top: top - above / this.scale, right: left - right / this.scale, bottom: top - bottom / this.scale };
  }

  /** Where the table is larger than the view, show no empty felt beside it. */
  #within({ left, right, top, bottom }: Bounds): void {
    const reach = this.#reach;
    const [low, high] = [left - MARGIN_CELLS + reach.left, right + MARGIN_CELLS - reach.right];
    if (low < high) this.x = Math.min(Math.max(this.x, low), high);
    const [upper, lower] = [top - MARGIN_CELLS + reach.top, bottom + MARGIN_CELLS - reach.bottom];
    if (upper < lower) this.y = Math.min(Math.max(this.y, upper), lower);
  }

  /** Move as little as needed to see that, with some of what is around it. */
  #move({ left, right, top, bottom }: Bounds, around: number): void {
    const reach = this.#reach;
    this.x = Math.min(Math.max(this.x, right + around - reach.right), left - around + reach.left);
    this.y = Math.min(Math.max(this.y, bottom + around - reach.bottom), top - around + reach.top);
  }

  /** Move, and zoom out, as little as needed to see cells whole, with some of what is around them. */
  reveal(cells: readonly Cell[], around = 0.3): void {
    if (!cells.length) return;
    const bounds = boundsOf(cells);
    this.scale = Math.min(this.scale, this.#scaleFor(bounds, around));
    this.#move(bounds, around);
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
