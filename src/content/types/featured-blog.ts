import { relationToOne } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const featuredBlog = contentType({
  name: "featured-blog",
  api: { plural: "featured-blog", pageSize: 1 },
  single: true,
  fields: {
    title: text({ localised: true, required: true }),
    blog: relationToOne({ to: "blog" }),
  },
});
