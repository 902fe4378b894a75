import { code } from "../fields/code/kind.ts";
import { date } from "../fields/date/kind.ts";
import { enumeration } from "../fields/enumeration/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation, relationToOne } from "../fields/relation/kind.ts";
import { shape } from "../fields/shape/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { entryRules, subjectsOf } from "./entry-rules.ts";
import { STUDY_MODE_LABELS } from "./labels.ts";
import { ACADEMIC_PROFILE } from "./slug-spaces.ts";

export const academicProgram = contentType({
  name: "academic-program",
  api: { plural: "academic-programs", pageSize: 12 },
  slugs: ACADEMIC_PROFILE,
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    program_code: code({ required: true, pattern: /^[A-Z]{2}[0-9]{3,5}$/ }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    study_mode: enumeration(STUDY_MODE_LABELS, { required: true }),
    duration: number({ required: true, min: 1, max: 144 }),
    seats: number({ whole: true, min: 1 }),
    languages: list({ most: 5 }),
    fees: text({ localised: true, max: 120 }),
    apply_from: date({}),
    apply_until: date({}),
    entry_rules: shape(entryRules, {
      required: true,
      names: { to: "academic-subject-option", listedIn: "subject", slugsIn: ({ rule }) => subjectsOf(rule) },
    }),
    guide_title: text({ localised: true }),
    guide_page: number({ whole: true, min: 1 }),
    guide_year: number({ whole: true, min: 2000, max: 2100 }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    banner: media({ family: "picture" }),
    subject: relation({ to: "academic-subject-option" }),
    location: relationToOne({ to: "academic-program-location" }),
    category: relationToOne({ to: "academic-program-category" }),
    institute: relationToOne({ to: "academic-program-institute" }),
    academic_degree: relationToOne({ to: "academic-degree" }),
    jobs: relation({ to: "job" }),
  },
});
