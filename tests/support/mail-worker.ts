// A worker process for tests, to be killed. Its argument is JSON: databaseUrl, dataDir, smtpUrl, leaseMs.
import { once } from "node:events";
import { openDatabase } from "#platform/db/open.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { startWorker } from "#platform/queue/worker.ts";
import { createWorkContext } from "./work-context.ts";

/** A mail about a number: enough to be recognised where it arrives. */
export const mailWork: WorkHandlers = {
  async "test.mail"(ctx, { about }, work) {
    await ctx.mailer.send(
      { to: "reader@example.org", subject: `About ${about}`, text: `${about}`, html: `<p>${about}</p>`, locale: "en" },
      messageIdOf(ctx, work),
    );
  },
};

if (import.meta.main) {
  const { databaseUrl, dataDir, smtpUrl, leaseMs } = JSON.parse(process.argv[2] ?? "{}");
  const database = openDatabase({ databaseUrl, dataDir });
  const ctx = await createWorkContext(database, { dataDir, config: { databaseUrl, smtpUrl } });
  await database.kysely.selectFrom("due_work").select("id").limit(1).execute();
  await ctx.mailer.send(
    { to: "reader@example.org", subject: "Warm", text: "", html: "", locale: "en" },
    "<warm@example.org>",
  );
  process.stdout.write("warm\n");
  await once(process.stdin, "data");
  startWorker(ctx, mailWork, { leaseMs, pollMs: 20 });
}
