import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { type SmtpStandIn, startSmtp } from "#tests/stand-ins/smtp.ts";
import { eachEngine } from "#tests/support/database.ts";
import { go, killAtOnce, prepareMailWorker, type WorkerMaker } from "#tests/support/mail-worker-process.ts";
import { createWorkContext } from "#tests/support/work-context.ts";

/** `npm run soak` asks for more. */
const KILLS = Number(process.env.WIJHA_KILLS || 20);
const MAILS_PER_ROUND = 4;
const LONGEST_LIFE_MS = 120;
const LEASE_MS = 150;
const READY_AHEAD = 2;

let maker: WorkerMaker;
beforeAll(async () => {
  maker = await prepareMailWorker();
});
afterAll(() => maker?.remove());

async function addMails(ctx: Context, from: number, count: number): Promise<void> {
  for (let about = from; about < from + count; about++) await ctx.queue.add(ctx.db, "test.mail", { about });
}

function rows(ctx: Context) {
  return ctx.db.selectFrom("due_work").selectAll().where("kind", "=", "test.mail").execute();
}

function numbersOf(smtp: SmtpStandIn): number[] {
  return smtp.received.flatMap((mail) => /^subject: About (\d+)/im.exec(mail.raw)?.[1] ?? []).map(Number);
}

/** Kills one worker after another while mails keep coming. @returns how many of them died with mails in hand. */
async function killAgainAndAgain(ctx: Context, start: () => Promise<ChildProcess>): Promise<number> {
  const ready = Array.from({ length: READY_AHEAD }, start);
  let withMails = 0;
  for (let round = 0; round < KILLS; round++) {
    await addMails(ctx, round * MAILS_PER_ROUND, MAILS_PER_ROUND);
    const worker = await (ready.shift() ?? start());
    ready.push(start());
    const began = new Date().toISOString();
    go(worker);
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await killAtOnce(worker);
    if ((await rows(ctx)).some((row) => row.claimed_at !== null && row.claimed_at >= began)) withMails += 1;
  }
  await Promise.all(ready.map(async (worker) => killAtOnce(await worker)));
  return withMails;
}

eachEngine(
  (engine, use) => {
    test(`${KILLS} kills at random instants lose no mail`, { timeout: 300_000 }, async () => {
      const smtp = await startSmtp({ delayMs: () => Math.random() * 12 });
      const ctx = await createWorkContext(use().database, { dataDir: use().dataDir });
      const { url: databaseUrl, dataDir } = use();
      const start = () => maker.start({ databaseUrl, dataDir, smtpUrl: smtp.url, leaseMs: LEASE_MS });
      const started = Date.now();
      const withMails = await killAgainAndAgain(ctx, start);
      const seconds = (Date.now() - started) / 1000;
      const last = await start();
      go(last);
      for (let tries = 0; tries < 600 && (await rows(ctx)).length > 0; tries++) await sleep(50);
      await killAtOnce(last);

      const accepted = numbersOf(smtp);
      const asked = Array.from({ length: KILLS * MAILS_PER_ROUND }, (_, about) => about);
      const repeated = accepted.length - new Set(accepted).size;
      console.info(
        `${engine}: ${KILLS} kills in ${seconds} s, ${withMails} with mails in hand; ${asked.length} mails, ${repeated} accepted again`,
      );
      expect(await rows(ctx)).toEqual([]);
      expect(asked.filter((about) => !accepted.includes(about))).toEqual([]);
      expect(
        new Set(smtp.received.map((mail) => mail.messageId).filter((id) => id !== "<warm@example.org>")).size,
      ).toBe(asked.length);
      expect(withMails).toBeGreaterThan(KILLS / 10);
      await ctx.events.close();
      await smtp.stop();
    });
  },
  { isDurable: true },
);
