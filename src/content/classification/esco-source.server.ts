import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { FieldFault } from "#platform/errors.ts";
import type { Values } from "../body.ts";
import { describedBy } from "../change.server.ts";
import type { ImportSource, Proposal, SourceRow } from "../import/proposal.ts";
import { titleKey } from "../import/record-names.server.ts";
import { type Described, REGISTRY } from "../registry.ts";
import { refused } from "../sheet/file-fault.ts";
import { ESCO_FILES, type EscoTables, type Occupation, readEsco } from "./esco-tables.server.ts";
import { fieldHeading } from "./field-heading.server.ts";
import { newProfession } from "./new-profession.ts";
import { type JobIndex, readJobs, type ShortJob, sourceWith } from "./short-jobs.server.ts";
import { TableFolder } from "./tables.server.ts";

/** What a folder tells of itself as a whole; nothing of it stops an import. */
export interface FolderSource extends ImportSource {
  readonly notes: readonly FieldFault[];
}

const MOST_NAMES = 40;
const LONGEST_NAME = 60;
const LONGEST_TEXT = 8000;
const MOST_TOLD = 5;

/** ESCO's download as a source of short profiles: descriptions, other names, skills, codes. Full profiles are left as they are. */
export async function openEsco(ctx: Pick<Context, "db">, folder: string, locale: Locale): Promise<FolderSource> {
  const tables = new TableFolder(folder);
  if (!tables.has("occupations_en") && !tables.has("occupations_ar")) throw refused("import_no_occupations");
  const esco = await readEsco(tables);
  const jobs = await readJobs(ctx, "esco_uri");
  const described = describedBy(REGISTRY, "job");
  return {
    kind: "esco",
    type: "job",
    fileName: tables.name,
    fileHash: `${await tables.hash(ESCO_FILES)} ${jobs.mark}`,
    size: esco.occupations.size,
    notes: notesOf(esco, jobs),
    headingOf: (path) => fieldHeading(path, locale),
    async *rows() {
      let read = 0;
      const taken = new Set(jobs.slugs);
      for (const occupation of esco.occupations.values()) {
        read += 1;
        for (const row of rowsOf(occupation, esco, { ...jobs, slugs: taken }, described)) {
          taken.add(row.proposal.slug);
          yield { ...row, read };
        }
      }
    },
  };
}

type NamedRow = SourceRow & { readonly proposal: Proposal & { readonly slug: string } };

function rowsOf(one: Occupation, esco: EscoTables, jobs: JobIndex, described: Described): NamedRow[] {
  const short = jobs.short.get(one.uri) ?? [];
  if (short.length > 0)
    return short.map((job) => ({ n: one.n, proposal: updated(one, esco, job, described), faults: [] }));
  const proposal = jobs.full.has(one.uri) ? null : newProfession(one, partsOf(one, esco, null, described), jobs.slugs);
  return proposal ? [{ n: one.n, proposal, faults: [] }] : [];
}

function updated(one: Occupation, esco: EscoTables, job: ShortJob, described: Described): NamedRow["proposal"] {
  return { slug: job.body.slug, documentId: job.documentId, ...partsOf(one, esco, job, described) };
}

/** What ESCO knows of an occupation, without what it does not: that stays as it is. */
function partsOf(
  one: Occupation,
  esco: EscoTables,
  job: ShortJob | null,
  described: Described,
): Omit<Proposal, "slug"> {
  const green = esco.green.get(one.uri);
  const data = {
    ...(one.code && { esco_code: one.code }),
    ...(one.isco && { isco08: one.isco }),
    ...(green !== undefined && { green_share: green }),
    // Only what once was regulated is said not to be.
    ...((one.isRegulated || job?.body.data.regulated === true) && { regulated: one.isRegulated }),
  };
  const known = Object.fromEntries(Object.entries(data).filter(([name]) => described.scalars.has(name)));
  const added = {
    name: "ESCO (European Commission)",
    address: "https://esco.ec.europa.eu/",
    licence: null,
    date: one.modified || null,
  };
  return {
    data: known,
    ar: textsOf(one, esco, job, "ar"),
    en: textsOf(one, esco, job, "en"),
    links: {},
    source: sourceWith(job?.body.source ?? null, added, "ESCO"),
  };
}

function textsOf(one: Occupation, esco: EscoTables, job: ShortJob | null, locale: Locale): Values {
  const text = one.texts[locale];
  if (!text) return {};
  const before = job?.body[locale]?.alternative_labels;
  const names = [
    ...(Array.isArray(before) ? (before as string[]) : []),
    ...text.names.map((name) => name.replaceAll(",", " ")),
  ];
  const fit = distinct(names).filter((name) => name.length <= LONGEST_NAME && titleKey(name) !== titleKey(text.title));
  const skills = skillsOf(esco.essential.get(one.uri), esco.skills[locale]);
  const others = skillsOf(esco.optional.get(one.uri), esco.skills[locale]);
  return {
    ...(text.description && { description: text.description.slice(0, LONGEST_TEXT) }),
    ...(fit.length > 0 && { alternative_labels: fit.slice(0, MOST_NAMES) }),
    ...(skills.length > 0 && { Skills: skills }),
    ...(others.length > 0 && { other_skills: others }),
  };
}

/** Each name once, in the spelling that came first. */
function distinct(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(titleKey(name))) first.set(titleKey(name), name);
  return [...first.values()];
}

function skillsOf(uris: readonly string[] | undefined, names: ReadonlyMap<string, string>): string[] {
  return (uris ?? []).flatMap((uri) => names.get(uri) ?? []);
}

function notesOf({ occupations, broader }: EscoTables, jobs: JobIndex): FieldFault[] {
  const note = (code: string, values: FieldFault["values"]) => ({ path: "file", code, ...(values && { values }) });
  const title = (uri: string) => occupations.get(uri)?.texts.en?.title ?? uri.slice(uri.lastIndexOf("/") + 1);
  const full = [...occupations.keys()].filter((uri) => jobs.full.has(uri)).length;
  return [
    ...(full > 0 ? [note("import_full_profiles", { count: full })] : []),
    ...broader.rings
      .slice(0, MOST_TOLD)
      .map((ring) => note("import_broader_ring", { names: ring.map(title).join(" → ") })),
    ...(broader.holes.length > 0
      ? [note("import_broader_hole", { names: broader.holes.slice(0, MOST_TOLD).map(title).join(", ") })]
      : []),
    ...twins(occupations)
      .slice(0, MOST_TOLD)
      .map((names) => note("import_occupations_alike", { names })),
  ];
}

/** Titles that several occupations have in one language. */
function twins(occupations: ReadonlyMap<string, Occupation>): string[] {
  return LOCALE_CODES.flatMap((locale) => {
    const count = new Map<string, number>();
    for (const { texts } of occupations.values()) {
      const title = texts[locale]?.title;
      if (title) count.set(title, (count.get(title) ?? 0) + 1);
    }
    return [...count].filter(([, number]) => number > 1).map(([title]) => title);
  });
}
