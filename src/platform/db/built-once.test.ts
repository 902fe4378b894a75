import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES } from "#tests/support/engines.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { builtOnce } from "./built-once.ts";
import type { Db } from "./open.ts";

interface Choices {
  choices: { kind: string; is_shown: boolean; is_mailed: boolean };
}
const ours = (db: Db) => db as unknown as Kysely<Choices>;

describe.each(ENGINES)("a query that is built once, on %s", (engine) => {
  const tests: TestDatabase[] = [];
  let builds = 0;
  const between = builtOnce((db, from: string, to: string) => {
    builds += 1;
    return ours(db)
      .selectFrom("choices")
      .select(["kind", "is_shown"])
      .where("kind", ">=", from)
      .where("kind", "<", to)
      .where("is_mailed", "=", false)
      .orderBy("kind");
  });
  const kinds = async (db: Db, from: string, to: string) =>
    (await between(db, from, to)).map(({ kind }) => kind).join("");
  beforeAll(async () => {
    for (const letters of ["abcdef", "xyz"]) {
      const test = await createTestDatabase(engine);
      tests.push(test);
      await sql`create table choices (kind text primary key, is_shown boolean, is_mailed boolean)`.execute(
        test.database.kysely,
      );
      for (const kind of letters)
        await ours(test.database.kysely)
          .insertInto("choices")
          .values({ kind, is_shown: true, is_mailed: sql`${sql.lit(engine === "sqlite" ? 0 : false)}` })
          .execute();
    }
  });
  afterAll(() => Promise.all(tests.map((test) => test.drop())));
  const db = (at: number) => (tests[at] as TestDatabase).database.kysely;

  it("answers each asker with their own values, and rows in the shapes of others", async () => {
    const asked = [
      ["a", "c"],
      ["c", "f"],
      ["f", "z"],
      ["x", "a"],
    ] as const;
    const said = await Promise.all([...asked, ...asked].map(([from, to]) => kinds(db(0), from, to)));
    expect(said).toEqual(["ab", "cde", "f", "", "ab", "cde", "f", ""]);
    expect((await between(db(0), "a", "b"))[0]).toEqual({ kind: "a", is_shown: true });
  });
  it("is built once for each database, and once more within a transaction", async () => {
    builds = 0;
    expect(await kinds(db(1), "a", "z")).toBe("xy");
    expect(await kinds(db(1), "y", "zz")).toBe("yz");
    expect(builds).toBe(1);
    expect(
      await db(1)
        .transaction()
        .execute((inside) => kinds(inside, "x", "y")),
    ).toBe("x");
    expect(await kinds(db(0), "e", "z")).toBe("ef");
  });
});
