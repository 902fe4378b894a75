import { z } from "zod";
import { listed, type ScalarOptions } from "../field.ts";

const keyword = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^,\r\n]*$/, "content_no_comma");

/** Search words: an array in the store, one comma-separated string on the wire. */
export function keywords<const O extends ScalarOptions>(options: O) {
  return listed<string, O>(
    { kind: "keywords", schema: z.array(keyword).max(40), toWire: (value) => value.join(",") },
    options,
  );
}
