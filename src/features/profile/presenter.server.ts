import { createHash } from "node:crypto";
import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfRecord } from "#content/scenes.server.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { LINK_KINDS, type LinkKind, splitWords } from "./rules.ts";
import type { FormName, KeptBusiness, KeptExperience, LinkItem, Profile, ProfileForms } from "./schema/view.ts";
import type { BusinessRow, ExperienceRow } from "./store/entries.server.ts";
import type { LinkRow } from "./store/links.server.ts";
import type { ProfileRow } from "./store/profiles.server.ts";

/** What names the state of a form or an entry: two that read the same have the same one. */
function versionOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);
}

interface Rows {
  readonly user: UserRow;
  readonly row: ProfileRow | undefined;
  readonly links: readonly LinkRow[];
  readonly experience: readonly ExperienceRow[];
  readonly businesses: readonly BusinessRow[];
}

/** The whole profile as its owner sees it. */
export function presentProfile(ctx: Context, rows: Rows, locale: Locale): Profile {
  const { user, row, links } = rows;
  const forms = presentForms(user, row);
  const recordsOf = (kind: LinkKind) =>
    links.filter((link) => link.kind === kind).map((link) => presentLink(ctx, link, locale));
  return {
    email: user.email,
    accountType: user.account_type,
    forms,
    versions: Object.fromEntries(
      Object.entries(forms).map(([name, form]) => [name, versionOf(form)]),
    ) as unknown as Readonly<Record<FormName, string>>,
    records: Object.fromEntries(LINK_KINDS.map((kind) => [kind, recordsOf(kind)])) as unknown as Profile["records"],
    experience: rows.experience.map(presentExperience),
    businesses: rows.businesses.map(presentBusiness),
  };
}

function presentForms(user: UserRow, row: ProfileRow | undefined): ProfileForms {
  const { summary = null, biography = null, city = null, country = null } = row ?? {};
  return {
    who: {
      firstname: user.first_name,
      lastname: user.last_name,
      gender: user.gender,
      dob: user.birth_date,
      grade: user.grade,
      city,
      country,
      summary,
      biography,
    },
    heading: {
      goals: splitWords(row?.goals ?? null),
      interests: splitWords(row?.interests ?? null),
      tags: splitWords(row?.tags ?? null),
    },
    skills: { custom_skills: splitWords(row?.custom_skills ?? null) },
    work: { profession: row?.profession ?? null, years_of_experience: row?.years_of_experience ?? null },
    links: {
      facebook: row?.facebook ?? null,
      linkedin: row?.linkedin ?? null,
      twitter: row?.twitter ?? null,
      instagram: row?.instagram ?? null,
    },
  };
}

export function presentLink(ctx: Context, link: LinkRow, locale: Locale): LinkItem {
  const { id, kind, document_id: documentId, name, year, state } = link;
  const own = { id, documentId, year, state };
  if (documentId === null) return { ...own, title: name, to: null };
  const record = ctx.content.byDocumentId(kind, documentId, locale);
  if (!record) return { ...own, title: null, to: null };
  const title =
    kind === "university"
      ? (record as Item<"university">).name
      : kind === "job"
        ? headingOf(record as Item<"job">, locale)
        : (record as Item<"future-skill">).title;
  const scene =
    kind === "job" || kind === "future-skill"
      ? { scene: sceneOfRecord(ctx, kind, record as Item<"job"> & Item<"future-skill">) }
      : {};
  return { ...own, title, to: hitAddress(kind, record.slug), ...scene };
}

export function presentExperience({ id, title, place, from_month, to_month, text }: ExperienceRow): KeptExperience {
  const said = { title, place, from: from_month, to: to_month, text };
  return { ...said, id, version: versionOf(said) };
}

export function presentBusiness({ id, name, what, link }: BusinessRow): KeptBusiness {
  const said = { name, what, link };
  return { ...said, id, version: versionOf(said) };
}
