import { code } from "../fields/code/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const book = contentType({
  name: "book",
  api: { plural: "books", pageSize: 12 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    publisher: text({ localised: true }),
    publishedOn: code({ pattern: /^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$/ }),
    languages: list({ most: 20 }),
    print_length: number({ whole: true, min: 1 }),
    rating: number({ min: 0, max: 5 }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    cover: media({ family: "picture" }),
    media: media(),
    book_authors: relation({ to: "book-author" }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
