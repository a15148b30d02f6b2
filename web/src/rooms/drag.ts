/** Dragging by finger or mouse: what carries this can be dropped on what has `data-drop`. */
import type { Attachment } from "svelte/attachments";

const FAR = 7;

/** Let something be dragged; it is told the name of the place where it was dropped. */
export function draggable(drop: (place: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent) => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < FAR) return;
      if (!moving) node.setPointerCapture(from.id);
      moving = true;
      node.dataset["dragged"] = "";
      node.style.translate = `${x}px ${y}px`;
    };
    const still = () => {
      from = null;
      moving = false;
      delete node.dataset["dragged"];
      node.style.translate = "";
    };
    const up = (event: PointerEvent) => {
      const dropped = moving;
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
