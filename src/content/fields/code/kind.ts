import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** A code or address of an outside classification, as it is written there. */
export function code<const O extends ScalarOptions & { readonly pattern: RegExp }>(options: O) {
  return scalar({ kind: "code", schema: z.string().max(300).regex(options.pattern, "wrong_value") }, options);
}
