import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { number } from "../fields/number/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const qualification = contentType({
  name: "qualification",
  api: { plural: "qualifications", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, max: 300 }),
    description: longText({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    order: number({ required: true, whole: true, min: 0 }),
    jobs: inverse({ from: "job", field: "qualifications" }),
  },
});
