/** Keeps what was typed while a person changes the language: in this tab only, and only until the page is there again. */

const KEY = "wijha:draft";
const UNKEPT = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Entry = readonly [name: string, value: string, checked: boolean];
interface Draft {
  readonly path: string;
  readonly forms: readonly (readonly Entry[])[];
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

/** Called when a person leaves for the other language. */
export function keepForms(): void {
  const forms = formsOf().map((form) =>
    controlsOf(form).map((control): Entry => [control.name, control.value, "checked" in control && control.checked]),
  );
  if (forms.every((form) => form.length === 0)) return;
  const draft: Draft = { path: location.pathname, forms };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

/** Called once when a page is there: puts back what was kept for it and forgets it. */
export function restoreForms(): void {
  const draft = takeDraft();
  if (draft?.path !== location.pathname) return;
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

function takeDraft(): Draft | null {
  try {
    const raw = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return raw ? (JSON.parse(raw) as Draft) : null;
  } catch {
    return null;
  }
}
