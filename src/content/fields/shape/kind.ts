import type { z } from "zod";
import { type NamedRecords, type ScalarOptions, scalar } from "../field.ts";

/** A small JSON value of a known shape; its keys leave in the order of the shape, whatever the database kept. */
export function shape<Value, const O extends ScalarOptions & { readonly names?: NamedRecords<NoInfer<Value>> }>(
  schema: z.ZodType<Value>,
  options: O,
) {
  return scalar<Value, O>(
    { kind: "shape", schema, comparison: "none", toWire: (value) => schema.parse(value), names: options.names },
    options,
  );
}
