import type { Published } from "#content/open.server.ts";
import { readSeedFolder, seedId, storeSeed } from "#content/seed.server.ts";
import { LiveIndex } from "#features/search/live.server.ts";
import { search } from "#features/search/operations.server.ts";
import type { Context } from "#platform/context.ts";
import { memoryMb } from "../machine.ts";
import { EDITOR, openScratch, retitle } from "../scratch-context.ts";
import { spreadOf, tenth, whole, words } from "../spread.ts";
import { syntheticRecords } from "../synthetic.ts";
import type { Line, Part } from "./part.ts";

const SIZE = 20_000;
const AIM_MS = 50;

/** What an edit costs among 20,000 records until readers of this process see it, and what loading them takes. */
export const edits: Part = async (bench) => {
  const before = memoryMb(process.pid);
  const records = syntheticRecords(SIZE - readSeedFolder("db/seed").length);
  const scratch = await openScratch(bench.folder, (base) => storeSeed(base, records, "bench"));
  const { ctx, content, dataDir, loadMs, close } = scratch;
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

/** Publishes changes of one record and asks for a list with relations after each: indexes are made when they are asked for. */
async function rebuilds(ctx: Context, content: Published, documentId: string, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round <= rounds * 2; round += 1) {
    const from = await retitle(ctx, documentId, `Edited ${round}`);
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
    const title = `Zyzzyva ${round}`;
    const from = await retitle(ctx, documentId, title);
    const answer = await search(ctx, EDITOR, { words: title, locale: "en" });
    if (answer.hits[0]?.documentId !== documentId) throw new Error("The edit was not found.");
    times.push(performance.now() - from);
  }
  live.close();
  return spreadOf(times);
}
