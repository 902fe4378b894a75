import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { publish, saveDraft } from "#content/edit.server.ts";
import { openContent, type Published } from "#content/open.server.ts";
import { readSeedFolder, seedId, storeSeed } from "#content/seed.server.ts";
import { LiveIndex } from "#features/search/live.server.ts";
import { search } from "#features/search/operations.server.ts";
import { systemClock, systemRandom } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createEvents } from "#platform/events/create.ts";
import { createLog } from "#platform/log.ts";
import type { Person } from "#shared/actor.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";
import { memoryMb } from "../machine.ts";
import { spreadOf, tenth, whole, words } from "../spread.ts";
import { syntheticRecords } from "../synthetic.ts";
import type { Line, Part } from "./part.ts";

const SIZE = 20_000;
const AIM_MS = 50;
const origin = { address: "127.0.0.1", device: "", userAgent: "" };
const EDITOR: Person = {
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

/** What an edit costs among 20,000 records until readers of this process see it, and what loading them takes. */
export const edits: Part = async (bench) => {
  const before = memoryMb(process.pid);
  const { ctx, content, dataDir, loadMs, close } = await openFull(bench.folder);
  const held = memoryMb(process.pid) - before;
  const leaf = await rebuilds(ctx, content, seedId("faq", "is-wijha-free"), bench.options.rounds);
  const shown = await rebuilds(ctx, content, seedId("sector", "health-care"), bench.options.rounds);
  const found = await searches(ctx, dataDir, bench.options.rounds);
  await close();
  return [
    { what: `loading ${SIZE} records`, figures: `${whole(loadMs)} ms; process grown by ${whole(held)} MB` },
    {
      what: "an edit of a record that nothing shows, until readers see it",
      figures: `${words(leaf, tenth)} ms`,
      aim: `${AIM_MS} ms`,
      met: leaf.median <= AIM_MS,
    },
    { what: "an edit of a record that thousands show", figures: `${words(shown, tenth)} ms` },
    {
      what: "an edit until search finds it",
      figures: `${words(found, tenth)} ms`,
      aim: "1 s",
      met: found.most <= 1000,
    },
  ] satisfies Line[];
};

async function openFull(folder: string) {
  const dataDir = mkdtempSync(join(folder, "edits-"));
  const database = openDatabase({ databaseUrl: "", dataDir });
  await migrate(database, MIGRATIONS, { now: new Date() });
  const log = createLog("silent");
  const events = await createEvents(database, log);
  const base = { database, db: database.kysely, clock: systemClock, random: systemRandom, log, events };
  await storeSeed(base as unknown as Context, syntheticRecords(SIZE - readSeedFolder("db/seed").length), "bench");
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

/** Publishes changes of one record and asks for a list with relations after each: indexes are made when they are asked for. */
async function rebuilds(ctx: Context, content: Published, documentId: string, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round <= rounds * 2; round += 1) {
    const row = await ctx.db
      .selectFrom("content_records")
      .selectAll()
      .where("document_id", "=", documentId)
      .executeTakeFirstOrThrow();
    const body = row.draft_json ?? row.published_json;
    const en = { ...body?.en, title: `Edited ${round}` };
    const saved = await saveDraft(ctx, EDITOR, { documentId, version: row.version, body: { ...body, en } });
    const from = performance.now();
    await publish(ctx, EDITOR, saved);
    content.list("job", { locale: "en", filters: { sectors: ["health-care"] } });
    times.push(performance.now() - from);
  }
  return spreadOf(times.slice(1));
}

/** Gives a record a name of its own and asks search for it, again and again. */
async function searches(without: Context, dataDir: string, rounds: number) {
  const live = new LiveIndex({ ...without, config: { databaseUrl: "", dataDir } as Context["config"] });
  const ctx = { ...without, search: live } as Context;
  await live.current();
  const times: number[] = [];
  const documentId = seedId("faq", "is-wijha-free");
  for (let round = 0; round < rounds; round += 1) {
    const row = await ctx.db
      .selectFrom("content_records")
      .select(["version", "published_json"])
      .where("document_id", "=", documentId)
      .executeTakeFirstOrThrow();
    const title = `Zyzzyva ${round}`;
    const body = { ...row.published_json, en: { ...row.published_json?.en, title } };
    const saved = await saveDraft(ctx, EDITOR, { documentId, version: row.version, body });
    const from = performance.now();
    await publish(ctx, EDITOR, saved);
    const answer = await search(ctx, EDITOR, { words: title, locale: "en" });
    if (answer.hits[0]?.documentId !== documentId) throw new Error("The edit was not found.");
    times.push(performance.now() - from);
  }
  live.close();
  return spreadOf(times);
}
