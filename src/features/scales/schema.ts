import { z } from "zod";

const time = z.iso.datetime();

/** What every record of a list has that is no content of editors; `fields` may leave it out. */
export const listedRecord = {
  slug: z.string(),
  keywords: z.string(),
  source: z.null(),
  createdAt: time,
  updatedAt: time,
  publishedAt: time,
  locale: z.enum(["ar", "en"]),
};

/** What no answer leaves out. */
export const recordName = { id: z.int(), documentId: z.string() };

/** Beside Strapi's own `pagination[…]`. */
export const plainPaging = { page: z.coerce.number().int().optional(), pageSize: z.coerce.number().int().optional() };
