import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { publish, saveDraft } from "#content/edit.server.ts";
import { openContent } from "#content/open.server.ts";
import { systemClock, systemRandom } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createEvents } from "#platform/events/create.ts";
import { createLog } from "#platform/log.ts";
import type { Person } from "#shared/actor.ts";
import { MIGRATIONS } from "../db/migrations/list.ts";

const origin = { address: "127.0.0.1", device: "", userAgent: "" };
export const EDITOR: Person = {
  kind: "person",
  id: 1,
  email: "editor@example.org",
  firstName: "Bench",
  lastName: "Editor",
  accountType: "Employee",
  roles: ["editor"],
  locale: "en",
  origin,
  signInId: "bench",
  isPlace: false,
  provedAt: null,
  consentVersion: null,
  eraseAt: null,
};

/** Published content over a scratch database in this process, after `fill` has put in it what shall be there. */
export async function openScratch(folder: string, fill: (ctx: Context) => Promise<unknown> = async () => undefined) {
  const dataDir = mkdtempSync(join(folder, "scratch-"));
  const database = openDatabase({ databaseUrl: "", dataDir });
  await migrate(database, MIGRATIONS, { now: new Date() });
  const log = createLog("silent");
  const events = await createEvents(database, log);
  const none = { extensions: { recordChanged: [] }, queue: { wake: () => undefined } };
  const base = { ...none, database, db: database.kysely, clock: systemClock, random: systemRandom, log, events };
  await fill(base as unknown as Context);
  const from = performance.now();
  const { content, close } = await openContent(base);
  const loadMs = performance.now() - from;
  const ctx = { ...base, content } as unknown as Context;
  return {
    ctx,
    content,
    dataDir,
    loadMs,
    async close() {
      close();
      await events.close();
      await database.close();
    },
  };
}

/** Gives a record another title and publishes it. @returns from when the publishing ran. */
export async function retitle(ctx: Context, documentId: string, title: string): Promise<number> {
  const row = await ctx.db
    .selectFrom("content_records")
    .selectAll()
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow();
  const body = row.draft_json ?? row.published_json;
  const en = { ...body?.en, title };
  const saved = await saveDraft(ctx, EDITOR, { documentId, version: row.version, body: { ...body, en } });
  const from = performance.now();
  await publish(ctx, EDITOR, saved);
  return from;
}
