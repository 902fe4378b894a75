import { flag } from "../fields/flag/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const university = contentType({
  name: "university",
  api: { plural: "universities", pageSize: 12 },
  label: "name",
  isSearched: true,
  fields: {
    name: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    location: text({ localised: true, required: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    sample: flag({}),
    banner: media({ family: "picture" }),
    academic_degrees: inverse({ from: "academic-degree", field: "university" }),
    academic_program_institutes: inverse({ from: "academic-program-institute", field: "university" }),
  },
});
