import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { presentBusiness, presentExperience } from "../presenter.server.ts";
import { LIMITS, MAX } from "../rules.ts";
import type { Business, Experience } from "../schema.ts";
import {
  addBusinesses,
  addExperience,
  dropBusinesses,
  dropExperience,
  putBusiness,
  putExperience,
  readBusinesses,
  readExperience,
} from "../store/entries.server.ts";
import { experienceRow } from "./write-profile.server.ts";

/** What is done with one kind of entry. */
interface Entries<Said> {
  readonly read: (db: Db, userId: number) => Promise<readonly { readonly id: number; readonly version: string }[]>;
  readonly add: (db: Db, userId: number, said: Said) => Promise<void>;
  readonly put: (db: Db, userId: number, id: number, said: Said) => Promise<void>;
  readonly drop: (db: Db, userId: number, id: number) => Promise<void>;
}

export const EXPERIENCE: Entries<Experience> = {
  read: async (db, userId) => (await readExperience(db, userId)).map(presentExperience),
  add: (db, userId, said) => addExperience(db, userId, [experienceRow(said)]),
  put: (db, userId, id, said) => putExperience(db, userId, { id, ...experienceRow(said) }),
  drop: dropExperience,
};

export const BUSINESSES: Entries<Business> = {
  read: async (db, userId) => (await readBusinesses(db, userId)).map(presentBusiness),
  add: (db, userId, said) => addBusinesses(db, userId, [said]),
  put: (db, userId, id, said) => putBusiness(db, userId, { id, ...said }),
  drop: dropBusinesses,
};

/** Which entry, and as what it was read. */
export interface EntryAsked {
  readonly id: number;
  readonly version: string;
}

/** Adds an entry, or writes one anew; refused with "conflict" when it was changed or taken away since it was read. */
export async function saveEntry<Said>(
  ctx: Context,
  actor: Actor,
  entries: Entries<Said>,
  { asked, said }: { readonly asked: EntryAsked | null; readonly said: Said },
): Promise<void> {
  await changeEntries(ctx, actor, async (db, userId) => {
    const kept = await entries.read(db, userId);
    if (asked) {
      if (kept.find(({ id }) => id === asked.id)?.version !== asked.version) throw new AppError("conflict");
      return entries.put(db, userId, asked.id, said);
    }
    if (kept.length >= MAX.entries) throw tooMany(MAX.entries);
    return entries.add(db, userId, said);
  });
}

/** Takes an entry away; one that is gone already is no fault. */
export async function dropEntry<Said>(ctx: Context, actor: Actor, entries: Entries<Said>, id: number): Promise<void> {
  await changeEntries(ctx, actor, (db, userId) => entries.drop(db, userId, id));
}

async function changeEntries(ctx: Context, actor: Actor, change: (db: Db, userId: number) => Promise<void>) {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, id);
    await change(db, id);
  });
}

/** A list is full. */
export function tooMany(max: number): AppError {
  return new AppError("form_invalid", { fields: [{ path: "", code: "profile_words_many", values: { max } }] });
}
