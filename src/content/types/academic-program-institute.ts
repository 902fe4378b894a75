import { flag } from "../fields/flag/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { relationToOne } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const academicProgramInstitute = contentType({
  name: "academic-program-institute",
  api: { plural: "academic-program-institutes", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, max: 300 }),
    keywords: keywords({ localised: true, searched: true }),
    sample: flag({}),
    university: relationToOne({ to: "university" }),
    academic_programs: inverse({ from: "academic-program", field: "institute" }),
    merit_programs: inverse({ from: "merit-program", field: "institute" }),
  },
});
