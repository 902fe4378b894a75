import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { getFromApi } from "#ui/api-client.ts";
import stylesheet from "#ui/styles/search-overlay.css?url";
import {
  CLOSED,
  isAskable,
  isSettled,
  nextState,
  type OverlayEvent,
  type OverlayState,
} from "../rules/overlay-state.ts";
import { resultsAddress } from "../rules/results-address.ts";
import { SEARCH_DEBOUNCE_MS, SHOWN_OF_GROUP } from "../rules/search-limits.ts";
import type { ApiAnswer } from "../schema.ts";
import { OverlayPanel, optionAt } from "./overlay-panel.tsx";
import { totalsOf } from "./search-words.ts";

const PANEL = "search-panel";
const OPTIONS = "search-options";
/** What takes the focus of a click on no control. */
const NOTHING = "body, main";

/** What the overlay adds to the field: its part of a combobox, and its keys. */
export type Combobox = Pick<
  ComponentProps<"input">,
  "role" | "onKeyDown" | "aria-autocomplete" | "aria-expanded" | "aria-controls" | "aria-activedescendant"
>;

interface SearchOverlayProps {
  readonly typed: string;
  /** The field and everything under it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onCombobox: (combobox: Combobox) => void;
}

/** Results under the field while somebody types (spec §2, §4). */
export function SearchOverlay({ typed, box, field, onCombobox }: SearchOverlayProps): ReactNode {
  const [state, send] = useReducer(nextState, CLOSED);
  const options = state.isOpen ? (state.answer?.data.length ?? 0) : 0;
  const onKeyDown = useKeys(state, send, options);
  useEffect(() => send({ kind: "typed", text: typed }), [typed]);
  useAsking(state, send);
  useClosing(state.isOpen, send, box, field);
  useEffect(() => {
    onCombobox({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": options > 0,
      "aria-controls": options > 0 ? OPTIONS : undefined,
      "aria-activedescendant": state.active >= 0 ? optionAt(state.active) : undefined,
      onKeyDown,
    });
  }, [onCombobox, options, state.active, onKeyDown]);
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <p role="status" className="sr-only">
        {announcement(state)}
      </p>
      {state.isOpen && (
        <OverlayPanel
          id={PANEL}
          listId={OPTIONS}
          state={state}
          onKeyword={(keyword) => send({ kind: "toggled", keyword })}
        />
      )}
    </>
  );
}

function announcement({ isOpen, isLoading, answer }: OverlayState): string {
  if (!isOpen || isLoading || !answer) return "";
  const { total } = answer.meta.pagination;
  return total === 0
    ? m.search_none_announced()
    : `${m.ui_results_count({ count: total })}. ${totalsOf(answer.meta.counts)}`;
}

/** Asks when typing rests, and at once when told to; an answer nobody waits for any more is broken off. */
function useAsking({ word, isWaiting, question }: OverlayState, send: (event: OverlayEvent) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the rest anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => send({ kind: "asked" }), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [word, isWaiting, send]);
  useEffect(() => {
    if (!question) return;
    const stop = new AbortController();
    const { word: q, keywords } = question;
    const query = { q, keywords: keywords.join(","), locale: getLocale(), perGroup: SHOWN_OF_GROUP };
    getFromApi<ApiAnswer>("/search", { query, signal: stop.signal, quiet: true }).then((answer) => {
      if (!stop.signal.aborted) send({ kind: "answered", question, answer: answer.isOk ? answer.body : null });
    });
    return () => stop.abort();
  }, [question, send]);
}

/** Arrows go through the results, Home and End to their ends; Enter opens one, asks, or leads to all results. */
function useKeys(state: OverlayState, send: (event: OverlayEvent) => void, options: number) {
  const navigate = useNavigate();
  const onKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  onKey.current = (event) => {
    const { active, isOpen } = state;
    if (event.nativeEvent.isComposing) return false;
    if (event.key === "Escape" && isOpen) send({ kind: "closed" });
    else if (event.key === "Enter") return enter(state, send, () => navigate(resultsAddress(state)));
    else if (event.key === "ArrowDown" && !isOpen && isSettled(state)) send({ kind: "opened" });
    else {
      const to = movedTo(event.key, active, options);
      if (to === null) return false;
      send({ kind: "moved", active: to });
    }
    return true;
  };
  const handler = useRef((event: KeyboardEvent) => {
    if (onKey.current(event)) event.preventDefault();
  });
  return handler.current;
}

/** Whether Enter was used; else the form is sent as it is. */
function enter(state: OverlayState, send: (event: OverlayEvent) => void, showAll: () => void): boolean {
  if (state.active >= 0) document.getElementById(optionAt(state.active))?.click();
  else if (!isAskable(state)) return false;
  else if (isSettled(state)) showAll();
  else if (!state.isLoading || state.isWaiting) send({ kind: "asked" });
  return true;
}

/** The option a key leads to; null when the key belongs to the field. */
function movedTo(key: string, active: number, options: number): number | null {
  if (options === 0) return null;
  if (key === "ArrowDown") return active + 1 < options ? active + 1 : 0;
  if (key === "ArrowUp") return active > 0 ? active - 1 : options - 1;
  if (active < 0) return null;
  if (key === "Home") return 0;
  return key === "End" ? options - 1 : null;
}

/** Closed by a click or the focus elsewhere, by Esc from anywhere inside, and by a new page. */
function useClosing(
  isOpen: boolean,
  send: (event: OverlayEvent) => void,
  box: SearchOverlayProps["box"],
  field: SearchOverlayProps["field"],
): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the overlay
  useEffect(() => send({ kind: "closed" }), [key, send]);
  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => {
      if (!(event.target instanceof Element) || box.current?.contains(event.target)) return;
      if (event.type === "focusin" && event.target.matches(NOTHING)) return;
      send({ kind: "closed" });
      // A click on nothing in particular gives the focus back.
      if (event.type === "click" && document.activeElement?.matches(NOTHING)) field.current?.focus();
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      send({ kind: "closed" });
      field.current?.focus();
    };
    document.addEventListener("click", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("click", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onEscape);
    };
  }, [isOpen, send, box, field]);
}
