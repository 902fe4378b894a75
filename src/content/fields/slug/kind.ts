import { z } from "zod";

/** The stable name of a record in addresses: the same in both languages. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "content_slug_invalid");
