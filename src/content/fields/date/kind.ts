import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

/** A day, as YYYY-MM-DD. */
export function date<const O extends ScalarOptions>(options: O) {
  return scalar({ kind: "date", schema: z.iso.date("wrong_value") }, options);
}
