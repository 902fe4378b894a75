import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";

/** Marks the button an item is dragged by. */
export const GRIP = { "data-grip": "" } as const;

/** So near to an edge of the window the page follows the finger. */
const EDGE = 72;
const PACE = 14;

interface Drop {
  readonly list: HTMLElement;
  /** Null: the last of its list. */
  readonly before: HTMLElement | null;
}

/** Lets items of a list be dragged by their grips, by a pointer or a finger, and be moved by arrow keys; a drop is one form. */
export function useDragSteps() {
  const area = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const drag = new Dragging((item, { list, before }) => {
      const { goal = "", year = "" } = list.dataset;
      const fields = { act: "move", item: idOf(item), goal, year, before: before ? idOf(before) : "", stays: "yes" };
      submit(fields, { method: "post", preventScrollReset: true });
    });
    const aborting = new AbortController();
    const { signal } = aborting;
    element.addEventListener("pointerdown", (event) => drag.begin(event), { signal });
    element.addEventListener("pointermove", (event) => drag.follow(event), { signal });
    element.addEventListener("pointerup", () => drag.end(true), { signal });
    element.addEventListener("pointercancel", () => drag.end(false), { signal });
    element.addEventListener("keydown", (event) => onKey(event, drag), { signal });
    return () => aborting.abort();
  }, [submit]);
  return area;
}

const idOf = (item: HTMLElement) => item.dataset.item ?? "";

/** Arrows press the buttons beside the grip; Escape lets go where it was. */
function onKey(event: KeyboardEvent, drag: Dragging): void {
  if (event.key === "Escape") drag.end(false);
  const item = gripAt(event.target)?.closest<HTMLElement>("[data-item]");
  const way = event.key === "ArrowUp" ? "up" : event.key === "ArrowDown" ? "down" : null;
  if (!item || !way) return;
  event.preventDefault();
  document.getElementById(`${way}-${idOf(item)}`)?.click();
}

function gripAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-grip]") : null;
}

class Dragging {
  private item: HTMLElement | null = null;
  private drop: Drop | null = null;
  private readonly onDrop: (item: HTMLElement, drop: Drop) => void;

  constructor(onDrop: (item: HTMLElement, drop: Drop) => void) {
    this.onDrop = onDrop;
  }

  begin(event: PointerEvent): void {
    const grip = gripAt(event.target);
    const item = grip?.closest<HTMLElement>("[data-item]");
    if (!grip || !item || event.button !== 0) return;
    event.preventDefault();
    grip.focus();
    grip.setPointerCapture(event.pointerId);
    this.item = item;
    item.dataset.dragged = "";
  }

  follow({ clientX, clientY }: PointerEvent): void {
    if (!this.item) return;
    if (clientY < EDGE) scrollBy(0, -PACE);
    if (clientY > innerHeight - EDGE) scrollBy(0, PACE);
    const drop = dropAt(this.item, clientX, clientY);
    if (!drop) return;
    this.unmark();
    this.drop = drop;
    const { list, before } = drop;
    const mark = before ?? (list.lastElementChild as HTMLElement | null);
    if (mark) mark.dataset.drop = before ? "before" : "after";
  }

  end(isDropped: boolean): void {
    const { item, drop } = this;
    if (!item) return;
    this.unmark();
    delete item.dataset.dragged;
    this.item = null;
    this.drop = null;
    const stands =
      drop?.list === item.parentElement && (drop.before === item || drop.before === item.nextElementSibling);
    if (isDropped && drop && !stands) this.onDrop(item, drop);
  }

  private unmark(): void {
    const { list, before } = this.drop ?? {};
    for (const marked of [before, list?.lastElementChild])
      if (marked instanceof HTMLElement) delete marked.dataset.drop;
  }
}

/** Between which items of a list like the dragged one's the pointer is. */
function dropAt(item: HTMLElement, x: number, y: number): Drop | null {
  const kind = item.parentElement?.dataset.list;
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-list="${kind}"]`);
  if (!list) return null;
  const children = [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
  const before = children.find((one) => {
    const { top, height } = one.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { list, before: before ?? null };
}
