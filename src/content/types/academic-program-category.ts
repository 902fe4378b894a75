import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { number } from "../fields/number/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const academicProgramCategory = contentType({
  name: "academic-program-category",
  api: { plural: "academic-program-categories", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    keywords: keywords({ localised: true, searched: true }),
    order: number({ whole: true, min: 0 }),
    academic_programs: inverse({ from: "academic-program", field: "category" }),
    merit_programs: inverse({ from: "merit-program", field: "category" }),
  },
});
