import { z } from "zod";
import type { RelationField } from "../field.ts";

const MOST = 500;

/** Points at records of another type (or its own). Stored as their document ids. */
export function relation<const To extends string>(options: {
  readonly to: To;
  readonly private?: boolean;
}): RelationField<To> {
  return { role: "relation", kind: "relation", to: options.to, private: options.private ?? false };
}

/** What a relation holds in the store. */
export const linkedIds = z
  .array(z.string().regex(/^[a-z0-9]{8,40}$/, "wrong_value"))
  .max(MOST)
  .refine((ids) => new Set(ids).size === ids.length, "content_listed_twice");
