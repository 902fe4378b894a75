import { code } from "../fields/code/kind.ts";
import { enumeration } from "../fields/enumeration/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { LEVEL_LABELS } from "./labels.ts";

export const course = contentType({
  name: "course",
  api: { plural: "courses", pageSize: 12 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    provider: text({ localised: true }),
    level: enumeration(LEVEL_LABELS, { required: true }),
    hours: number({ min: 0.25 }),
    languages: list({ most: 20 }),
    free: flag({}),
    certificate: flag({}),
    skills_gained: list({ localised: true }),
    url: code({ pattern: /^https:\/\/[^\s]+$/ }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    banner: media({ family: "picture" }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
