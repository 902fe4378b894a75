import { m } from "#i18n/paraglide/messages.js";
import { SAVE_FORM } from "#shared/save-form.ts";
import { addressesIn, SAVED_COOKIE, savedAddress } from "#shared/saved-address.ts";
import { pathTo } from "#shared/screens.ts";

const SAID_MS = 6000;
let known = new Set<string>();
let told: readonly string[] | null = null;
let isWatched = false;
let before: Promise<unknown> = Promise.resolve();
let saidSince = 0;

/** Marks what is saved, now and on all that comes to this page; `saved` is an account's, a visitor's stands in a cookie. */
export function markSaved(saved: readonly string[] | null): void {
  if (saved === null || saved !== told) known = new Set(saved ?? onDevice());
  told = saved;
  mark();
  if (isWatched) return;
  isWatched = true;
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("submit", take);
}

function onDevice(): string[] {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${SAVED_COOKIE}=`));
  return addressesIn(pair?.slice(SAVED_COOKIE.length + 1) ?? "");
}

function mark(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[form=${SAVE_FORM}]`)) {
    const isSaved = known.has(savedAddress(button.value));
    button.setAttribute("aria-pressed", String(isSaved));
    button.name = isSaved ? "remove" : "save";
  }
}

/** One after the other: each press of a visitor is added to the cookie of the one before. */
function take(event: SubmitEvent): void {
  const form = event.target;
  const { submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.id !== SAVE_FORM || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const { name, value } = submitter;
  put(value, name === "save");
  before = before.then(() => send(name, value));
}

function put(value: string, isSaved: boolean): void {
  const address = savedAddress(value);
  if (isSaved) known.add(address);
  else known.delete(address);
  mark();
}

async function send(name: string, value: string): Promise<void> {
  const body = new URLSearchParams({ [name]: value, stays: "yes" });
  const answer = await fetch(`${pathTo("favorites")}.data`, { method: "POST", body }).catch(() => null);
  if (answer?.ok) return say(name === "save" ? m.ui_save_done() : m.ui_save_undone());
  put(value, name !== "save");
  say(m.ui_save_lost());
}

/** Says what came of it for a while, with the way to what is saved. */
function say(words: string): void {
  const said = document.querySelector<HTMLOutputElement>(`#${SAVE_FORM} > output`);
  if (!said) return;
  const link = document.createElement("a");
  link.href = pathTo("favorites");
  link.textContent = m.ui_save_all();
  said.replaceChildren(words, " ", link);
  clearTimeout(saidSince);
  if (!said.matches(":popover-open")) said.showPopover();
  saidSince = window.setTimeout(() => said.hidePopover(), SAID_MS);
}
