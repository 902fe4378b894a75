import { enumeration } from "../fields/enumeration/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { SKILL_CATEGORY_LABELS } from "./labels.ts";
import { FUTURE_SKILLS } from "./slug-spaces.ts";

export const futureSkill = contentType({
  name: "future-skill",
  slugs: FUTURE_SKILLS,
  api: { plural: "future-skills", pageSize: 25 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    category: enumeration(SKILL_CATEGORY_LABELS, { required: true }),
    how_to_learn: list({ localised: true }),
    in_daily_work: list({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    thumbnail: media({ family: "picture" }),
    related_skills: relation({ to: "future-skill" }),
    jobs: inverse({ from: "job", field: "future_skills" }),
    academic_degrees: inverse({ from: "academic-degree", field: "future_skills" }),
    certifications: inverse({ from: "certification", field: "future_skills" }),
    menternships: inverse({ from: "menternship", field: "future_skills" }),
    courses: inverse({ from: "course", field: "future_skills" }),
    blogs: inverse({ from: "blog", field: "future_skills" }),
    documents: inverse({ from: "document", field: "future_skills" }),
    books: inverse({ from: "book", field: "future_skills" }),
  },
});
