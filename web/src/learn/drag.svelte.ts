// Dragging a piece: a ghost follows the pointer, and what is under it when it lets go gets the piece.
import { drag, liftOf } from "../lib/drag";
import type { Piece } from "../lib/pieces";

export class Drag {
  /** The piece that is dragged, and where its middle is. */
  held = $state.raw<{ piece: Piece; x: number; y: number }>();

  /** `above` is how far the piece is above the pointer, which lets go at x and y. */
  constructor(readonly drop: (id: number, x: number, y: number, above: number) => void) {}

  grab(event: PointerEvent, id: number, piece: Piece): void {
    if (event.button) return;
    const above = liftOf(event);
    drag(event, {
      start: () => undefined,
      move: (x, y) => (this.held = { piece, x, y: y - above }),
      drop: (x, y) => this.drop(id, x, y, above),
      end: () => (this.held = undefined),
    });
  }
}
