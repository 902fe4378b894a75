import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** Text with Markdown's headings, lists and links; whoever shows it makes it into clean HTML. */
export function markdown<const O extends ScalarOptions & { readonly max?: number }>(options: O) {
  const schema = z
    .string()
    .trim()
    .min(1)
    .max(options.max ?? 60_000);
  return scalar({ kind: "markdown", schema }, options);
}
