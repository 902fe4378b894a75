import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type Listing, type ListingQuery, listingAddress, readListing } from "#shared/listing.ts";

/** Goes to the list that a form of filters asks for. */
export function useAsk(listing: Listing): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate();
  return (form) => {
    if (form) navigate(addressOf(listing, form), { preventScrollReset: true });
  };
}

function addressOf(listing: Listing, form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return listingAddress(listing, readListing(listing, params));
}

/** Keeps a form's controls as the address says when a link or the back button changes it; they are never made anew, so focus stays. */
export function useFollowing(query: ListingQuery): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    // As the page came they stand already, and what was ticked before the scripts were there stays.
    if (shown.current === query) return;
    shown.current = query;
    for (const control of form.current?.elements ?? []) showIn(control, query);
  }, [query]);
  return form;
}

/** On wide screens a group of filters is a menu: it closes when somebody presses elsewhere. */
export function useClosing(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const isEscape = "key" in event && event.key === "Escape";
      if (("key" in event && !isEscape) || !matchMedia("(width > 56.25em)").matches) return;
      for (const group of form.current?.querySelectorAll<HTMLDetailsElement>(".fold[open]") ?? []) {
        if (group.contains(event.target as Node) !== isEscape) continue;
        group.open = false;
        if (isEscape) group.querySelector("summary")?.focus();
      }
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, [form]);
}

function showIn(control: Element, query: ListingQuery): void {
  if (control instanceof HTMLSelectElement) control.value = query.sort;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return;
  const values = query.filters[control.name];
  if (!values) return;
  if (isTyped(control)) control.value = values[0] ?? "";
  else control.checked = values.includes(control.value);
}

/** Whether a control is written in: the list waits for its button then. */
export function isTyped(control: EventTarget): boolean {
  return control instanceof HTMLInputElement && control.type !== "checkbox";
}
