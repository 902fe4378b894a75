import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SeedRecord, storeSeed } from "#content/seed.server.ts";
import { putUser } from "#features/accounts/store/users.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { insertSignIn } from "#features/sign-ins/store/sign-ins.server.ts";
import { systemClock } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Db, openDatabase } from "#platform/db/open.ts";
import { MIGRATIONS } from "../db/migrations/list.ts";
import { syntheticRecords } from "./synthetic.ts";

export interface ScratchData {
  readonly dataDir: string;
  /** Cookie header of a person who is signed in. */
  readonly cookie: string;
}

/** A folder for what one run needs; it is removed at the end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wijha-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with so many invented professions, `more` records, and one person signed in. The program adds what is shipped when it starts. */
export async function makeScratchData(
  folder: string,
  jobs: number,
  more: readonly SeedRecord[] = [],
): Promise<ScratchData> {
  const dataDir = mkdtempSync(join(folder, `data-${jobs}-`));
  const database = openDatabase({ databaseUrl: "", dataDir });
  await migrate(database, MIGRATIONS, { now: new Date() });
  const ctx = { database, db: database.kysely, clock: systemClock } as unknown as Context;
  await storeSeed(ctx, [...syntheticRecords(jobs), ...more], `bench-${jobs}`);
  const token = await signSomebodyIn(database.kysely);
  await database.close();
  return { dataDir, cookie: `wijha=${token}; lang=en` };
}

// Written straight into the store: a sign-in by password is bounded on purpose and not what is measured here.
async function signSomebodyIn(db: Db): Promise<string> {
  const at = new Date().toISOString();
  const user = await putUser(db, {
    email: "reader@example.org",
    password_hash: "none",
    first_name: "Salma",
    last_name: "Reader",
    account_type: "Student",
    gender: null,
    birth_date: null,
    age_band: null,
    grade: null,
    keep_results: "keep",
    locale: "en",
    is_demo: false,
    consent_version: CONSENT_VERSION,
    activated_at: at,
    created_at: at,
  });
  const token = randomBytes(32).toString("base64url");
  await insertSignIn(db, {
    token_hash: createHash("sha256").update(token).digest("hex"),
    user_id: user?.id ?? 0,
    device_words: "",
    method: "password",
    proved_at: at,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  return token;
}
