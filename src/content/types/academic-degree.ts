import { enumeration } from "../fields/enumeration/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation, relationToOne } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { DEGREE_TYPE_LABELS, STUDY_MODE_LABELS } from "./labels.ts";
import { ACADEMIC_PROFILE } from "./slug-spaces.ts";

export const academicDegree = contentType({
  name: "academic-degree",
  api: { plural: "academic-degrees", pageSize: 12 },
  slugs: ACADEMIC_PROFILE,
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    degree_name: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    about: longText({ localised: true, required: true, searched: true }),
    type: enumeration(DEGREE_TYPE_LABELS, { required: true }),
    study_mode: enumeration(STUDY_MODE_LABELS, { required: true }),
    duration: number({ required: true, min: 1, max: 144 }),
    what_you_study: list({ localised: true }),
    requirements: list({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    banner: media({ family: "picture" }),
    university: relationToOne({ to: "university" }),
    academic_degree_areas: relation({ to: "academic-degree-area" }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
    academic_programs: inverse({ from: "academic-program", field: "academic_degree" }),
  },
});
