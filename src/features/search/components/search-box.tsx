import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { withLine } from "#ui/line/line.ts";
import type { Combobox } from "./search-overlay.tsx";

const BOX = "site-search";

/** Loaded when somebody is about to search; where its code cannot come, the form alone leads to the page of results. */
const SearchOverlay = lazy(() =>
  withLine(() => import("./search-overlay.tsx"))
    .then((it) => ({ default: it.SearchOverlay }))
    .catch(() => ({ default: () => null })),
);

/** The search of the bar: a field from 1200 px on, below that a popover behind a button. Without scripts it is a form. */
export function SearchBox() {
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const [combobox, setCombobox] = useState<Combobox>({});
  const { pathname, search } = useLocation();
  // The page of results has no field of its own.
  const asked = pathname === pathTo("searchResults") ? (new URLSearchParams(search).get("word") ?? "") : "";
  // Scripts come after the first paint: somebody may be searching already.
  useEffect(() => {
    const input = field.current;
    if (box.current?.matches(":popover-open")) input?.focus();
    if (document.activeElement !== input || !input) return;
    setTyped(input.value);
    setWanted(true);
  }, []);
  const here = useRef(pathname + search);
  useEffect(() => {
    const address = pathname + search;
    // A new address closes the popover; scripts that come while it is open do not.
    if (here.current !== address && box.current?.matches(":popover-open")) box.current.hidePopover();
    here.current = address;
  }, [pathname, search]);
  return (
    <>
      <button type="button" className="bar-link search-button" popoverTarget={BOX} aria-label={m.search_open()}>
        <Icon name="search" />
      </button>
      <search
        id={BOX}
        ref={box}
        popover="auto"
        className="site-search"
        aria-label={m.search_label()}
        onToggle={() => box.current?.matches(":popover-open") && field.current?.focus()}
      >
        <Form action={pathTo("searchResults")} className="search-form">
          <input
            key={asked}
            ref={field}
            type="search"
            defaultValue={asked}
            name="word"
            className="input"
            dir={typed ? "auto" : undefined}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={m.search_label()}
            placeholder={m.search_submit()}
            onFocus={(event) => {
              setTyped(event.currentTarget.value);
              setWanted(true);
            }}
            onInput={(event) => setTyped(event.currentTarget.value)}
            {...combobox}
          />
          <button type="submit" className="icon-btn" aria-label={m.search_submit()}>
            <Icon name="search" />
          </button>
        </Form>
        {isWanted && (
          <Suspense fallback={null}>
            <SearchOverlay typed={typed} box={box} field={field} onCombobox={setCombobox} />
          </Suspense>
        )}
      </search>
    </>
  );
}
