/** Dragging by finger or mouse: what carries this can be dropped on what has `data-drop`. */
import type { Attachment } from "svelte/attachments";

const FAR = 7;

/** Let something be dragged; it is told the name of the place where it was dropped. */
export function draggable(drop: (place: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(x, y) < FAR) return;
      if (!ghost) node.setPointerCapture(from.id);
      ghost ??= lift(node);
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(4deg)`;
    };
    const still = () => {
      from = null;
      ghost?.remove();
      ghost = null;
      delete node.dataset["dragged"];
    };
    const up = (event: PointerEvent) => {
      const dropped = ghost !== null;
      still();
      if (!dropped) return;
      swallow(node);
      const place = placeAt(event, node);
      if (place) drop(place);
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", still);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", still);
    };
  };
}

/** What follows the finger is a likeness, which no list that scrolls can cut off. */
function lift(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  const at = { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(ghost.style, at, { margin: "0", zIndex: "20", pointerEvents: "none", animation: "none", transition: "none" });
  document.body.append(ghost);
  node.dataset["dragged"] = "";
  return ghost;
}

/** A drag ends with a click that nobody meant. */
function swallow(node: HTMLElement): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 0);
}

function placeAt(event: PointerEvent, node: HTMLElement): string {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (node.contains(found)) continue;
    const place = found.closest<HTMLElement>("[data-drop]");
    if (place) return place.dataset["drop"] ?? "";
  }
  return "";
}
