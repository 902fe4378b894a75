import { z } from "zod";
import type { RelationField } from "../field.ts";

const MOST = 500;
const RELATION = { role: "relation", kind: "relation", family: null } as const;

interface RelationOptions<To extends string> {
  readonly to: To;
  readonly private?: boolean;
}

/** Points at records of another type (or its own). Stored as their document ids. */
export function relation<const To extends string>(options: RelationOptions<To>): RelationField<To, false> {
  return { ...RELATION, to: options.to, one: false, private: options.private ?? false };
}

/** Points at one record at most: an object or null on the wire. */
export function relationToOne<const To extends string>(options: RelationOptions<To>): RelationField<To, true> {
  return { ...RELATION, to: options.to, one: true, private: options.private ?? false };
}

/** What a relation holds in the store. */
export const linkedIds = z
  .array(z.string().regex(/^[a-z0-9]{8,40}$/, "wrong_value"))
  .max(MOST)
  .refine((ids) => new Set(ids).size === ids.length, "content_listed_twice");

/** What a relation to one record holds in the store. */
export const linkedId = linkedIds.max(1);
