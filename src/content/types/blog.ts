import { ACCOUNT_TYPES } from "#shared/actor.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { markdown } from "../fields/markdown/kind.ts";
import { media } from "../fields/media/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

/** Grades a post can be meant for: the codes of people's profiles, who stand above this room. */
export const POST_GRADES = ["8", "9", "10", "11", "12", "university", "graduate", "not-studying"] as const;

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
    /** Whom it is meant for, who then hear of it: kinds of accounts and grades; none named: everybody. */
    account_types: list({ of: ACCOUNT_TYPES }),
    grades: list({ of: POST_GRADES }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
