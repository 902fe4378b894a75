import { z } from "zod";
import { number } from "../fields/number/kind.ts";
import { shape } from "../fields/shape/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

/** A smaller copy of a picture, as Strapi names its parts; sizes in kB. */
const format = z.strictObject({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  path: z.null(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  sizeInBytes: z.number(),
  url: z.string(),
});
const formats = z.record(z.string(), format);

/** A file of the media library. A person's own files are never here. */
export const file = contentType({
  name: "file",
  label: "name",
  // A private file is handed out by the API alone.
  isForReaders: ({ url }) => !String(url).startsWith("/api/"),
  fields: {
    name: text({ required: true }),
    alternativeText: text({ localised: true, max: 300 }),
    caption: text({ localised: true, max: 300 }),
    width: number({ whole: true, min: 1 }),
    height: number({ whole: true, min: 1 }),
    formats: shape(formats, {}),
    hash: text({ required: true }),
    ext: text({ required: true, max: 10 }),
    mime: text({ required: true }),
    size: number({ required: true, min: 0 }),
    url: text({ required: true }),
    previewUrl: text({}),
    provider: text({ required: true }),
    provider_metadata: shape(z.null(), {}),
  },
});
