import { faultWords, fieldFaultWords } from "#i18n/fault-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { FieldFault } from "#platform/errors.ts";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";

/** The sentence for one field of a refused form, if it was refused for it. */
export function faultOf(refused: RefusedForm | undefined, name: string): string | undefined {
  const fault = refused?.fault.fields.find((field) => field.path === name);
  return fault && fieldFaultWords(fault);
}

/** What was typed before the form came back. */
export function typed(refused: RefusedForm | undefined, name: string): string | undefined {
  return refused?.values[name];
}

const LABELS: Readonly<Record<string, () => string>> = {
  firstName: m.accounts_field_first_name,
  lastName: m.accounts_field_last_name,
  email: m.accounts_field_email,
  password: m.accounts_field_password,
  confirmPassword: m.accounts_field_confirm_password,
  accountType: m.accounts_field_account_type,
  grade: m.accounts_field_grade,
  gender: m.accounts_field_gender,
  ageBand: m.accounts_field_age_band,
};
/** Sentences that do not say themselves which field they are about. */
const NAMELESS = new Set(["required", "choice_unknown", "wrong_type", "unknown_key"]);

function itemText(field: FieldFault): string {
  const label = NAMELESS.has(field.code) && Object.hasOwn(LABELS, field.path) ? LABELS[field.path]?.() : undefined;
  return label ? `${label}: ${fieldFaultWords(field)}` : fieldFaultWords(field);
}

interface FormFaultProps {
  readonly refused: RefusedForm | undefined;
  /** Fields that have no control of their own, with the id of the control that stands for them. */
  readonly stand?: Readonly<Record<string, string>>;
}

/** All that is wrong with a refused form, first on the page and with focus. */
export function FormFault({ refused, stand = {} }: FormFaultProps) {
  if (!refused) return null;
  const { code, fields, retryAfter } = refused.fault;
  const items = fields.map((field) => ({ id: stand[field.path] ?? field.path, text: itemText(field) }));
  if (items.length > 0) return <ErrorSummary items={items} refusal={refused} />;
  const wait = retryAfter ? ` ${m.accounts_retry_minutes({ count: Math.ceil(retryAfter / 60) })}` : "";
  return <ErrorSummary items={[{ text: faultWords(code) + wait }]} refusal={refused} />;
}
