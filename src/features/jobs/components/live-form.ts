import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { FILTER_KEYS, type JobsQuery, jobsAddress, readJobsQuery } from "../schema.ts";

/** Goes to the list that a form of filters asks for. */
export function useAsk(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate();
  return (form) => {
    if (form) navigate(addressOf(form), { preventScrollReset: true });
  };
}

function addressOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) params.append(name, String(value));
  return jobsAddress(readJobsQuery(params));
}

/** Keeps a form's controls as the address says when a link or the back button changes it; they are never made anew, so focus stays. */
export function useFollowing(query: JobsQuery): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const control of form.current?.elements ?? []) showIn(control, query);
  }, [query]);
  return form;
}

function showIn(control: Element, query: JobsQuery): void {
  if (control instanceof HTMLSelectElement) control.value = query.sort;
  if (!(control instanceof HTMLInputElement)) return;
  const key = FILTER_KEYS.find((one) => one === control.name);
  if (key) control.checked = query.filters[key].includes(control.value);
}
