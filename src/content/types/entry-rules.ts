import { z } from "zod";
import { slug } from "../fields/slug/kind.ts";

/** What a programme asks of a school certificate: a mark in a subject, all of several rules, any of them, or some of them. */
export type EntryRule =
  | { readonly subject: string; readonly minimum: number }
  | { readonly allOf: readonly EntryRule[] }
  | { readonly anyOf: readonly EntryRule[] }
  | { readonly atLeast: number; readonly of: readonly EntryRule[] };

export interface EntryRules {
  /** In percent. */
  readonly minimum_average?: number;
  readonly rule: EntryRule;
}

const DEEPEST = 3;
const MOST = 12;
const percent = z.number().min(0).max(100);
const mark = z.strictObject({ subject: slug, minimum: percent });

function ruleOf(depth: number): z.ZodType<EntryRule> {
  if (depth >= DEEPEST) return mark;
  const rules = z
    .array(ruleOf(depth + 1))
    .min(1)
    .max(MOST);
  const some = z
    .strictObject({ atLeast: z.number().int().min(1), of: rules })
    .refine((rule) => rule.atLeast <= rule.of.length, "wrong_value");
  return z.union([mark, z.strictObject({ allOf: rules }), z.strictObject({ anyOf: rules }), some]);
}

/** Grades are in percent; subjects are slugs of academic-subject-option. At most three levels deep. */
export const entryRules: z.ZodType<EntryRules> = z.strictObject({
  minimum_average: percent.exactOptional(),
  rule: ruleOf(1),
});

/** The subjects a rule names, each once. */
export function subjectsOf(rule: EntryRule): readonly string[] {
  if ("subject" in rule) return [rule.subject];
  const parts = "allOf" in rule ? rule.allOf : "anyOf" in rule ? rule.anyOf : rule.of;
  return [...new Set(parts.flatMap(subjectsOf))];
}
