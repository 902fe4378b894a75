import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { eachEngine } from "#tests/support/database.ts";
import { type ImportMaker, prepareImports } from "#tests/support/import-process.ts";
import { importing } from "./run.server.ts";

const ROWS = 2500;
const KILLS = 6;
const LONGEST_LIFE_MS = 250;
const HEAD = "slug,title_en,summary_en,description_en,category";

let maker: ImportMaker;
beforeAll(async () => {
  maker = await prepareImports();
}, 60_000);
afterAll(() => maker?.remove());

eachEngine(
  (_engine, use) => {
    const db = () => use().database.kysely;
    const sheet = (round: number) => {
      const file = path.join(use().dataDir, `skills-${round}.csv`);
      const lines = Array.from({ length: ROWS }, (_, at) => `skill-${round}-${at},Skill ${at},Short,Long,applied`);
      writeFileSync(file, [HEAD, ...lines].join("\n"));
      return { databaseUrl: use().url, dataDir: use().dataDir, file, resume: false };
    };
    const count = async (table: "content_records" | "content_history" | "import_rows") => {
      const { total } = await db()
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    };

    test("an import that is killed while it reads or compares shows nothing, and goes on where it was", async () => {
      const options = sheet(0);
      for (const step of ["read", "compare"]) {
        let heard = 0;
        await maker.run({ ...options, resume: step === "compare" }, (line, worker) => {
          heard += Number(line.startsWith(step));
          if (heard === 2) worker.kill("SIGKILL");
        });
        expect(await count("content_records")).toBe(0);
        expect(await count("import_rows")).toBeGreaterThan(0);
      }
      const before = await db().selectFrom("imports").select(["id", "position", "state"]).execute();
      expect(before).toMatchObject([{ position: ROWS, state: "staging" }]);
      const lines: string[] = [];
      expect(await maker.run({ ...options, resume: true }, (line) => lines.push(line))).toBe("done");
      expect(lines.filter((line) => line.startsWith("read"))).toEqual([]);
      expect([await count("content_records"), await count("content_history")]).toEqual([ROWS, ROWS]);
      expect(await db().selectFrom("imports").select(["id", "state"]).execute()).toEqual([
        { id: before[0]?.id, state: "done" },
      ]);
    }, 120_000);

    test(`an import that is killed while it saves leaves all of it or nothing, ${KILLS} times`, async () => {
      for (let round = 1; round <= KILLS; round += 1) {
        const before = await count("content_records");
        await maker.run(sheet(round), (line, worker) => {
          if (line.startsWith("apply"))
            setTimeout(() => worker.kill("SIGKILL"), (LONGEST_LIFE_MS * (round - 1)) / (KILLS - 1));
        });
        const added = (await count("content_records")) - before;
        expect([0, ROWS]).toContain(added);
        const state = await db().selectFrom("imports").select("state").orderBy("id", "desc").executeTakeFirst();
        expect(state?.state).toBe(added === 0 ? "staged" : "done");
        expect(await count("content_history")).toBe(await count("content_records"));
      }
    }, 180_000);

    test("a process that imports while another one does is told to wait", async () => {
      const ctx = { config: { dataDir: use().dataDir }, database: use().database } as Context;
      const held = await importing(ctx, () => maker.run(sheet(90)));
      expect([held?.done, await maker.run(sheet(90))]).toEqual(["busy", "done"]);
    }, 60_000);
  },
  { isDurable: true },
);
