import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { type SmtpStandIn, startSmtp } from "#tests/stand-ins/smtp.ts";
import { eachEngine } from "#tests/support/database.ts";
import { mailWork } from "#tests/support/mail-worker.ts";
import { createWorkContext } from "#tests/support/work-context.ts";
import { listDead } from "./dead-letters.ts";
import { FAULT_POINTS, type FaultPoint } from "./fault-points.ts";
import { runDue } from "./worker.ts";

class Died extends Error {}

/** Dies the first time the point is met with a mail in hand; `met` tells that it was. */
function dieOnceAt(wanted: FaultPoint) {
  const state = { met: false };
  return {
    state,
    faults(point: FaultPoint) {
      if (point !== wanted || state.met) return;
      state.met = true;
      throw new Died(point);
    },
  };
}

eachEngine((_engine, use) => {
  let smtp: SmtpStandIn;
  let ctx: Context;
  let instant = Date.parse("2026-11-20T08:00:00.000Z");
  beforeAll(async () => {
    smtp = await startSmtp();
    ctx = await createWorkContext(use().database, {
      dataDir: use().dataDir,
      config: { smtpUrl: smtp.url },
      clock: { now: () => new Date(instant) },
    });
    await runDue(ctx, {});
  });
  afterAll(async () => {
    await ctx?.mailer.close();
    await ctx?.events.close();
    await smtp?.stop();
  });

  for (const fails of [false, true]) {
    for (const point of FAULT_POINTS) {
      test(`a worker that dies at ${point} ${fails ? "of a refused mail" : ""} loses no mail`, async () => {
        smtp.received.length = 0;
        if (fails) smtp.refuse(1);
        await ctx.queue.add(ctx.db, "test.mail", { about: 7 });
        const { state, faults } = dieOnceAt(point);
        await expect(runDue(ctx, mailWork, { faults })).rejects.toThrow(Died);
        expect(state.met).toBe(true);
        instant += 10 * 60_000;
        await runDue(ctx, mailWork);
        instant += 10 * 60_000;
        await runDue(ctx, mailWork);
        expect(smtp.received.length).toBeGreaterThanOrEqual(1);
        expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(1);
        expect(await ctx.db.selectFrom("due_work").selectAll().where("kind", "=", "test.mail").execute()).toEqual([]);
        expect(await listDead(ctx)).toEqual([]);
      });
    }
  }
});
