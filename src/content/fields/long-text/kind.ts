import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** Plain paragraphs, parted by an empty line. */
export function longText<const O extends ScalarOptions & { readonly max?: number }>(options: O) {
  const schema = z
    .string()
    .trim()
    .min(1)
    .max(options.max ?? 8000);
  return scalar({ kind: "long-text", schema }, options);
}
