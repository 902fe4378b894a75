/**
 * Keeps what was typed while a person changes the language, or signs in again because the sign-in had ended when a form was sent: in this
 * tab only, and only until the page is there again.
 */

const KEY = "wijha:draft";
const SENT_KEY = "wijha:sent";
/** An answer comes within this time; signing in again may take longer. */
const ANSWER_MS = 60_000;
const SIGN_IN_MS = 30 * 60_000;
const UNKEPT = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Entry = readonly [name: string, value: string, checked: boolean];
interface Draft {
  readonly path: string;
  readonly forms: readonly (readonly Entry[])[];
}
/** A form on its way to the server. */
export interface SentDraft extends Draft {
  /** Who sent it: what one person typed is not shown to another. */
  readonly who: string;
  readonly at: number;
  /** Set once the answer was that somebody has to sign in first. */
  readonly waits: boolean;
}

/** Whether a control's content may be kept: never a password, also while it is shown as text. */
export function isKept(control: { type: string; name: string; autocomplete?: string }): boolean {
  if (control.name === "" || UNKEPT.has(control.type)) return false;
  return !/password|one-time-code/i.test(`${control.name} ${control.autocomplete ?? ""}`);
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => "name" in element && "value" in element && isKept(element as Control),
  );
}

function formsOf(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>("main form")];
}

function readForms(): Draft | null {
  const forms = formsOf().map((form) =>
    controlsOf(form).map((control): Entry => [control.name, control.value, "checked" in control && control.checked]),
  );
  return forms.every((form) => form.length === 0) ? null : { path: location.pathname, forms };
}

/** When a person leaves for the other language. */
function keepForms(): void {
  const draft = readForms();
  if (draft) store(KEY, draft);
}

/** When somebody who is signed in sends a form. */
function keepSent(who: string): void {
  const draft = readForms();
  const sent: SentDraft | null = draft && { ...draft, who, at: Date.now(), waits: false };
  if (sent) store(SENT_KEY, sent);
}

/** What becomes of a sent form on the page that has come: it waits while somebody signs in again, is put back at its own page, or is over. */
export function fateOf(
  { path, who, at, waits }: SentDraft,
  here: { readonly pathname: string; readonly next: string | null; readonly who: string | null; readonly now: number },
): "waits" | "back" | "over" {
  if (here.now - at > (waits ? SIGN_IN_MS : ANSWER_MS)) return "over";
  if (!waits) return here.who === null && here.next?.split("?")[0] === path ? "waits" : "over";
  if (here.who === null) return "waits";
  if (here.who !== who) return "over";
  return here.pathname === path ? "back" : "waits";
}

/** Marks the links that lead to the same page in the other language. */
export const KEEPS_FORMS = "data-keeps-forms";

/** Called once for a page with forms: puts back what was kept for it, and keeps from then on what is sent or left. `who` is signed in now. @returns what ends it. */
export function watchForms(who: string | null): () => void {
  restoreForms(who);
  const sent = ({ target }: Event) => {
    if (who !== null && target instanceof HTMLFormElement && target.method === "post" && target.closest("main"))
      keepSent(who);
  };
  const left = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`[${KEEPS_FORMS}]`)) keepForms();
  };
  document.addEventListener("submit", sent, true);
  document.addEventListener("click", left, true);
  return () => {
    document.removeEventListener("submit", sent, true);
    document.removeEventListener("click", left, true);
  };
}

function restoreForms(who: string | null): void {
  const draft = take<Draft>(KEY);
  if (draft?.path === location.pathname) putBack(draft);
  const sent = take<SentDraft>(SENT_KEY);
  if (!sent) return;
  const next = new URLSearchParams(location.search).get("next");
  const fate = fateOf(sent, { pathname: location.pathname, next, who, now: Date.now() });
  if (fate === "waits") store(SENT_KEY, { ...sent, waits: true });
  if (fate === "back") putBack(sent);
}

function putBack(draft: Draft): void {
  formsOf().forEach((form, at) => {
    const entries = [...(draft.forms[at] ?? [])];
    for (const control of controlsOf(form)) {
      const found = entries.findIndex(([name, value]) => name === control.name && matches(control, value));
      const entry = entries.splice(found, found < 0 ? 0 : 1)[0];
      if (entry) fill(control, entry);
    }
  });
}

function matches(control: Control, value: string): boolean {
  return !("checked" in control && /^(radio|checkbox)$/.test(control.type)) || control.value === value;
}

function fill(control: Control, [, value, checked]: Entry): void {
  if ("checked" in control && /^(radio|checkbox)$/.test(control.type)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function store(key: string, draft: Draft | SentDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

function take<T extends Draft>(key: string): T | null {
  try {
    const raw = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return raw ? (JSON.parse(raw) as T) : null;
  } catch {
    return null;
  }
}
