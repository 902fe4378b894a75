import { code } from "../fields/code/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { number } from "../fields/number/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const workEnvironment = contentType({
  name: "work-environment",
  api: { plural: "work-environments", pageSize: 12 },
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    /** The second set of names for the same six environments. */
    alt_title: text({ localised: true, required: true }),
    code: code({ required: true, pattern: /^[RIASEC]$/ }),
    order: number({ required: true, whole: true, min: 1, max: 6 }),
    summary: text({ localised: true, required: true, max: 300 }),
    description: longText({ localised: true }),
    activities: list({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    jobs: inverse({ from: "job", field: "work_environments" }),
    sectors: inverse({ from: "sector", field: "work_environments" }),
  },
});
