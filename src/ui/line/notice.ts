import { m } from "#i18n/paraglide/messages.js";

const SHOWN_WHEN_BACK_MS = 6000;

interface Parts {
  readonly box: HTMLElement;
  readonly words: HTMLElement;
  readonly button: HTMLButtonElement;
}

let parts: Parts | undefined;
let later: ReturnType<typeof setTimeout> | undefined;
/** Whether the person has just asked to try again, and waits to hear of it. */
let isAsked = false;

/** Says at the lower edge that the line is gone, and that it is back. What has the focus stays in sight. */
export function tellOfLine(what: "lost" | "back" | "gone", again: () => void, isSending: boolean): void {
  const { box, words, button } = made();
  const isShown = box.matches(":popover-open") && !button.hidden;
  if (what === "lost") {
    if (!isShown) lost(again, isSending);
    else if (isAsked) words.textContent = m.ui_line_still();
    isAsked = false;
    return;
  }
  clearTimeout(later);
  if (what === "gone") hide();
  else {
    button.hidden = true;
    words.textContent = m.ui_line_back();
    later = setTimeout(hide, SHOWN_WHEN_BACK_MS);
  }
}

function lost(again: () => void, isSending: boolean): void {
  const { box, words, button } = made();
  clearTimeout(later);
  button.textContent = isSending ? m.ui_line_send_again() : m.ui_line_again();
  button.onclick = () => {
    isAsked = true;
    words.textContent = m.ui_line_trying();
    again();
  };
  button.hidden = false;
  show(box);
  // A region that comes together with its words is often not read.
  later = setTimeout(() => {
    words.textContent = m.ui_line_lost();
    keepInSight(box);
  }, 50);
}

function made(): Parts {
  if (parts?.box.isConnected) return parts;
  const [box, words, button] = [
    document.createElement("div"),
    document.createElement("p"),
    document.createElement("button"),
  ];
  box.className = "line-notice night no-print";
  // In the layer above all: a menu or the search may stand open.
  box.popover = "manual";
  words.setAttribute("role", "status");
  button.type = "button";
  button.hidden = true;
  button.className = "btn btn-primary btn-small";
  box.append(words, button);
  document.body.append(box);
  parts = { box, words, button };
  return parts;
}

function show(box: HTMLElement): void {
  if (!box.matches(":popover-open")) box.showPopover();
  above(box);
  visualViewport?.addEventListener("resize", keepAbove);
  visualViewport?.addEventListener("scroll", keepAbove);
}

/** Room below and beside the focus, so that nothing of the page is out of reach. */
function keepInSight(box: HTMLElement): void {
  document.documentElement.style.scrollPaddingBlockEnd = `${box.offsetHeight}px`;
  document.body.style.paddingBlockEnd = `${box.offsetHeight}px`;
  document.activeElement?.scrollIntoView({ block: "nearest" });
}

function hide(): void {
  if (!parts) return;
  const { box, words } = parts;
  if (box.matches(":popover-open")) box.hidePopover();
  words.textContent = "";
  visualViewport?.removeEventListener("resize", keepAbove);
  visualViewport?.removeEventListener("scroll", keepAbove);
  document.documentElement.style.scrollPaddingBlockEnd = "";
  document.body.style.paddingBlockEnd = "";
}

/** A keyboard on the screen covers the window's lower edge. */
function above(box: HTMLElement): void {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  box.style.insetBlockEnd = `${Math.max(0, innerHeight - height - offsetTop)}px`;
}

function keepAbove(): void {
  if (parts) above(parts.box);
}
