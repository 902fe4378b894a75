import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { bookConsultation } from "#features/booking/operations/book.server.ts";
import { readMonth } from "#features/booking/operations/read-calendar.server.ts";
import { takeDue } from "#features/booking/operations/remind.server.ts";
import { startSignIn } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { dayOf } from "#i18n/format.ts";
import { readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";
import { createContext } from "#server/context.ts";
import type { Account } from "#shared/actor.ts";
import { MIGRATIONS } from "../db/migrations/list.ts";
import { ensurePostgres } from "../tests/support/postgres.ts";
import { addPeople, askOf, freeSlots, openDesk } from "./consultation-people.ts";
import type { Bench, Line } from "./parts/part.ts";
import { spreadOf, tenth, whole, words } from "./spread.ts";

const PEOPLE = 1000;
const WANTED = 100;
const ADVISORS = 50;
const DUE = 10_000;
const HOUR = 3_600_000;
const AT_ONCE = 100;
const AIM_MONTH_MS = 10;

/** A running program with a data folder of its own. */
export interface Running {
  readonly base: string;
  readonly dataDir: string;
  remove(): Promise<void>;
}
type Start = (settings: Record<string, string>) => Promise<Running>;

/** Many people want the same times at once, a month of many desks is looked at, and many reminders are due together. */
export async function consultationLines(bench: Pick<Bench, "folder" | "options">, start: Start): Promise<Line[]> {
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
      lines.push(await wiredLine(start, databaseUrl));
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
  const slots = await freeSlots(ctx, WANTED);
  const from = performance.now();
  const outcomes = await Promise.allSettled(
    people.map((person, at) => bookConsultation(ctx, person, askOf(person, slots[at % WANTED] ?? ""))),
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

/** The same over HTTP, from nothing to the last answer, beside as many of the shortest answers there are. */
async function wiredLine(start: Start, databaseUrl: string): Promise<Line> {
  const server = await start({
    DEMO: "0",
    SMTP_URL: "smtp://127.0.0.1:9",
    ASKS_PER_MINUTE: "1000000",
    ADDRESS_ASKS_PER_MINUTE: "1000000",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    const database = openDatabase({ databaseUrl, dataDir: server.dataDir });
    const config = { ...readConfig({ DATA_DIR: server.dataDir, SMTP_URL: "smtp://127.0.0.1:9" }), databaseUrl };
    const { ctx, close } = await createContext(config, database, { log: createLog("silent") }, false);
    const advisors = await addPeople(ctx, ADVISORS / 10, "Consultant", "wire");
    for (const advisor of advisors) await openDesk(ctx, advisor);
    const slots = await freeSlots(ctx, WANTED, advisors);
    const people = await addPeople(ctx, PEOPLE, "Student", "wire");
    const tokens: string[] = [];
    for (const person of people) tokens.push(await startSignIn(ctx, ctx.db, person.id, person.origin));
    await allAtOnce(people.length, () => fetch(`${server.base}/healthz`));
    const plain = await allAtOnce(people.length, () => fetch(`${server.base}/healthz`));
    const tried = await allAtOnce(people.length, (at) =>
      fetch(`${server.base}/api/consultations`, {
        method: "POST",
        headers: { authorization: `Bearer ${tokens[at]}`, "content-type": "application/json" },
        body: JSON.stringify(askOf(people[at] as Account, slots[at % WANTED] ?? "")),
      }),
    );
    await close();
    const count = (from: number, below: number) =>
      tried.statuses.filter((status) => status >= from && status < below).length;
    const [won, lost, faults] = [count(200, 300), count(409, 410), count(500, 1000)];
    return {
      what: `${databaseUrl ? "PostgreSQL" : "SQLite"}: ${people.length} people try ${WANTED} times at once over HTTP`,
      figures: `${won} booked, ${lost} times 409, ${faults} faults, ${tenth(tried.seconds)} s, × ${whole(tried.seconds / plain.seconds)} of as many empty answers`,
      aim: `${WANTED} booked, 0 faults`,
      met: won === WANTED && won + lost === people.length,
    };
  } finally {
    await server.remove();
  }
}

async function allAtOnce(count: number, ask: (at: number) => Promise<Response>) {
  const from = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const answer = await ask(at).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? 599;
    }),
  );
  return { statuses, seconds: (performance.now() - from) / 1000 };
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
