// Dragging a piece from where the pointer went down until it lets go. A small movement is still a tap.
import type { Piece } from "./pieces";

interface Item {
  id: number;
  piece: Piece;
}
/** A place on the page that a dragged piece snaps to. */
interface Place {
  left: number;
  top: number;
  size: number;
}
interface Target {
  /** The pointer has moved to x and y, the piece is so much above it: where does it snap to? */
  move?: (item: Item, x: number, y: number, above: number) => Place | undefined;
  drop: (item: Item, x: number, y: number, above: number) => void;
}

const SLACK_PX = 6;
/** A dragged piece is above a finger, which would hide it. */
const ABOVE_FINGER_PX = 34;

export class Drag {
  /** What is dragged, where its middle is, and the place that it snapped to. */
  held = $state.raw<Item & { x: number; y: number; place: Place | undefined }>();

  constructor(readonly target: Target) {}

  /** `start` is called if it becomes a drag, `tap` if it does not. */
  grab(event: PointerEvent, item: Item, start?: () => void, tap?: () => void): void {
    if (event.button) return;
    const { pointerId, clientX, clientY } = event;
    const above = event.pointerType === "touch" ? ABOVE_FINGER_PX : 0;
    let moved = false;
    const move = ({ pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      if (id !== pointerId) return;
      if (!moved && Math.hypot(x - clientX, y - clientY) > SLACK_PX) {
        moved = true;
        start?.();
      }
      if (moved) this.held = { ...item, x, y: y - above, place: this.target.move?.(item, x, y, above) };
    };
    const up = (last: PointerEvent) => {
      if (last.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      this.held = undefined;
      if (last.type !== "pointerup") return;
      if (!moved) return tap?.();
      skipClick();
      this.target.drop(item, last.clientX, last.clientY, above);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }
}

/** What takes dragged cards, under the pointer or else under the card: the hand, a new set, or a set by its number. */
export function dropTarget(x: number, y: number, above: number): number | "new" | "hand" | undefined {
  const at = (top: number) => document.elementFromPoint(x, top)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
  const to = at(y) ?? at(y - above);
  return to === undefined || to === "new" || to === "hand" ? to : Number(to);
}

/** Ignore the click that a browser makes of a drag's end. The next press may come before any timer: its click counts. */
function skipClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const end = () => {
    removeEventListener("click", stop, { capture: true });
    removeEventListener("pointerdown", end, { capture: true });
  };
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerdown", end, { capture: true });
  setTimeout(end);
}
