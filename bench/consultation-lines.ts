import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { saveSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { bookConsultation } from "#features/booking/operations/book.server.ts";
import { readMonth } from "#features/booking/operations/read-calendar.server.ts";
import { takeDue } from "#features/booking/operations/remind.server.ts";
import { dayOf } from "#i18n/format.ts";
import { readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";
import { createContext } from "#server/context.ts";
import type { Account } from "#shared/actor.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import { MIGRATIONS } from "../db/migrations/list.ts";
import { ensurePostgres } from "../tests/support/postgres.ts";
import type { Bench, Line } from "./parts/part.ts";
import { EDITOR } from "./scratch-context.ts";
import { spreadOf, tenth, whole, words } from "./spread.ts";

const PEOPLE = 1000;
const WANTED = 100;
const ADVISORS = 50;
const DUE = 10_000;
const HOUR = 3_600_000;
const AT_ONCE = 100;
const AIM_MONTH_MS = 10;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Many people want the same times at once, a month of many desks is looked at, and many reminders are due together. */
export async function consultationLines(bench: Pick<Bench, "folder" | "options">): Promise<Line[]> {
  const postgres = await ensurePostgres();
  const lines: Line[] = [];
  try {
    for (const databaseUrl of ["", postgres.url]) {
      const dataDir = mkdtempSync(join(bench.folder, "consultations-"));
      const database = openDatabase({ databaseUrl, dataDir });
      await migrate(database, MIGRATIONS, { now: new Date() });
      // Nothing is mailed here: what is due is queued, and nobody works it off.
      const config = { ...readConfig({ DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" }), databaseUrl };
      const { ctx, close } = await createContext(config, database, { log: createLog("silent") }, false);
      lines.push(...(await linesOn(ctx, databaseUrl ? "PostgreSQL" : "SQLite", bench.options.rounds)));
      await close();
    }
  } finally {
    await postgres.stop();
  }
  return lines;
}

async function linesOn(ctx: Context, engine: string, rounds: number): Promise<Line[]> {
  const advisors = await addPeople(ctx, ADVISORS, "Consultant");
  for (const advisor of advisors) await openDesk(ctx, advisor);
  const people = await addPeople(ctx, PEOPLE, "Student");
  const month = await monthLine(ctx, people[0] as Account, engine, rounds);
  const tried = await triedLine(ctx, people, engine);
  return [month, tried, await dueLine(ctx, people[0] as Account, engine)];
}

async function addPeople(ctx: Context, count: number, accountType: Account["accountType"]): Promise<Account[]> {
  const at = ctx.clock.now().toISOString();
  const made: Account[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = await ctx.db
      .insertInto("users")
      .values(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, place) => ({
          email: `${accountType}${from + place}@example.org`,
          password_hash: "",
          first_name: "Bench",
          last_name: "Person",
          account_type: accountType,
          gender: null,
          birth_date: null,
          age_band: "25-plus" as const,
          grade: null,
          keep_results: "keep" as const,
          locale: "en" as const,
          is_demo: false,
          link_generation: 1,
          activated_at: at,
          age_said_at: at,
          disabled_at: null,
          last_seen_at: at,
          erase_at: null,
          created_at: at,
          updated_at: at,
        })),
      )
      .returning(["id", "email"])
      .execute();
    for (const { id, email } of rows) made.push({ ...(EDITOR as Account), id, email, accountType, roles: [] });
  }
  return made;
}

/** Seven times a day for thirty days. */
async function openDesk(ctx: Context, advisor: Account): Promise<void> {
  await saveSchedule(ctx, advisor, {
    isTaking: true,
    fields: [...ADVICE_FIELDS],
    languages: ["ar", "en"],
    kinds: ["chat", "video"],
    about: "",
    zone: "Asia/Muscat",
    minutes: 30,
    bufferMinutes: 10,
    daysAhead: 30,
    hours: EVERY_DAY.map((weekday) => ({ weekday, from: "09:00", until: "13:40" })),
    exceptions: [],
    meetingLink: null,
  });
}

async function monthLine(ctx: Context, person: Account, engine: string, rounds: number): Promise<Line> {
  const month = dayOf(new Date(ctx.clock.now().getTime() + 15 * 24 * HOUR), ctx.config.site.timeZone).slice(0, 7);
  const wanted = { field: "subjects", kind: "chat" } as const;
  const { count } = await ctx.db
    .selectFrom("time_slots")
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const times: number[] = [];
  for (let round = 0; round < rounds * 10; round += 1) {
    const from = performance.now();
    await readMonth(ctx, person, month, wanted);
    times.push(performance.now() - from);
  }
  const spread = spreadOf(times);
  return {
    what: `${engine}: a month over ${Number(count)} times of ${ADVISORS} advisors`,
    figures: `${words(spread, tenth)} ms`,
    aim: `${AIM_MONTH_MS} ms`,
    met: spread.median <= AIM_MONTH_MS,
  };
}

async function triedLine(ctx: Context, people: readonly Account[], engine: string): Promise<Line> {
  const after = new Date(ctx.clock.now().getTime() + 24 * HOUR).toISOString();
  const slots = await ctx.db
    .selectFrom("time_slots")
    .select("document_id")
    .where("starts_at", ">", after)
    .orderBy("id")
    .limit(WANTED)
    .execute();
  const from = performance.now();
  const outcomes = await Promise.allSettled(
    people.map((person, at) =>
      bookConsultation(ctx, person, {
        name: "Bench Person",
        email: person.email,
        phone: "91234567",
        subject: "Bench",
        message: "Bench",
        consultation_field: "subjects",
        consultation_type: "chat",
        time_slot: slots[at % WANTED]?.document_id ?? "",
        shows: [],
      }),
    ),
  );
  const seconds = (performance.now() - from) / 1000;
  const won = outcomes.filter(({ status }) => status === "fulfilled").length;
  const faults = outcomes.filter((one) => one.status === "rejected" && !(one.reason instanceof AppError)).length;
  return {
    what: `${engine}: ${people.length} people try ${WANTED} times at once`,
    figures: `${won} booked, ${faults} faults, ${tenth(seconds)} s`,
    aim: `${WANTED} booked, 0 faults`,
    met: won === WANTED && faults === 0,
  };
}

async function dueLine(ctx: Context, person: Account, engine: string): Promise<Line> {
  const now = ctx.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  for (let from = 0; from < DUE; from += AT_ONCE) {
    const rows = await ctx.db
      .insertInto("consultations")
      .values(
        Array.from({ length: AT_ONCE }, (_, place) => ({
          document_id: `due${from + place}`,
          person_id: person.id,
          advisor_id: null,
          slot_id: null,
          proposed_slot_id: null,
          starts_at: at(23 * HOUR),
          ends_at: at(23.5 * HOUR),
          zone: "Asia/Muscat",
          field: "subjects" as const,
          type: "chat" as const,
          subject: "Bench",
          message: "Bench",
          name: "Bench Person",
          email: person.email,
          phone: "91234567",
          locale: "en" as const,
          shows: "",
          status: "approved" as const,
          sequence: 1,
          meeting_link: null,
          expires_at: at(0),
          booked_at: at(0),
          changed_at: at(0),
        })),
      )
      .returning("id")
      .execute();
    const planned = { kind: "dayBefore" as const, side: "person" as const, sequence: 1, state: "planned" as const };
    await ctx.db
      .insertInto("consultation_messages")
      .values(rows.map(({ id }) => ({ ...planned, consultation_id: id, due_at: at(-HOUR) })))
      .execute();
  }
  const from = performance.now();
  const taken = await takeDue(ctx);
  const seconds = (performance.now() - from) / 1000;
  return {
    what: `${engine}: ${whole(DUE)} reminders that are due together`,
    figures: `${taken} queued in ${tenth(seconds)} s`,
    aim: "a minute",
    met: taken === DUE && seconds < 60,
  };
}
