// How people reach the cells of a board: fingers and the mouse pan, zoom, drag and choose; keys go from cell to cell.
import type { Camera } from "./camera.svelte";
import { nearestInDirection } from "./arrowkeys";

export interface Cell {
  x: number;
  y: number;
  /** What is written into it. */
  text?: string;
}

/** What input has to know of the board; a board gives its current state whenever it is asked. */
interface Source {
  readonly element: SVGSVGElement | undefined;
  /** Where the chosen piece can be placed. */
  readonly open: readonly Cell[];
  /** The cells that keys go to: those with a piece, and the open ones. */
  readonly cells: readonly Cell[];
  readonly enterChooses: boolean;
  choose(x: number, y: number): void;
  grab(event: PointerEvent, x: number, y: number): boolean;
}

/** A pointer that moves less than this is a tap. */
const TAP_PX = 6;
/** Fingers are wide: an open cell within this distance of one counts. */
const FINGER_PX = 22;

export class BoardInput {
  focused = $state<{ x: number; y: number }>();
  /** The focus came by keyboard: it is shown. */
  ringed = $state(false);
  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;
  #visited = -1;

  constructor(
    readonly camera: Camera,
    readonly source: Source,
  ) {}

  /** The cell that Tab leads to: where the focus was, or the nearest one that is still there. */
  current = $derived.by((): Cell | undefined => {
    const { open, cells } = this.source;
    const { focused } = this;
    if (!focused) return open[0] ?? cells[Math.floor(cells.length / 2)];
    const away = ({ x, y }: Cell) => Math.hypot(x - focused.x, y - focused.y);
    return cells.reduce((best, each) => (away(each) < away(best) ? each : best));
  });

  /** The cell under a point of the page, if the board is there: the nearest open one, or any. */
  cellAt(clientX: number, clientY: number): Cell | undefined {
    const point = this.#onTable(clientX, clientY);
    return point && (this.#nearest([point]) ?? { x: Math.floor(point.x), y: Math.floor(point.y) });
  }

  /** The open cell that a dragged piece snaps to: nearest to the pointer or to the piece, which is `above` pixels higher. */
  snap(clientX: number, clientY: number, above: number): Cell | undefined {
    const points = [this.#onTable(clientX, clientY), this.#onTable(clientX, clientY - above)];
    return this.#nearest(points.filter((each) => each !== undefined));
  }

  #onTable(clientX: number, clientY: number): { x: number; y: number } | undefined {
    const area = this.source.element?.getBoundingClientRect();
    if (!area || clientX < area.left || clientX > area.right || clientY < area.top || clientY > area.bottom) return undefined;
    return this.camera.onTable(clientX - area.left, clientY - area.top);
  }

  #nearest(points: readonly { x: number; y: number }[]): Cell | undefined {
    let best: Cell | undefined;
    let least = 0.5 + Math.max(0, FINGER_PX / this.camera.scale - 0.35);
    for (const { x, y } of points)
      for (const each of this.source.open) {
        const away = Math.max(Math.abs(x - each.x - 0.5), Math.abs(y - each.y - 0.5));
        if (away < least) [best, least] = [each, away];
      }
    return best;
  }

  down = (event: PointerEvent): void => {
    const cell = this.cellAt(event.clientX, event.clientY);
    if (cell && !event.button && !this.#fingers.size && this.source.grab(event, cell.x, cell.y)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#moved = 0;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const spread = this.#spread();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const dx = (event.clientX - before.x) / this.#fingers.size;
    const dy = (event.clientY - before.y) / this.#fingers.size;
    this.#moved += Math.abs(dx) + Math.abs(dy);
    if (this.#moved < TAP_PX) return;
    this.camera.pan(dx, dy);
    const area = this.source.element?.getBoundingClientRect();
    if (this.#fingers.size === 2 && spread && area) {
      const [a, b] = [...this.#fingers.values()];
      this.camera.zoom(this.#spread() / spread, (a!.x + b!.x) / 2 - area.left, (a!.y + b!.y) / 2 - area.top);
    }
  };

  /** How far two fingers are apart. */
  #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#moved >= TAP_PX || this.#fingers.size || event.type === "pointercancel") return;
    const cell = this.cellAt(event.clientX, event.clientY);
    if (cell) this.source.choose(cell.x, cell.y);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const area = this.source.element?.getBoundingClientRect();
    this.camera.zoom(Math.exp(-event.deltaY / 400), event.clientX - (area?.left ?? 0), event.clientY - (area?.top ?? 0));
  };

  key = (event: KeyboardEvent): void => {
    const { current } = this;
    if (!current) return;
    if ((event.key === "Enter" && this.source.enterChooses) || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      this.source.choose(current.x, current.y);
      return;
    }
    const next = nearestInDirection(this.source.cells, current, event.key);
    if (!next) return;
    event.preventDefault();
    this.focusCell(next.x, next.y);
  };

  /** A cell has got the focus. */
  focus(event: FocusEvent, { x, y }: Cell): void {
    this.focused = { x, y };
    this.ringed = (event.currentTarget as Element).matches(":focus-visible");
  }

  focusCell(x: number, y: number): void {
    this.focused = { x, y };
    this.camera.reveal([this.focused]);
    queueMicrotask(() => this.source.element?.querySelector<SVGElement>(`[data-cell="${x},${y}"]`)?.focus());
  }

  /** Go to the next cell where the chosen piece can be placed, or back to the one before. */
  focusNextOpen(back: boolean): boolean {
    const { open } = this.source;
    if (!open.length) return false;
    this.#visited = (this.#visited + (back ? -1 : 1) + open.length) % open.length;
    const { x, y } = open[this.#visited]!;
    this.focusCell(x, y);
    return true;
  }
}
