import type { MePart } from "#features/accounts/operations/read-me.server.ts";
import { readUser, type UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { stillThere } from "#platform/permission.ts";
import type { Person } from "#shared/actor.ts";
import { presentBusiness, presentExperience, presentLink } from "../presenter.server.ts";
import { type LinkKind, splitWords } from "../rules.ts";
import type { ProfileAnswer } from "../schema/wire.ts";
import { readBusinesses, readExperience } from "../store/entries.server.ts";
import { readLinks } from "../store/links.server.ts";
import { findProfile, type ProfileRow } from "../store/profiles.server.ts";

/** What `populate` of the own record knows of the profile, by the names of the specification. */
export const PROFILE_PARTS: readonly MePart[] = [
  { name: "profile", read: readOwnWords },
  { name: "socials", read: readSocials },
  { name: "jobs", read: linked("job") },
  { name: "future_skills", read: linked("future-skill") },
  { name: "universities", read: linked("university") },
  { name: "academic_degrees", read: linked("academic-degree") },
  { name: "experience", read: readOwnExperience },
  { name: "businesses", read: readOwnBusinesses },
];

async function readOwnWords(ctx: Context, { id }: Person): Promise<ProfileAnswer> {
  const user = stillThere(await readUser(ctx.db, id));
  return { ...saidToAccount(user), ...saidHere(await findProfile(ctx.db, id)) };
}

function saidToAccount(user: UserRow) {
  return {
    gender: user.gender,
    dob: user.birth_date,
    age_band: user.age_band,
    age_withheld: user.scale_asked_at !== null && user.birth_date === null && user.age_band === null,
    grade: user.grade,
    keep_results: user.keep_results,
  };
}

function saidHere(row: ProfileRow | undefined) {
  return {
    summary: row?.summary ?? null,
    biography: row?.biography ?? null,
    city: row?.city ?? null,
    country: row?.country ?? null,
    profession: row?.profession ?? null,
    years_of_experience: row?.years_of_experience ?? null,
    interests: splitWords(row?.interests ?? null),
    goals: splitWords(row?.goals ?? null),
    tags: splitWords(row?.tags ?? null),
    custom_skills: splitWords(row?.custom_skills ?? null),
  };
}

async function readSocials(ctx: Context, { id }: Person) {
  const { facebook = null, linkedin = null, twitter = null, instagram = null } = (await findProfile(ctx.db, id)) ?? {};
  return { facebook, linkedin, twitter, instagram };
}

function linked(kind: LinkKind): MePart["read"] {
  return async (ctx, { id, locale }) => {
    const links = await readLinks(ctx.db, id);
    return links
      .filter((link) => link.kind === kind)
      .map((link) => {
        const { id: _inner, year, state, ...shown } = presentLink(ctx, link, locale);
        return kind === "academic-degree" ? { ...shown, year, state } : shown;
      });
  };
}

async function readOwnExperience(ctx: Context, { id }: Person) {
  const rows = await readExperience(ctx.db, id);
  return rows.map((row) => withoutKeys(presentExperience(row)));
}

async function readOwnBusinesses(ctx: Context, { id }: Person) {
  const rows = await readBusinesses(ctx.db, id);
  return rows.map((row) => withoutKeys(presentBusiness(row)));
}

function withoutKeys<T extends { id: number; version: string }>({ id: _id, version: _version, ...said }: T) {
  return said;
}
