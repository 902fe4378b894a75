import { join } from "node:path";
import { readAll } from "#content/readers.ts";
import { readSeedFolder } from "#content/seed.server.ts";
import { readDoorMap } from "#features/study-plan/operations/read-door-map.server.ts";
import { openDoors } from "#features/study-plan/rules/doors.ts";
import type { Context } from "#platform/context.ts";
import { clonesOf } from "../content-clones.ts";
import { EDITOR } from "../scratch-context.ts";
import { hundredth, spreadOf, words } from "../spread.ts";
import { snapshotOf } from "../synthetic.ts";
import type { Line, Part } from "./part.ts";

const SHIPPED = join(import.meta.dirname, "../../db/seed");
const [FEW, MANY] = [600, 6000];
const AIM_TICK_MS = 5;
const AIM_ELIGIBILITY_MS = 10;
/** Somebody ticks one subject after another, with two grades. */
const TAKEN = ["arabic-language", "english-language", "pure-mathematics", "physics", "chemistry", "biology"];

/** What one tick on the door map costs in this process, and the rules alone, among many programmes. */
export const plan: Part = async (bench) => [FEW, MANY].flatMap((count) => linesOf(count, bench.options.rounds));

function linesOf(count: number, rounds: number): Line[] {
  const snapshot = snapshotOf(clonesOf(readSeedFolder(SHIPPED), "academic-program", count));
  const all = (type: never, query: never) => readAll(snapshot, type, query);
  const ctx = { content: { snapshot, all } } as unknown as Context;
  const doors = readAll(snapshot, "academic-program", { locale: "ar" }).map(({ slug, entry_rules: entry }) => ({
    slug,
    entry,
    area: null,
    jobs: [],
  }));
  const ticks: number[] = [];
  const rules: number[] = [];
  let open = 0;
  readDoorMap(ctx, EDITOR, new URLSearchParams("s=physics"));
  for (let round = 0; round < rounds * 4; round += 1)
    for (let taken = 1; taken <= TAKEN.length; taken += 1) {
      const subjects = TAKEN.slice(0, taken);
      const asked = [...subjects.map((subject) => ["s", subject]), ["grade-physics", "85"], ["average", "88"]];
      const was = subjects.slice(0, -1).map((subject) => ["was", subject]);
      const from = performance.now();
      open = readDoorMap(ctx, EDITOR, new URLSearchParams([...asked, ...was])).counts.open;
      const between = performance.now();
      openDoors(doors, new Map(subjects.map((subject) => [subject, null])), 88);
      rules.push(performance.now() - between);
      ticks.push(between - from);
    }
  const line = (what: string, times: readonly number[], aim: number): Line => ({
    what: `${what} among ${count} programmes`,
    figures: `${words(spreadOf(times), hundredth)} ms${what.startsWith("one") ? `, ${open} open at the end` : ""}`,
    ...(count === FEW && { aim: `${aim} ms`, met: spreadOf(times).median <= aim }),
  });
  return [line("one tick", ticks, AIM_TICK_MS), line("eligibility", rules, AIM_ELIGIBILITY_MS)];
}
