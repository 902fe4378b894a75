import { m } from "#i18n/paraglide/messages.js";
import { type ErrorItem, ErrorSummary } from "./error-summary.tsx";

interface Fault {
  readonly path: string;
  readonly code: string;
  readonly text: string;
}

/** A form as it came back: what was wrong, and what had been typed. */
export interface Refused {
  readonly fault: { readonly text: string; readonly fields: readonly Fault[]; readonly retryAfter?: number };
  readonly values: Readonly<Record<string, string>>;
}

/** The sentence for one field of a refused form, if it was refused for it. */
export function faultOf(refused: Refused | undefined, name: string): string | undefined {
  return refused?.fault.fields.find((field) => field.path === name)?.text;
}

/** What was typed before the form came back. */
export function typed(refused: Refused | undefined, name: string): string | undefined {
  return refused?.values[name];
}

/** Names of fields, for sentences that do not say themselves which field they are about. */
export type FieldLabels = Readonly<Record<string, () => string>>;

const NAMELESS = new Set(["required", "choice_unknown", "wrong_type", "unknown_key"]);

function itemText(field: Fault, labels: FieldLabels): string {
  const label = NAMELESS.has(field.code) && Object.hasOwn(labels, field.path) ? labels[field.path]?.() : undefined;
  return label ? `${label}: ${field.text}` : field.text;
}

interface FormFaultProps {
  readonly refused: Refused | undefined;
  /** Fields that have no control of their own, with the id of the control that stands for them. */
  readonly stand?: Readonly<Record<string, string>>;
  readonly labels?: FieldLabels;
  /** What else has to be done, beside the fields that were refused. */
  readonly also?: ErrorItem;
  /** Said over the list where something was left out. */
  readonly fill?: string;
}

/** All that is wrong with a refused form, first on the page and with focus. */
export function FormFault({ refused, stand = {}, labels = {}, also, fill = m.ui_fill_all() }: FormFaultProps) {
  if (!refused) return null;
  const { text, fields, retryAfter } = refused.fault;
  const items = fields.map((field) => ({ id: stand[field.path] ?? field.path, text: itemText(field, labels) }));
  const title = fields.some((field) => field.code === "required") ? fill : undefined;
  if (items.length > 0) return <ErrorSummary items={also ? [...items, also] : items} title={title} refusal={refused} />;
  const wait = retryAfter ? ` ${m.ui_retry_minutes({ count: Math.ceil(retryAfter / 60) })}` : "";
  return <ErrorSummary items={[{ text: text + wait }]} refusal={refused} />;
}
