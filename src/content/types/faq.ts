import { enumeration } from "../fields/enumeration/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { markdown } from "../fields/markdown/kind.ts";
import { number } from "../fields/number/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { FAQ_TOPIC_LABELS } from "./labels.ts";

export const faq = contentType({
  name: "faq",
  api: { plural: "faqs", pageSize: 100 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true, max: 300 }),
    content: markdown({ localised: true, required: true, searched: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    topic: enumeration(FAQ_TOPIC_LABELS, { required: true }),
    order: number({ required: true, whole: true, min: 0 }),
  },
});
