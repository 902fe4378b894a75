import { enumeration } from "../fields/enumeration/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { SKILL_CATEGORY_LABELS } from "./labels.ts";

export const futureSkill = contentType({
  name: "future-skill",
  api: { plural: "future-skills", pageSize: 25 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    category: enumeration(SKILL_CATEGORY_LABELS, { required: true }),
    keywords: keywords({ localised: true, searched: true }),
    jobs: inverse({ from: "job", field: "future_skills" }),
  },
});
