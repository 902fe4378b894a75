import { keywords } from "../fields/keywords/kind.ts";
import { markdown } from "../fields/markdown/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const privacyAndPolicy = contentType({
  name: "privacy-and-policy",
  single: true,
  api: { plural: "privacy-and-policy", pageSize: 1 },
  fields: {
    title: text({ localised: true, required: true }),
    summary: text({ localised: true, required: true, max: 300 }),
    /** `{support}` stands for the support address of the settings. */
    content: markdown({ localised: true, required: true }),
    keywords: keywords({ localised: true }),
    /** Another value asks everybody to agree anew; corrections of spelling keep it. */
    consent_version: text({ required: true, max: 40 }),
  },
});
