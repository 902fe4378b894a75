import { keywords } from "../fields/keywords/kind.ts";
import { markdown } from "../fields/markdown/kind.ts";
import { media } from "../fields/media/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const blog = contentType({
  name: "blog",
  api: { plural: "blogs", pageSize: 12 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    description: text({ localised: true, required: true, searched: true, max: 300 }),
    content: markdown({ localised: true, required: true, searched: true }),
    author: text({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    thumbnail: media({ family: "picture" }),
    banner: media({ family: "picture" }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
