/** What is typed in a page's forms and known to the browser only: it comes along when the language changes, in this tab. */

export const TYPED_KEY = "wijha:typed";
/** Marks the links that lead to the same page in the other language. */
const LEADS_ALONG = "[data-keeps-forms]";
const UNKEPT = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Entry = readonly [name: string, value: string, checked: boolean];
/** The controls of each form of a page, in their order. */
interface TypedForms {
  readonly path: string;
  readonly forms: readonly (readonly Entry[])[];
}

/** Whether a control's content may be kept: never a password, also while it is shown as text. */
export function isKept(control: { type: string; name: string; autocomplete?: string }): boolean {
  if (control.name === "" || UNKEPT.has(control.type)) return false;
  return !/password|one-time-code/i.test(`${control.name} ${control.autocomplete ?? ""}`);
}

/** Called once for a page with forms: puts back what came along, and keeps what is there when the language changes. @returns what ends it. */
export function carryTypedForms(): () => void {
  const typed = take();
  if (typed) putBack(typed);
  const left = ({ target }: Event) => {
    const forms = target instanceof Element && target.closest(LEADS_ALONG) && readTyped();
    if (forms) keep(forms);
  };
  document.addEventListener("click", left, true);
  return () => document.removeEventListener("click", left, true);
}

/** What is typed on this page now; null when it has nothing to type in. */
function readTyped(): TypedForms | null {
  const forms = formsOf().map((form) =>
    controlsOf(form).map((control): Entry => [control.name, control.value, isTicked(control) && control.checked]),
  );
  return forms.every((form) => form.length === 0) ? null : { path: location.pathname, forms };
}

/** Fills the forms of the page it was read from. */
function putBack({ path, forms }: TypedForms): void {
  if (path !== location.pathname) return;
  formsOf().forEach((form, at) => {
    const entries = [...(forms[at] ?? [])];
    for (const control of controlsOf(form)) {
      const found = entries.findIndex(
        ([name, value]) => name === control.name && (!isTicked(control) || control.value === value),
      );
      const entry = entries.splice(found, found < 0 ? 0 : 1)[0];
      if (entry) fill(control, entry);
    }
  });
}

function formsOf(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>("main form")];
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => "name" in element && "value" in element && isKept(element as Control),
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === "radio" || control.type === "checkbox";
}

function fill(control: Control, [, value, checked]: Entry): void {
  if (isTicked(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function keep(typed: TypedForms): void {
  try {
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(typed));
  } catch {}
}

function take(): TypedForms | null {
  try {
    const raw = sessionStorage.getItem(TYPED_KEY);
    sessionStorage.removeItem(TYPED_KEY);
    return raw ? (JSON.parse(raw) as TypedForms) : null;
  } catch {
    return null;
  }
}
