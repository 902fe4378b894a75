import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** One line of text. */
export function text<const O extends ScalarOptions & { readonly max?: number }>(options: O) {
  const schema = z
    .string()
    .trim()
    .min(1)
    .max(options.max ?? 200)
    .regex(/^[^\r\n]*$/, "content_one_line");
  return scalar({ kind: "text", schema }, options);
}
