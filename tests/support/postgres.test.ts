import pg from "pg";
import { expect, test } from "vitest";
import { ensurePostgres } from "./postgres.ts";

test("a private PostgreSQL starts, answers and is gone after stop", async () => {
  const postgres = await ensurePostgres({});
  const client = new pg.Client({ connectionString: postgres.url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("select 1 as one, upper('é') as letter");
  expect(rows).toEqual([{ one: 1, letter: "É" }]);
  await client.end();
  await postgres.stop();
  await expect(new pg.Client({ connectionString: postgres.url }).connect()).rejects.toThrow();
});

test("a DATABASE_URL_TEST that does not answer is a plain sentence", async () => {
  await expect(ensurePostgres({ DATABASE_URL_TEST: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow(
    /DATABASE_URL_TEST did not answer/,
  );
});
