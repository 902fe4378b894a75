import { enumeration } from "../fields/enumeration/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { markdown } from "../fields/markdown/kind.ts";
import { mediaList } from "../fields/media/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { DOCUMENT_ICON_LABELS } from "./labels.ts";

export const document = contentType({
  name: "document",
  api: { plural: "documents", pageSize: 12 },
  isSearched: true,
  fields: {
    title: text({ localised: true, required: true, searched: true }),
    description: text({ localised: true, required: true, searched: true, max: 300 }),
    content: markdown({ localised: true, searched: true }),
    icon: enumeration(DOCUMENT_ICON_LABELS, { required: true }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    media: mediaList(),
    jobs: relation({ to: "job" }),
    future_skills: relation({ to: "future-skill" }),
  },
});
