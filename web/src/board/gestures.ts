/** Moving and enlarging a board: wheel, one finger or the mouse, two fingers, keys. */
import type { BoardWindow } from "./window.svelte";

/** How far a finger may slip and still mean a click. */
export const SLOP = 6;
const STEP = 60;

/** Let an element move a window; what is dragged further than a slip is no click. */
export function gestures(window: BoardWindow) {
  return (node: Element): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;

    function place(event: PointerEvent | WheelEvent) {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    }

    function spread(): number {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    }

    function down(event: PointerEvent) {
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, place(event));
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const wide = spread();
      fingers.set(event.pointerId, now);
      moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      if (moved < SLOP) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      if (wide) window.zoom(spread() / wide, now.x, now.y);
      else window.pan(now.x - before.x, now.y - before.y);
    }

    function up(event: PointerEvent) {
      fingers.delete(event.pointerId);
    }

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const { x, y } = place(event);
      window.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), x, y);
    }

    function click(event: MouseEvent) {
      if (moved < SLOP) return;
      event.stopPropagation();
      event.preventDefault();
    }

    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["wheel", wheel, { passive: false }],
      ["click", click, { capture: true }],
    ];
    for (const [name, listener, options] of listeners) node.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listeners) node.removeEventListener(name, listener as EventListener, options);
    };
  };
}

/** Move a window by a key; whether the key was one. */
export function keyed(window: BoardWindow, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const moves: Record<string, () => void> = {
    "+": () => window.zoom(1.3),
    "=": () => window.zoom(1.3),
    "-": () => window.zoom(1 / 1.3),
    Home: () => window.home(),
  };
  if (event.shiftKey) {
    Object.assign(moves, {
      ArrowLeft: () => window.pan(STEP, 0),
      ArrowRight: () => window.pan(-STEP, 0),
      ArrowUp: () => window.pan(0, STEP),
      ArrowDown: () => window.pan(0, -STEP),
    });
  }
  const move = moves[event.key];
  move?.();
  return move !== undefined;
}
