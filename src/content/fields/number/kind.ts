import { z } from "zod";
import { type ScalarOptions, scalar } from "../field.ts";

interface NumberOptions extends ScalarOptions {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
}

/** A number within bounds. */
export function number<const O extends NumberOptions>(options: O) {
  const plain = options.whole ? z.number().int() : z.number();
  const schema = plain.min(options.min ?? Number.MIN_SAFE_INTEGER).max(options.max ?? Number.MAX_SAFE_INTEGER);
  return scalar({ kind: "number", schema, comparison: "number" }, options);
}
