import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ENGINES } from "#tests/support/engines.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import type { Context } from "../context.ts";
import type { Db } from "./open.ts";
import { together } from "./together.ts";

describe.each(ENGINES)("writes that wait at the same moment, on %s", (engine) => {
  let test: TestDatabase;
  let ctx: Context;
  beforeAll(async () => {
    test = await createTestDatabase(engine);
    ctx = { database: test.database, db: test.database.kysely } as unknown as Context;
    await sql`create table marks (word text primary key)`.execute(ctx.db);
  });
  afterAll(() => test?.drop());
  beforeEach(() => sql`delete from marks`.execute(ctx.db));

  const put = (word: string) => async (db: Db) => {
    await sql`insert into marks (word) values (${word})`.execute(db);
    return word;
  };
  const marks = async () =>
    (await sql<{ word: string }>`select word from marks order by word`.execute(ctx.db)).rows.map(({ word }) => word);

  it("each come to their own answer, and what one throws undoes that one alone", async () => {
    const words = Array.from({ length: 150 }, (_, at) => String(at).padStart(3, "0"));
    const said = await Promise.allSettled(
      words.map((word, at) =>
        together(ctx, at, async (db) => {
          await put(word)(db);
          if (at % 10 === 3) throw new Error(word);
          return word;
        }),
      ),
    );
    const kept = words.filter((_, at) => at % 10 !== 3);
    expect(said.filter((one) => one.status === "fulfilled").map((one) => one.value)).toEqual(kept);
    expect(said.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []))).toEqual(
      words.filter((_, at) => at % 10 === 3),
    );
    expect(await marks()).toEqual(kept);
  });

  it("stand beside a statement that the database refuses, and go on after it", async () => {
    await together(ctx, 1, put("a"));
    const twice = await Promise.allSettled([together(ctx, 2, put("a")), together(ctx, 1, put("b"))]);
    expect(twice.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    await together(ctx, 3, put("c"));
    expect(await marks()).toEqual(["a", "b", "c"]);
  });

  it("are refused all together when nothing could be written", async () => {
    const broken = { database: {}, db: { transaction: () => ({ execute: () => Promise.reject(new Error("away")) }) } };
    const said = await Promise.allSettled([1, 2].map((at) => together(broken as unknown as Context, at, put("x"))));
    expect(said.map((one) => one.status === "rejected" && one.reason.message)).toEqual(["away", "away"]);
    expect(await marks()).toEqual([]);
  });
});
