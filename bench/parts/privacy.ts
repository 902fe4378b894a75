import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { readEnding } from "#features/accounts/operations/end-account.server.ts";
import { CONSENT_VERSION } from "#features/accounts/rules.ts";
import { putUser } from "#features/accounts/store/users.server.ts";
import { privacyWork } from "#features/privacy/jobs.server.ts";
import { EXPORT_WORK } from "#features/privacy/operations/ask-export.server.ts";
import { eraseAccount } from "#features/privacy/operations/erase-account.server.ts";
import { insertExport } from "#features/privacy/store/exports.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { loadInstruments } from "#features/scales/tendencies/seed.server.ts";
import { readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { json } from "#platform/db/columns.ts";
import { runDue } from "#platform/queue/worker.ts";
import { createContext } from "#server/context.ts";
import { openPrepared } from "#server/prepare.ts";
import { hundredth, spreadOf, whole, words } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const YEARS = 5;
const ATTEMPTS = 60;
const VOTES = 2000;
const SIGN_INS = 40;
const EXPORT_AIM_MS = 10_000;
const ERASE_AIM_MS = 1000;
const MEMORY_AIM_MB = 100;

/** Making a copy of, and erasing, an account with five years of use; on SQLite, and on the database of BENCH_POSTGRES_URL when there is one. */
export const privacy: Part = async (bench) => {
  const lines = await measure("SQLite", "", bench.folder, bench.options.rounds);
  const url = process.env.BENCH_POSTGRES_URL;
  return url ? [...lines, ...(await measure("PostgreSQL", url, bench.folder, bench.options.rounds))] : lines;
};

async function measure(engine: string, databaseUrl: string, folder: string, rounds: number): Promise<Line[]> {
  const dataDir = mkdtempSync(join(folder, "data-privacy-"));
  const base = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", SMTP_URL: "smtp://localhost" });
  const config = { ...base, databaseUrl };
  const { database } = await openPrepared(config);
  const mailer = { send: async () => undefined, close: async () => undefined };
  const { ctx, close } = await createContext(config, database, { mailer });
  await loadInstruments(ctx, "db/seed");
  const took = { copy: [] as number[], erase: [] as number[], memory: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const userId = await liveFiveYears(ctx);
    const before = process.memoryUsage().rss;
    took.copy.push(await timed(() => copy(ctx, userId)));
    took.memory.push(Math.max(0, process.memoryUsage().rss - before) / 1e6);
    const account = await readEnding(ctx.db, userId);
    if (account) took.erase.push(await timed(() => eraseAccount(ctx, account)));
  }
  await close();
  const [copied, erased, memory] = [spreadOf(took.copy), spreadOf(took.erase), spreadOf(took.memory)];
  const seconds = (ms: number) => hundredth(ms / 1000);
  const rows = `${ATTEMPTS} attempts, ${VOTES} answers on pages`;
  return [
    {
      what: `${engine}: copy of all data, JSON and PDF (${rows})`,
      figures: `${words(copied, seconds)} s`,
      aim: `${seconds(EXPORT_AIM_MS)} s`,
      met: copied.median <= EXPORT_AIM_MS,
    },
    {
      what: `${engine}: memory it takes more`,
      figures: `${words(memory, whole)} MB`,
      aim: `${MEMORY_AIM_MB} MB`,
      met: memory.median <= MEMORY_AIM_MB,
    },
    {
      what: `${engine}: erasing the same account`,
      figures: `${words(erased, seconds)} s`,
      aim: `${seconds(ERASE_AIM_MS)} s`,
      met: erased.median <= ERASE_AIM_MS,
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function copy(ctx: Context, userId: number): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const documentId = randomBytes(12).toString("hex");
  const row = await insertExport(ctx.db, { documentId, userId, locale: "ar", at, total: 30 });
  await ctx.queue.add(ctx.db, EXPORT_WORK, { exportId: row?.id ?? 0, userId });
  const make = privacyWork[EXPORT_WORK];
  if (make) await runDue(ctx, { [EXPORT_WORK]: make });
}

/** An account with what five years of use leave. @returns its id. */
async function liveFiveYears(ctx: Context): Promise<number> {
  const now = ctx.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const made = await putUser(ctx.db, {
    email: `years-${randomBytes(6).toString("hex")}@example.org`,
    password_hash: "",
    first_name: "سلمى",
    last_name: "الحارثية",
    account_type: "Student",
    gender: "female",
    birth_date: "2008-03-01",
    age_band: null,
    grade: "12",
    keep_results: "keep",
    locale: "ar",
    is_demo: false,
    consent_version: CONSENT_VERSION,
    activated_at: daysAgo(365 * YEARS),
    created_at: daysAgo(365 * YEARS),
  });
  const userId = made?.id ?? 0;
  const form = await newestForm(ctx);
  for (let count = 0; count < ATTEMPTS; count += 1)
    await takeScale(ctx, userId, form, daysAgo((365 * YEARS * count) / ATTEMPTS));
  for (let from = 0; from < VOTES; from += 200)
    await ctx.db
      .insertInto("feedback")
      .values(
        Array.from({ length: 200 }, (_, at) => ({
          document_id: `page-${from + at}`,
          voter_hash: `${userId}-${from + at}`,
          user_id: userId,
          is_useful: at % 2 === 0,
          word: at % 5 === 0 ? "نص قصير عن سبب الجواب." : null,
          given_at: daysAgo((365 * (from + at)) / VOTES),
        })),
      )
      .execute();
  const signIns = Array.from({ length: SIGN_INS }, (_, at) => ({
    token_hash: randomBytes(32).toString("hex"),
    user_id: userId,
    device_words: "Firefox · Linux",
    method: "password" as const,
    proved_at: null,
    created_at: daysAgo(at),
    last_used_at: daysAgo(at),
    expires_at: daysAgo(at - 60),
  }));
  await ctx.db.insertInto("sign_ins").values(signIns).execute();
  return userId;
}

async function takeScale(
  ctx: Context,
  userId: number,
  form: Awaited<ReturnType<typeof newestForm>>,
  at: string,
): Promise<void> {
  const times = { started_at: at, updated_at: at, completed_at: at };
  const { id } = await ctx.db
    .insertInto("scale_attempts")
    .values({
      ...times,
      document_id: randomBytes(12).toString("hex"),
      user_id: userId,
      instrument_id: form.id,
      scale: "tendencies",
      state: "complete",
      mode: "api",
      is_kept: true,
      sign_in_id: "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("scale_answers")
    .values(
      form.statements.map((statement, index) => ({
        attempt_id: id,
        statement_id: statement.id,
        answer: index % 3 === 0 ? "true" : "false",
        answered_at: at,
        ms: 4000,
      })),
    )
    .execute();
  const scores = { R: 3, I: 5, A: 2, S: 7, E: 4, C: 1 };
  await ctx.db
    .insertInto("scale_results")
    .values({
      attempt_id: id,
      scoring_version: 1,
      scores_json: json(scores),
      reading_json: json({ code: { text: "SIE" }, flat: false }),
    })
    .execute();
}
