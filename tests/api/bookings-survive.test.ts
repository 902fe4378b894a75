import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Engine } from "#platform/db/columns.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createLog } from "#platform/log.ts";
import { createContext } from "#server/context.ts";
import { type SmtpStandIn, startSmtp } from "../stand-ins/smtp.ts";
import { AppServer } from "../support/app-server.ts";
import { anAdvisor, aSlot, asksFor } from "../support/consultations.ts";
import { createTestDatabase } from "../support/database.ts";
import { ENGINES } from "../support/engines.ts";
import { signedInPerson, type TestPerson } from "../support/people.ts";

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const PLAIN = { DEMO: "0", ASKS_PER_MINUTE: "100000", ADDRESS_ASKS_PER_MINUTE: "100000", WORK_AT_ONCE: "64" };

async function aServer(settings: Record<string, string>): Promise<AppServer> {
  const server = await AppServer.start({ ...PLAIN, ...settings });
  ended.push(() => server.remove());
  return server;
}

/** The database of running servers, from outside; nothing is worked off here. */
async function beside(databaseUrl: string, dataDir: string): Promise<Context> {
  const database = openDatabase({ databaseUrl, dataDir });
  const config = {
    ...readConfig({ DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" }),
    databaseUrl,
  };
  const { ctx, close } = await createContext(config, database, { log: createLog("silent") }, false);
  ended.push(close);
  return ctx;
}

function book({ base }: AppServer, who: TestPerson, slot: string) {
  return fetch(`${base}/api/consultations`, {
    method: "POST",
    headers: { ...who.headers, "content-type": "application/json" },
    body: JSON.stringify(asksFor(who, slot)),
  });
}

const peopleOf = async (ctx: Context, count: number) => {
  const people: TestPerson[] = [];
  while (people.length < count) people.push(await signedInPerson(ctx));
  return people;
};

/** An empty database, and where servers find it; SQLite lives in the server's own folder. */
async function aDatabase(engine: Engine): Promise<string> {
  if (engine === "sqlite") return "";
  const made = await createTestDatabase(engine, { isDurable: true });
  ended.push(() => made.drop());
  return made.url;
}

describe.each(ENGINES)("bookings of running servers on %s", (engine) => {
  it("are kept when the server is killed before their mails went, and each is mailed once", async () => {
    let isSlow = true;
    const smtp: SmtpStandIn = await startSmtp({ delayMs: () => (isSlow ? 3_600_000 : 0) });
    ended.push(async () => void smtp.stop());
    const databaseUrl = await aDatabase(engine);
    const server = await aServer({ SMTP_URL: smtp.url, DATABASE_URL: databaseUrl });
    const ctx = await beside(databaseUrl, server.dataDir);
    const advisor = await anAdvisor(ctx);
    const people = await peopleOf(ctx, 8);
    const slots = await Promise.all(people.map((_, at) => aSlot(ctx, advisor, 30 + at)));
    let taken = 0;
    let dead: Promise<unknown> | undefined;
    const answers = await Promise.all(
      people.map(async (who, at) => {
        const answer = await book(server, who, slots[at]?.id ?? "").catch(() => null);
        if (answer?.status !== 201) return null;
        taken += 1;
        if (taken === 4) dead = server.end("SIGKILL");
        return answer.json().then(
          ({ data }) => String(data.documentId),
          () => null,
        );
      }),
    );
    await dead;
    const acknowledged = answers.filter((id) => id !== null);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);
    expect(smtp.received).toEqual([]);
    isSlow = false;
    // The claim of the process that is gone runs out, as it would two minutes later.
    await ctx.db
      .updateTable("due_work")
      .set({ claim_ends_at: new Date(0).toISOString() })
      .where("claimed_by", "is not", null)
      .execute();
    await server.begin();
    const kept = await ctx.db.selectFrom("consultations").select(["document_id", "email"]).execute();
    expect(kept.map(({ document_id }) => document_id)).toEqual(expect.arrayContaining(acknowledged));
    await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(2 * kept.length);
    const mails = smtp.received.map(({ to, messageId }) => `${to} ${messageId}`);
    expect(new Set(mails).size).toBe(mails.length);
    for (const { email } of kept) expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  }, 60_000);

  it("of a time that goes at the same moment are refused or stand, never both", async () => {
    const databaseUrl = await aDatabase(engine);
    const server = await aServer({ DATABASE_URL: databaseUrl, SMTP_URL: "smtp://127.0.0.1:9" });
    const ctx = await beside(databaseUrl, server.dataDir);
    const advisor = await anAdvisor(ctx);
    const people = await peopleOf(ctx, 6);
    const outcomes = await Promise.all(
      people.map(async (who, at) => {
        const { id } = await aSlot(ctx, advisor, 40 + at);
        const [booked, gone] = await Promise.all([
          book(server, who, id),
          fetch(`${server.base}/api/time-slots/${id}`, { method: "DELETE", headers: advisor.headers }),
        ]);
        return `${booked.status} ${gone.status}`;
      }),
    );
    for (const outcome of outcomes) expect(["201 409", "409 200", "409 204"]).toContain(outcome);
  }, 60_000);
});

it("bookings of one time go to one of many people on two servers of one PostgreSQL, and the others hear of the nearest", async () => {
  const databaseUrl = await aDatabase("postgres");
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: "smtp://127.0.0.1:9" };
  const servers = [await aServer(settings), await aServer(settings)];
  const ctx = await beside(databaseUrl, servers[0]?.dataDir ?? "");
  const advisor = await anAdvisor(ctx);
  const [slot, free] = [await aSlot(ctx, advisor, 30), await aSlot(ctx, advisor, 31)];
  const people = await peopleOf(ctx, 40);
  const answers = await Promise.all(people.map((who, at) => book(servers[at % 2] as AppServer, who, slot.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(answer.status).toBe(409);
    expect(JSON.stringify(await answer.json())).toContain(free.id);
  }
  expect(await ctx.db.selectFrom("consultations").select("id").execute()).toHaveLength(1);
  expect(await ctx.db.selectFrom("consultation_changes").select("id").execute()).toHaveLength(1);
}, 60_000);
