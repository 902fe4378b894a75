import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const tipsAndTrick = contentType({
  name: "tips-and-trick",
  api: { plural: "tips-and-trick", pageSize: 1 },
  single: true,
  fields: {
    title: text({ localised: true, required: true }),
    tips: list({ localised: true, most: 100 }),
    keywords: keywords({ localised: true }),
  },
});
