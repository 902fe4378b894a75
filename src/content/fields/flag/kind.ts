import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** Yes or no. */
export function flag<const O extends ScalarOptions>(options: O) {
  return scalar({ kind: "flag", schema: z.boolean(), comparison: "flag" }, options);
}
