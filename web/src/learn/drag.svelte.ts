// Dragging a piece: a ghost follows the finger, and what is under it when it lets go gets the piece.
import type { Piece } from "../lib/pieces";

const STILL = 6;

export class Drag {
  held = $state<{ id: number; piece: Piece; x: number; y: number; moved: boolean }>();
  #justDropped = false;

  constructor(readonly drop: (id: number, x: number, y: number) => void) {}

  /** The listeners of a piece that can be dragged. */
  of(id: number, piece: Piece) {
    return {
      onpointerdown: (event: PointerEvent) => {
        if (event.button) return;
        this.held = { id, piece, x: event.clientX, y: event.clientY, moved: false };
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
      },
      onpointermove: (event: PointerEvent) => {
        const held = this.held;
        if (!held) return;
        const moved = held.moved || Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL;
        if (moved) this.held = { ...held, moved, x: event.clientX, y: event.clientY };
      },
      onpointerup: (event: PointerEvent) => this.#end(event.clientX, event.clientY, true),
      onpointercancel: () => this.#end(0, 0, false),
    };
  }

  #end(x: number, y: number, dropped: boolean): void {
    const held = this.held;
    this.held = undefined;
    if (!held?.moved) return;
    // The click that follows belongs to the drag.
    this.#justDropped = true;
    setTimeout(() => (this.#justDropped = false));
    if (dropped) this.drop(held.id, x, y);
  }

  /** Whether a click is a tap of its own. */
  get isTap(): boolean {
    return !this.#justDropped;
  }
}
