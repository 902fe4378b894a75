import { createHash, randomBytes } from "node:crypto";
import { putUser } from "#features/accounts/store/users.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import type { Instrument } from "#features/scales/engine/schema/instrument.ts";
import { instrumentById, newestInstrument } from "#features/scales/store/instruments.server.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { systemRandom } from "#platform/clock.ts";
import { type Db, openDatabase } from "#platform/db/open.ts";
import { newDocumentId } from "#platform/token.ts";

const SCALE = "tendencies";
const DAY_MS = 86_400_000;
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 500;

/** Somebody signed in with an open draft of the tendencies scale. */
export interface Student {
  readonly token: string;
  readonly attempt: string;
  readonly signIn: string;
}

export interface Students {
  readonly students: readonly Student[];
  /** Ids of the scale's statements, in order. */
  readonly items: readonly string[];
}

/** So many students straight in a database that a server has filled: to sign up and to sign in is bounded on purpose. */
export async function makeStudents(
  place: { readonly databaseUrl: string; readonly dataDir: string },
  count: number,
): Promise<Students> {
  const database = openDatabase(place);
  try {
    return await database.kysely.transaction().execute((db) => insertStudents(db, count));
  } finally {
    await database.close();
  }
}

async function insertStudents(db: Db, count: number): Promise<Students> {
  const newest = await newestInstrument(db, SCALE);
  const instrument = newest && (await instrumentById(db, newest.id));
  if (!instrument) throw new Error("The database holds no scale: start a server on it first.");
  const at = new Date().toISOString();
  const ids = await insertUsers(db, count, at);
  const made = ids.map((userId) => ({ userId, ...newStudent() }));
  for (const some of inParts(made)) {
    await db
      .insertInto("sign_ins")
      .values(some.map(({ userId, signInId }) => signInOf(userId, signInId, at)))
      .execute();
    await db
      .insertInto("scale_attempts")
      .values(some.map(({ userId, attempt }) => draftOf(userId, attempt, instrument.id, at)))
      .execute();
  }
  const students = made.map(({ token, attempt, signInId }) => ({ token, attempt, signIn: signInMark({ signInId }) }));
  return { students, items: (instrument.body_json as Instrument).items.map(({ id }) => id) };
}

function newStudent() {
  const token = randomBytes(32).toString("base64url");
  const signInId = createHash("sha256").update(token).digest("hex");
  return { token, signInId, attempt: newDocumentId({ random: systemRandom }) };
}

async function insertUsers(db: Db, count: number, at: string): Promise<readonly number[]> {
  const user = await putUser(db, userAt(at));
  const { id, ...first } = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", user?.id ?? 0)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_, n) => ({ ...first, email: `student${n + 1}@example.org` }));
  for (const some of inParts(rows)) await db.insertInto("users").values(some).execute();
  const all = await db.selectFrom("users").select("id").where("id", ">=", id).orderBy("id").execute();
  return all.map((one) => one.id);
}

function userAt(at: string) {
  return {
    email: "student0@example.org",
    password_hash: "none",
    first_name: "Salma",
    last_name: "Student",
    account_type: "Student",
    gender: null,
    birth_date: null,
    age_band: "25-plus",
    grade: null,
    keep_results: "keep",
    locale: "en",
    is_demo: false,
    consent_version: CONSENT_VERSION,
    activated_at: at,
    created_at: at,
  } as const;
}

function signInOf(user_id: number, token_hash: string, at: string) {
  const expires_at = new Date(Date.parse(at) + DAY_MS).toISOString();
  const times = { proved_at: at, created_at: at, last_used_at: at, expires_at };
  return { token_hash, user_id, device_words: "", method: "password" as const, ...times };
}

function draftOf(user_id: number, document_id: string, instrument_id: number, at: string) {
  const times = { started_at: at, updated_at: at, completed_at: null, withdrawn_at: null, expires_at: null };
  const kind = { scale: SCALE, state: "draft" as const, mode: "one-by-one", is_kept: true, sign_in_id: "" };
  return { document_id, user_id, instrument_id, ...kind, ...times };
}

function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

const DRAFT = `/api/users-permissions/users/me/scales/${SCALE}/draft`;

/** A student's answer to one statement, as a device sends what it has kept. */
export function answerOf(address: string, { token, attempt, signIn }: Student, item: string, answer: string) {
  return {
    method: "PUT",
    url: address + DRAFT,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ attempt, signIn, answers: [{ item, answer, ms: null, ago: 0 }] }),
  } as const;
}

/** What a server holds of a student's answers. */
export async function heldAnswers(address: string, { token }: Student): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(address + DRAFT, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`A draft was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { answers: Record<string, string> } }).data.answers;
}
