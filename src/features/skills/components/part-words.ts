import { m } from "#i18n/paraglide/messages.js";
import type { Part } from "../rules/parts.ts";
import type { Category } from "../rules.ts";
import { categoryLead, categoryName } from "./skill-words.ts";

interface PartWords {
  /** On its toggle. */
  readonly name: () => string;
  readonly title: () => string;
  readonly lead: () => string;
  /** The link to all of it. */
  readonly all: () => string;
}

/** The words of the overview's parts. */
export const PART_WORDS: Readonly<Record<Part, PartWords>> = {
  basic: ofCategory("basic", m.skills_all_basic),
  practical: ofCategory("applied", m.skills_all_applied),
  technical: ofCategory("technical", m.skills_all_technical),
  blogs: { name: m.skills_blogs, title: m.skills_blogs_title, lead: m.skills_blogs_lead, all: m.skills_all_blogs },
  docs: {
    name: m.skills_documents,
    title: m.skills_documents_title,
    lead: m.skills_documents_lead,
    all: m.skills_all_documents,
  },
};

function ofCategory(category: Category, all: () => string): PartWords {
  const name = () => categoryName(category);
  return { name, title: name, lead: () => categoryLead(category), all };
}
