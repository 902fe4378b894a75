import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";

interface DisclosureProps {
  readonly label: ReactNode;
  readonly current?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A menu that opens on a click, also without JavaScript. Esc and a click elsewhere close it; a mouse may open it by resting on it. */
export function Disclosure({ label, current, className, children }: DisclosureProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const byHover = useRef(false);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shownAt = useRef(address);
  // A new address closes the menu; the first one does not, or a menu opened while scripts are still on their way would shut.
  useEffect(() => {
    if (shownAt.current !== address) setOpen(box.current, false);
    shownAt.current = address;
  }, [address]);
  useEffect(() => closeFromOutside(box), []);
  const rest = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || box.current?.open || !matchMedia(WIDE).matches) return;
    byHover.current = true;
    setOpen(box.current, true);
  };
  const leave = () => {
    if (byHover.current) setOpen(box.current, false);
    byHover.current = false;
  };
  // The click that follows resting keeps the menu open instead of closing it.
  const click = (event: MouseEvent) => {
    if (byHover.current && box.current?.open) event.preventDefault();
    byHover.current = false;
  };
  return (
    <details ref={box} className={className} onPointerEnter={rest} onPointerLeave={leave}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary className="bar-link" aria-current={current ? "true" : undefined} onClick={click}>
        {label}
        <Icon name="down" className="icon-turn-down" />
      </summary>
      {children}
    </details>
  );
}

/** In em, as in the styles: larger text needs a wider window. */
const WIDE = "(width > 56.25em)";

function setOpen(menu: HTMLDetailsElement | null, open: boolean): void {
  if (menu) menu.open = open;
}

function closeFromOutside(box: { readonly current: HTMLDetailsElement | null }): () => void {
  const outside = (event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(box.current, false);
  };
  const closeOnEscape = (event: globalThis.KeyboardEvent) => {
    const menu = box.current;
    if (event.key !== "Escape" || !menu?.open) return;
    // Esc closes the menu first, then the drawer around it.
    event.preventDefault();
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  };
  document.addEventListener("click", outside);
  document.addEventListener("focusin", outside);
  document.addEventListener("keydown", closeOnEscape);
  return () => {
    document.removeEventListener("click", outside);
    document.removeEventListener("focusin", outside);
    document.removeEventListener("keydown", closeOnEscape);
  };
}
