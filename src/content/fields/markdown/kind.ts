import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

const LONGEST_WORD = 1000;
const MOST_SIGNS = 500;
/** Sixteen quotes or lists within each other on one line. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){16}/m;
const EMPTY_LINE = /\n[ \t]*\n/;

/** What the readers of Markdown go through again and again, until they take seconds or run out of stack. */
function isTangled(text: string): boolean {
  const signs = (part: string) => part.match(/[*_~]+/g)?.length ?? 0;
  return (
    NESTED.test(text) ||
    text.split(/\s+/).some((word) => word.length > LONGEST_WORD) ||
    text.split(EMPTY_LINE).some((part) => signs(part) > MOST_SIGNS)
  );
}

/** Text with Markdown's headings, lists and links; whoever shows it makes it into clean HTML. */
export function markdown<const O extends ScalarOptions & { readonly max?: number }>(options: O) {
  const schema = z
    .string()
    .trim()
    .min(1)
    .max(options.max ?? 60_000)
    .refine((text) => !isTangled(text), "content_tangled");
  return scalar({ kind: "markdown", schema }, options);
}
