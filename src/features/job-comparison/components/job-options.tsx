import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ApiAnswer } from "#features/search/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { getFromApi } from "#ui/api-client.ts";
import { MOST_CHOICES } from "../rules.ts";
import { comparisonAddress, SIDES, type Side } from "../schema.ts";

const PAUSE_MS = 300;
const LEAST_LETTERS = 2;

type Hits = ApiAnswer["data"];

/** What the options add to the field: its part of a combobox, and its keys. */
export type Combobox = Pick<
  ComponentProps<"input">,
  | "role"
  | "onKeyDown"
  | "onFocus"
  | "onBlur"
  | "aria-autocomplete"
  | "aria-expanded"
  | "aria-controls"
  | "aria-activedescendant"
>;

interface JobOptionsProps {
  readonly side: Side;
  readonly typed: string;
  readonly label: string;
  readonly onCombobox: (combobox: Combobox) => void;
}

/** Professions under the field while somebody types; choosing one is going to its address. */
export function JobOptions({ side, typed, label, onCombobox }: JobOptionsProps): ReactNode {
  const [hits, setHits] = useState<Hits | null>(null);
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  useHits(typed, (found) => {
    setHits(found);
    setOpen(true);
    setActive(-1);
  });
  const listId = `options-${side}`;
  const optionAt = (place: number) => `${listId}-${place}`;
  const count = isOpen ? (hits?.length ?? 0) : 0;
  const onKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  onKey.current = (event) => {
    if (event.nativeEvent.isComposing) return false;
    if (event.key === "ArrowDown" && !isOpen) setOpen(true);
    else if (count === 0) return false;
    else if (event.key === "Escape") setOpen(false);
    else if (event.key === "Enter" && active >= 0) document.getElementById(optionAt(active))?.click();
    else if (event.key === "ArrowDown") setActive((active + 1) % count);
    else if (event.key === "ArrowUp") setActive(active > 0 ? active - 1 : count - 1);
    else return false;
    return true;
  };
  useEffect(() => {
    onCombobox({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": count > 0,
      "aria-controls": count > 0 ? listId : undefined,
      "aria-activedescendant": count > 0 && active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown: (event) => {
        if (onKey.current(event)) event.preventDefault();
      },
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
    });
  }, [onCombobox, count, active, listId]);
  return (
    <>
      <p role="status" className="sr-only">
        {hits && isOpen && m.ui_results_count({ count })}
      </p>
      {hits && count > 0 && (
        // A press on an option keeps the focus in the field, so that leaving the field may close the list.
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          className="panel versus-options"
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.map(({ documentId, slug, title, locale }, place) => (
            <Link
              key={documentId}
              id={optionAt(place)}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              to={addressWith(side, slug)}
              lang={locale}
            >
              {title}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

/** The address with this side chosen; what stands in the form of the other side goes along. */
function addressWith(side: Side, slug: string): string {
  const other = SIDES.find((one) => one !== side) ?? side;
  const form = (document.getElementById(`job-${side}`) as HTMLInputElement | null)?.form;
  const typed = form ? String(new FormData(form).get(other) ?? "") : "";
  return comparisonAddress({ [other]: typed, [side]: slug });
}

/** Asks when typing rests; an answer nobody waits for any more is broken off. */
function useHits(typed: string, onHits: (hits: Hits | null) => void): void {
  const take = useRef(onHits);
  take.current = onHits;
  useEffect(() => {
    const q = typed.trim();
    if (q.length < LEAST_LETTERS) return take.current(null);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { q, types: "job", locale: getLocale(), limit: MOST_CHOICES };
      const answer = await getFromApi<ApiAnswer>("/search", { query, signal: stop.signal, quiet: true });
      if (!stop.signal.aborted) take.current(answer.isOk ? answer.body.data : null);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
}
