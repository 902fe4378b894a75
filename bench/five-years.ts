import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { putUser } from "#features/accounts/store/users.server.ts";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import type {} from "#features/feedback/store.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import type {} from "#features/scales/store/tables.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { systemClock } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { json } from "#platform/db/columns.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import type { Tables } from "#platform/db/tables.ts";
import { MIGRATIONS } from "../db/migrations/list.ts";
import type { Place } from "./people.ts";

const YEARS = 5;
export const ATTEMPTS = 60;
export const VOTES = 2000;
const OF_EACH_OTHER = 200;
const ROWS_AT_ONCE = 200;
const DAY_MS = 86_400_000;

export interface LongUser {
  readonly id: number;
  readonly token: string;
  /** Stands in the address, the name, the device and the words of the person, and nowhere else. */
  readonly mark: string;
}

type Db = Kysely<Tables>;

/** Somebody without a password who has just proved who they are, with what five years of use leave. `secret`: the one the program will run with. */
export async function makeLongUser(place: Place, secret: string): Promise<LongUser> {
  const database = openDatabase(place);
  await migrate(database, MIGRATIONS, { now: new Date() });
  const ctx = { database, db: database.kysely, clock: systemClock, secret } as unknown as Context;
  await loadInstruments(ctx, "db/seed");
  const mark = `mark${randomBytes(8).toString("hex")}`;
  const db = database.kysely;
  const id = await addPerson(db, mark);
  const form = await newestForm(ctx);
  for (let count = 0; count < ATTEMPTS; count += 1)
    await addAttempt(db, id, form, daysAgo((365 * YEARS * count) / ATTEMPTS));
  await addVotes(db, id, mark);
  const token = await addSignIns(db, id, mark);
  await addOthers(db, id, pseudonymOf(ctx, id));
  await database.close();
  return { id, token, mark };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

async function addPerson(db: Db, mark: string): Promise<number> {
  const made = await putUser(db, {
    email: `${mark}@example.org`,
    password_hash: "",
    first_name: `سلمى ${mark}`,
    last_name: "الحارثية",
    account_type: "Student",
    gender: "female",
    birth_date: "2000-03-01",
    age_band: null,
    grade: "university",
    keep_results: "keep",
    locale: "ar",
    is_demo: false,
    consent_version: CONSENT_VERSION,
    activated_at: daysAgo(365 * YEARS),
    created_at: daysAgo(365 * YEARS),
  });
  const id = made?.id ?? 0;
  // Otherwise the account counts as unused when the program starts.
  await db
    .updateTable("users")
    .set({ last_seen_at: daysAgo(0) })
    .where("id", "=", id)
    .execute();
  return id;
}

type Form = Awaited<ReturnType<typeof newestForm>>;

async function addAttempt(db: Db, userId: number, form: Form, at: string): Promise<void> {
  const { id } = await db
    .insertInto("scale_attempts")
    .values({
      document_id: randomBytes(12).toString("hex"),
      user_id: userId,
      instrument_id: form.id,
      scale: "tendencies",
      state: "complete",
      mode: "api",
      is_kept: true,
      sign_in_id: "",
      started_at: at,
      updated_at: at,
      completed_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = form.statements.map((statement, index) => ({
    attempt_id: id,
    statement_id: statement.id,
    answer: index % 3 === 0 ? "true" : "false",
    answered_at: at,
    ms: 4000,
  }));
  await db.insertInto("scale_answers").values(answers).execute();
  const scores = json({ R: 3, I: 5, A: 2, S: 7, E: 4, C: 1 });
  const reading = json({ code: { text: "SIE" }, flat: false });
  await db
    .insertInto("scale_results")
    .values({ attempt_id: id, scoring_version: 1, scores_json: scores, reading_json: reading })
    .execute();
}

async function addVotes(db: Db, userId: number, mark: string): Promise<void> {
  for (let from = 0; from < VOTES; from += ROWS_AT_ONCE) {
    const votes = Array.from({ length: ROWS_AT_ONCE }, (_, at) => ({
      document_id: `page-${from + at}`,
      voter_hash: `${userId}-${from + at}`,
      user_id: userId,
      is_useful: at % 2 === 0,
      word: at % 5 === 0 ? `نص قصير عن سبب الجواب ${mark}.` : null,
      given_at: daysAgo((365 * (from + at)) / VOTES),
    }));
    await db.insertInto("feedback").values(votes).execute();
  }
}

/** @returns the token of the newest, which alone is a fresh proof. */
async function addSignIns(db: Db, userId: number, mark: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const signIns = Array.from({ length: OF_EACH_OTHER }, (_, at) => ({
    token_hash: at === 0 ? createHash("sha256").update(token).digest("hex") : randomBytes(32).toString("hex"),
    user_id: userId,
    device_words: `Firefox · Linux ${mark}`,
    method: "password" as const,
    proved_at: at === 0 ? daysAgo(0) : null,
    created_at: daysAgo(at / 10),
    last_used_at: daysAgo(at / 10),
    expires_at: daysAgo(-60),
  }));
  await db.insertInto("sign_ins").values(signIns).execute();
  return token;
}

async function addOthers(db: Db, userId: number, pseudonym: string): Promise<void> {
  const others = Array.from({ length: OF_EACH_OTHER }, (_, at) => daysAgo(at / 10));
  const device = () => randomBytes(16).toString("hex");
  await db
    .insertInto("known_devices")
    .values(others.map((at) => ({ user_id: userId, device: device(), last_used_at: at })))
    .execute();
  await db
    .insertInto("consents")
    .values(
      others.map((at) => ({
        user_id: userId,
        kind: "terms-of-use" as const,
        version: CONSENT_VERSION,
        locale: "ar" as const,
        given_at: at,
      })),
    )
    .execute();
  const event = {
    actor_key: pseudonym,
    action: "class.result_read" as const,
    subject_key: pseudonym,
    details_json: json({}),
  };
  await db
    .insertInto("audit_events")
    .values(others.map((at) => ({ ...event, at })))
    .execute();
}
