import type { Locale } from "./locales.ts";
import * as faults from "./paraglide/faults.js";

type Words = (inputs: Record<string, string | number>, options?: { locale?: Locale }) => string;
const all = faults as unknown as Record<string, Words | undefined>;

/** The sentence of a refusal by its code (`fault_<code>`), in the ambient or the given language. */
export function faultWords(code: string, locale?: Locale): string {
  return (all[`fault_${code}`] ?? all.fault_internal)?.({}, { locale }) ?? code;
}

/** The sentence of one refused field by its code (`fault_field_<code>`). */
export function fieldFaultWords(
  fault: { code: string; values?: Readonly<Record<string, string | number>> },
  locale?: Locale,
): string {
  return (
    (all[`fault_field_${fault.code}`] ?? all.fault_field_wrong_value)?.({ ...fault.values }, { locale }) ?? fault.code
  );
}
