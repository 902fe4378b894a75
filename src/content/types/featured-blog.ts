import { keywords } from "../fields/keywords/kind.ts";
import { relationToOne } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const featuredBlog = contentType({
  name: "featured-blog",
  api: { plural: "featured-blog", pageSize: 1 },
  single: true,
  fields: {
    title: text({ localised: true, required: true }),
    keywords: keywords({ localised: true }),
    blog: relationToOne({ to: "blog" }),
  },
});
