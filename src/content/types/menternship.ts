import { z } from "zod";
import { code } from "../fields/code/kind.ts";
import { date } from "../fields/date/kind.ts";
import { enumeration } from "../fields/enumeration/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { shape } from "../fields/shape/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { LEVEL_LABELS } from "./labels.ts";

const words = z.string().trim().min(1).max(600);
/** What is done in a virtual experience, step by step. */
const tasks = z
  .array(z.strictObject({ title: words, minutes: z.number().int().min(1).max(600), learn: words, do: words }))
  .max(20);

export const menternship = contentType({
  name: "menternship",
  api: { plural: "menternships", pageSize: 12 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    provider: text({ localised: true }),
    employer: text({ localised: true }),
    industry: text({ localised: true }),
    level: enumeration(LEVEL_LABELS, { required: true }),
    minutes: number({ whole: true, min: 5 }),
    languages: list({ most: 20 }),
    free: flag({}),
    certificate: flag({}),
    skills_gained: list({ localised: true }),
    prerequisites: list({ localised: true }),
    tasks: shape(tasks, { localised: true }),
    url: code({ pattern: /^https:\/\/[^\s]+$/ }),
    opens: date({}),
    closes: date({}),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    banner: media({ family: "picture" }),
    sectors: relation({ to: "sector" }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
