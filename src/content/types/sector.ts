import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const sector = contentType({
  name: "sector",
  api: { plural: "sectors", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    summary: text({ localised: true, required: true, max: 300 }),
    description: longText({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    work_environments: relation({ to: "work-environment" }),
    jobs: inverse({ from: "job", field: "sectors" }),
  },
});
