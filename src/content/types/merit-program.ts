import { flag } from "../fields/flag/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relationToOne } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const meritProgram = contentType({
  name: "merit-program",
  api: { plural: "merit-programs", pageSize: 12 },
  label: "program_name",
  isSearched: true,
  fields: {
    program_name: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    benefits: list({ localised: true }),
    percentage: number({ required: true, min: 0, max: 100 }),
    country_city: text({ localised: true, required: true, searched: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    category: relationToOne({ to: "academic-program-category" }),
    institute: relationToOne({ to: "academic-program-institute" }),
  },
});
