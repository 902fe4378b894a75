import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** A day, as YYYY-MM-DD; with `isAhead` nobody writes one that has passed. */
export function date<const O extends ScalarOptions & { readonly isAhead?: boolean }>(options: O) {
  return scalar({ kind: "date", schema: z.iso.date("wrong_value"), isAhead: options.isAhead }, options);
}
