import { createHash, randomBytes } from "node:crypto";
import { putUser } from "#features/accounts/store/users.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { insertSignIn } from "#features/sign-ins/store/sign-ins.server.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Db, openDatabase } from "#platform/db/open.ts";
import { createPasswords } from "#platform/password-hash.ts";
import { MIGRATIONS } from "../db/migrations/list.ts";

export const PASSWORD = "palm shade at noon";
const DAY_MS = 86_400_000;

export interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

export interface People {
  readonly emails: readonly string[];
  /** Of the first of them, who is signed in. */
  readonly token: string;
}

/** An empty database with so many adults who can sign in, the first of them signed in. */
export async function makePeople(place: Place, count: number): Promise<People> {
  const database = openDatabase(place);
  await migrate(database, MIGRATIONS, { now: new Date() });
  const hash = await createPasswords().hash(PASSWORD);
  const emails = Array.from({ length: count }, (_, at) => `person${at}@example.org`);
  const ids: number[] = [];
  for (const email of emails) ids.push(await addPerson(database.kysely, email, hash));
  const token = await signIn(database.kysely, ids[0] ?? 0);
  await database.close();
  return { emails, token };
}

async function addPerson(db: Db, email: string, hash: string): Promise<number> {
  const at = new Date().toISOString();
  const user = await putUser(db, {
    email,
    password_hash: hash,
    first_name: "Salma",
    last_name: "Reader",
    account_type: "Student",
    gender: "female",
    birth_date: "2000-01-01",
    age_band: null,
    grade: "university",
    keep_results: "keep",
    locale: "en",
    is_demo: false,
    consent_version: CONSENT_VERSION,
    activated_at: at,
    created_at: at,
  });
  return user?.id ?? 0;
}

async function signIn(db: Db, userId: number): Promise<string> {
  const at = new Date().toISOString();
  const token = randomBytes(32).toString("base64url");
  await insertSignIn(db, {
    token_hash: createHash("sha256").update(token).digest("hex"),
    user_id: userId,
    device_words: "",
    method: "password",
    proved_at: at,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  return token;
}
