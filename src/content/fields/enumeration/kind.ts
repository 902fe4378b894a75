import { z } from "zod";
import type { Locale } from "#i18n/locales.ts";
import { type EmptyOf, type ScalarField, type ScalarOptions, scalar } from "../field.ts";

/** A value's name in a language. */
export type Label = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

interface EnumerationField<Value extends string, Empty> extends ScalarField<Value, Empty> {
  readonly labels: Readonly<Record<Value, Label>>;
}

/** What readers see of a value nobody wrote: the usual one, where there is one. */
type Unwritten<Value, O extends ScalarOptions> = O extends { readonly usual: Value } ? never : EmptyOf<O>;

/** One of a few values, each with a label in both languages; the wire has the value. `usual` stands where nothing was written. */
export function enumeration<Value extends string, const O extends ScalarOptions & { readonly usual?: NoInfer<Value> }>(
  labels: Readonly<Record<Value, Label>>,
  options: O,
): EnumerationField<Value, Unwritten<Value, O>> {
  const values = Object.keys(labels) as [Value, ...Value[]];
  const schema = z.enum(values, { error: (fault) => (fault.input === undefined ? "required" : "wrong_value") });
  const field = scalar<Value, O>({ kind: "enumeration", schema: schema as z.ZodType<Value> }, options);
  return { ...field, empty: (options.usual ?? field.empty) as Unwritten<Value, O>, labels };
}
