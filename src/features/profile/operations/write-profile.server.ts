import { changeOwnRecord } from "#features/accounts/operations/change-me.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import type { Actor } from "#shared/actor.ts";
import { joinWords, type LinkKind } from "../rules.ts";
import type { Experience, OwnWords, ProfileChanges } from "../schema.ts";
import {
  addBusinesses,
  addExperience,
  dropBusinesses,
  dropExperience,
  type ExperienceRow,
} from "../store/entries.server.ts";
import { addLinks, dropLinksOf, type LinkRow } from "../store/links.server.ts";
import { type ProfilesTable, putProfile } from "../store/profiles.server.ts";

const LISTS = { interests: "interests", goals: "goals", tags: "tags", custom_skills: "custom_skills" } as const;
const LINES = ["summary", "biography", "city", "country", "profession", "years_of_experience"] as const;
const NO_NETWORK = { facebook: null, linkedin: null, twitter: null, instagram: null };

/** Writes what is said in `changes` and leaves the rest; in a transaction that holds the person. */
export async function writeProfile(db: Db, id: number, changes: ProfileChanges, at: string): Promise<void> {
  await changeOwnRecord(db, id, changes, at);
  const columns = columnsOf(changes);
  if (Object.keys(columns).length > 0) await putProfile(db, id, { ...columns, updated_at: at });
  for (const [kind, rows] of linksOf(changes)) {
    await dropLinksOf(db, id, kind);
    await addLinks(db, id, rows);
  }
  if (changes.experience) {
    await dropExperience(db, id);
    await addExperience(db, id, changes.experience.map(experienceRow));
  }
  if (changes.businesses) {
    await dropBusinesses(db, id);
    await addBusinesses(db, id, changes.businesses);
  }
}

function columnsOf(changes: OwnWords): Partial<ProfilesTable> {
  const lines = LINES.filter((name) => changes[name] !== undefined).map((name) => [name, changes[name]]);
  const lists = Object.values(LISTS).flatMap((name) => {
    const words = changes[name];
    return words === undefined ? [] : [[name, joinWords(words)]];
  });
  const socials = changes.socials === null ? NO_NETWORK : changes.socials;
  const networks = Object.entries(socials ?? {}).filter(([, address]) => address !== undefined);
  return Object.fromEntries([...lines, ...lists, ...networks]);
}

/** An entry as its table keeps it. */
export function experienceRow({ title, place, from, to, text }: Experience): Omit<ExperienceRow, "id"> {
  return { title, place, from_month: from, to_month: to, text };
}

type NewLink = Omit<LinkRow, "id">;

/** A link as its table keeps it. */
export function linkRow(
  kind: LinkKind,
  said: { readonly documentId?: string | undefined; readonly name?: string | undefined } & Partial<
    Pick<LinkRow, "year" | "state">
  >,
): NewLink {
  const { documentId = null, name = null, year = null, state = null } = said;
  return { kind, document_id: documentId, name, year, state };
}

function linksOf({ jobs, future_skills, universities, academic_degrees }: OwnWords): [LinkKind, NewLink[]][] {
  const lists: [LinkKind, NewLink[] | undefined][] = [
    ["job", jobs?.map((documentId) => linkRow("job", { documentId }))],
    ["future-skill", future_skills?.map((documentId) => linkRow("future-skill", { documentId }))],
    ["university", universities?.map((one) => linkRow("university", one))],
    ["academic-degree", academic_degrees?.map((one) => linkRow("academic-degree", one))],
  ];
  return lists.flatMap(([kind, rows]) => (rows ? [[kind, rows] as [LinkKind, NewLink[]]] : []));
}

const WIRE_NAMES: Readonly<Record<LinkKind, string>> = {
  job: "jobs",
  "future-skill": "future_skills",
  university: "universities",
  "academic-degree": "academic_degrees",
};

/** Refuses what names a record that nobody can read. */
export function requireRecords(ctx: Context, { locale }: Actor, changes: OwnWords): void {
  const fields = linksOf(changes).flatMap(([kind, rows]) =>
    rows.every(({ document_id: id }) => id === null || ctx.content.byDocumentId(kind, id, locale))
      ? []
      : [{ path: WIRE_NAMES[kind], code: "profile_record" }],
  );
  if (fields.length > 0) throw new AppError("form_invalid", { fields });
}
