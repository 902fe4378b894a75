import { z } from "zod";
import { listed, type ScalarOptions } from "../field.ts";

/** Short pieces of text in an order, of a few values where `of` names them: an array in the store and on the wire. */
export function list<const O extends ScalarOptions & { readonly most?: number; readonly of?: readonly string[] }>(
  options: O,
) {
  const piece = options.of ? z.enum(options.of, "wrong_value") : z.string().trim().min(1).max(400);
  const schema: z.ZodType<string[]> = z.array(piece).max(options.most ?? 30);
  return listed<string, O>({ kind: "list", schema, comparison: "none" }, options);
}
