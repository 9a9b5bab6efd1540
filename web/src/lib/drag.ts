// Following a pointer from where it went down until it lets go. A small movement is still a tap.
export interface Follower {
  /** It has become a drag. */
  start: () => void;
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  /** It is over, dropped or not. */
  end: () => void;
  /** It never became a drag. */
  tap?: () => void;
}

const SLACK = 6;

/** Pixels that a dragged piece is above the pointer: a finger would hide it. */
export const liftOf = (event: PointerEvent): number => (event.pointerType === "touch" ? 34 : 0);

export function drag(event: PointerEvent, on: Follower): void {
  const { pointerId, clientX, clientY } = event;
  let moved = false;
  const move = (next: PointerEvent) => {
    if (next.pointerId !== pointerId) return;
    if (!moved && Math.hypot(next.clientX - clientX, next.clientY - clientY) > SLACK) {
      moved = true;
      on.start();
    }
    if (moved) on.move(next.clientX, next.clientY);
  };
  const up = (last: PointerEvent) => {
    if (last.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    if (!moved) {
      if (last.type === "pointerup") on.tap?.();
      return;
    }
    if (last.type === "pointerup") {
      skipClick();
      on.drop(last.clientX, last.clientY);
    }
    on.end();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

/** The click that a browser makes of a drag's end is none. */
function skipClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
