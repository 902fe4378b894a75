import { enumeration } from "../fields/enumeration/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation, relationToOne } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { CERTIFICATE_LEVEL_LABELS, STUDY_MODE_LABELS } from "./labels.ts";
import { ACADEMIC_PROFILE } from "./slug-spaces.ts";

export const certification = contentType({
  name: "certification",
  api: { plural: "certifications", pageSize: 12 },
  slugs: ACADEMIC_PROFILE,
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    major: text({ localised: true, searched: true }),
    field: text({ localised: true, searched: true }),
    donor_organisation: text({ localised: true }),
    study_pattern: enumeration(STUDY_MODE_LABELS, { required: true }),
    duration: number({ required: true, min: 0.25, max: 144 }),
    certificate_level: enumeration(CERTIFICATE_LEVEL_LABELS, { required: true }),
    validity: number({ whole: true, min: 1, max: 240 }),
    specialisations: list({ localised: true }),
    entry_requirements: list({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    banner: media({ family: "picture" }),
    institution: relationToOne({ to: "institution" }),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
