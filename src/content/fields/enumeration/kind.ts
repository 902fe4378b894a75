import { z } from "zod";
import type { Locale } from "#i18n/locales.ts";
import { type EmptyOf, type ScalarField, type ScalarOptions, scalar } from "../field.ts";

/** A value's name in a language. */
export type Label = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

interface EnumerationField<Value extends string, Empty> extends ScalarField<Value, Empty> {
  readonly labels: Readonly<Record<Value, Label>>;
}

/** One of a few values, each with a label in both languages; the wire has the value. */
export function enumeration<Value extends string, const O extends ScalarOptions>(
  labels: Readonly<Record<Value, Label>>,
  options: O,
): EnumerationField<Value, EmptyOf<O>> {
  const values = Object.keys(labels) as [Value, ...Value[]];
  const schema = z.enum(values, { error: (fault) => (fault.input === undefined ? "required" : "wrong_value") });
  return { ...scalar<Value, O>({ kind: "enumeration", schema: schema as z.ZodType<Value> }, options), labels };
}
