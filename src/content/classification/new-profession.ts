import type { Proposal } from "../import/proposal.ts";
import { JOB_TYPE_LABELS } from "../types/labels.ts";
import type { Occupation, OccupationText } from "./esco-tables.server.ts";

/** The major groups of ISCO-08 by their first digit. */
const GROUPS = [
  "armed_forces",
  "manager",
  "professional",
  "technician",
  "clerical",
  "service",
  "agriculture",
  "craft",
  "operator",
  "elementary",
];
const LONGEST_SUMMARY = 300;

/** An occupation that no profession stands for yet, as a short profile; null where it lacks what readers need. */
export function newProfession(
  one: Occupation,
  parts: Omit<Proposal, "slug">,
  taken: ReadonlySet<string>,
): (Proposal & { readonly slug: string }) | null {
  const { en, ar } = one.texts;
  const group = GROUPS[Number(one.isco.charAt(0))] ?? "";
  if (!en?.description || !(group in JOB_TYPE_LABELS)) return null;
  const slug = slugOf(en.title, one, taken);
  const [masculine = "", feminine] = (ar?.title ?? "").split(/\s*\/\s*/);
  const texts = (text: OccupationText, title: string) => ({ title, summary: firstSentence(text.description) });
  return {
    slug,
    data: {
      ...parts.data,
      profile: "short",
      job_type: group,
      esco_uri: one.uri,
      ...(feminine && { title_feminine: feminine }),
    },
    ar: ar?.description ? { ...parts.ar, ...texts(ar, masculine) } : {},
    en: { ...parts.en, ...texts(en, en.title.charAt(0).toUpperCase() + en.title.slice(1)) },
    links: {},
    ...(parts.source && { source: parts.source }),
  };
}

function slugOf(title: string, { code }: Occupation, taken: ReadonlySet<string>): string {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
  const slug = plain(title).slice(0, 80).replace(/-+$/, "");
  return taken.has(slug) ? `${slug}-${plain(code)}` : slug;
}

function firstSentence(text: string): string {
  const sentence = /^.*?[.؟!](?=\s|$)/su.exec(text)?.[0] ?? text;
  return sentence.length <= LONGEST_SUMMARY
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(" ", LONGEST_SUMMARY - 1))}…`;
}
