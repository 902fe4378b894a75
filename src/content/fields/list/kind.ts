import { z } from "zod";
import { listed, type ScalarOptions } from "../field.ts";

/** Short pieces of text in an order: an array in the store and on the wire. */
export function list<const O extends ScalarOptions & { readonly most?: number }>(options: O) {
  const schema = z.array(z.string().trim().min(1).max(400)).max(options.most ?? 30);
  return listed<string, O>({ kind: "list", schema, comparison: "none" }, options);
}
