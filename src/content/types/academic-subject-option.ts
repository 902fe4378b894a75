import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { number } from "../fields/number/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const academicSubjectOption = contentType({
  name: "academic-subject-option",
  api: { plural: "academic-subject-options", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    keywords: keywords({ localised: true, searched: true }),
    order: number({ whole: true, min: 0 }),
    academic_programs: inverse({ from: "academic-program", field: "subject" }),
    jobs: inverse({ from: "job", field: "school_subjects" }),
  },
});
