import type { Db } from "#platform/db/open.ts";
import { type FirstMinorAge, isMinorsAge, type SaidAge } from "../rules.ts";
import { findUser, holdUser, type UserRow, updateUser } from "../store/users.server.ts";

/** What a person's row keeps about age. */
export type AgeColumns = Pick<
  UserRow,
  | "birth_date"
  | "age_band"
  | "age_said_at"
  | "minor_birth_date"
  | "minor_age_band"
  | "minor_said_at"
  | "minor_corrected_at"
>;

/** What was said first of a minor's age, as far as it counts; words from before it was kept apart count from the row itself. */
export function firstMinorOf(row: AgeColumns): FirstMinorAge | null {
  if (row.minor_corrected_at !== null) return null;
  if (row.minor_said_at !== null)
    return { birthDate: row.minor_birth_date, ageBand: row.minor_age_band, saidAt: row.minor_said_at };
  const said = { birthDate: row.birth_date, ageBand: row.age_band };
  return row.age_said_at !== null && isMinorsAge(said, new Date(row.age_said_at))
    ? { ...said, saidAt: row.age_said_at }
    : null;
}

/** The columns after an age was said, or taken away: the newest word, and the first one that was a minor's. */
export function ageColumns(before: AgeColumns | undefined, said: SaidAge, at: string): AgeColumns {
  const birth_date = said.birthDate;
  const age_band = birth_date === null ? said.ageBand : null;
  const isSame = before !== undefined && birth_date === before.birth_date && age_band === before.age_band;
  const isKnown = birth_date !== null || age_band !== null;
  return {
    birth_date,
    age_band,
    // The earliest time something was said proves the most about today.
    age_said_at: isSame ? before.age_said_at : isKnown ? at : null,
    ...minorColumns(before, { birthDate: birth_date, ageBand: age_band }, at),
  };
}

function minorColumns(before: AgeColumns | undefined, said: SaidAge, at: string) {
  const first = (before && firstMinorOf(before)) ?? (isMinorsAge(said, new Date(at)) ? { ...said, saidAt: at } : null);
  if (first)
    return {
      minor_birth_date: first.birthDate,
      minor_age_band: first.ageBand,
      minor_said_at: first.saidAt,
      minor_corrected_at: null,
    };
  return {
    minor_birth_date: before?.minor_birth_date ?? null,
    minor_age_band: before?.minor_age_band ?? null,
    minor_said_at: before?.minor_said_at ?? null,
    minor_corrected_at: before?.minor_corrected_at ?? null,
  };
}

/** Keeps an age that somebody says, with what else changes then; in a transaction, one word at a time, so that none overlooks another. */
export async function sayAge(
  db: Db,
  id: number,
  said: SaidAge | ((user: UserRow) => SaidAge),
  { at, ...others }: { readonly at: string } & Partial<Omit<UserRow, "id" | keyof AgeColumns>>,
): Promise<void> {
  await holdUser(db, id);
  const user = await findUser(db, id);
  if (!user) return;
  const age = ageColumns(user, typeof said === "function" ? said(user) : said, at);
  await updateUser(db, id, { ...others, ...age, updated_at: at });
}

/** Takes over what somebody else's row says first of a minor's age, where this one says nothing earlier. */
export async function takeOverFirstMinor(db: Db, from: AgeColumns, toId: number): Promise<void> {
  const first = firstMinorOf(from);
  if (!first) return;
  await holdUser(db, toId);
  const to = await findUser(db, toId);
  if (!to || firstMinorOf(to)) return;
  await updateUser(db, toId, {
    minor_birth_date: first.birthDate,
    minor_age_band: first.ageBand,
    minor_said_at: first.saidAt,
    minor_corrected_at: null,
  });
}

/** Sets an age right that was a slip: what was said first stays written and counts no more. */
export async function correctAge(db: Db, id: number, said: SaidAge, at: string): Promise<void> {
  await holdUser(db, id);
  const user = await findUser(db, id);
  if (!user) return;
  const age = { ...ageColumns(user, said, at), age_said_at: at, minor_corrected_at: at };
  await updateUser(db, id, { ...age, scale_asked_at: at, updated_at: at });
}
