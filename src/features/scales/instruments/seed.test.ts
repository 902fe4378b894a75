import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { columnTypes, json } from "#platform/db/columns.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { migration } from "../../../../db/migrations/0030-tendencies-as-instrument.ts";
import { createTestApi, type TestApi } from "../../../../tests/support/api.ts";
import { TENDENCIES } from "../rules.ts";
import { instrumentByVersion } from "../store/instruments.server.ts";
import { newestForm } from "../tendencies/operations/read-instrument.server.ts";
import { loadInstruments } from "./seed.server.ts";

interface Words {
  readonly text: string;
  readonly example: string;
  readonly speech?: string;
}
interface Shipped {
  readonly items: readonly { id: string; keys: readonly { scale: string }[]; ar: Words; en: Words }[];
}

/** A version as it was stored before the tendencies scale was an instrument. */
function former(version: number) {
  const { items } = JSON.parse(readFileSync(`db/seed/scales/tendencies-${version}.json`, "utf8")) as Shipped;
  const statements = items.map(({ id, keys, ar, en }) => {
    const speech = { ...(ar.speech && { ar: ar.speech }), ...(en.speech && { en: en.speech }) };
    return {
      id,
      environment: keys[0]?.scale,
      ar: { text: ar.text, example: ar.example },
      en: { text: en.text, example: en.example },
      ...(Object.keys(speech).length > 0 && { speech }),
    };
  });
  return { scale: TENDENCIES, version, answers: ["true", "false"], environments: [..."RIASEC"], statements };
}

onOneEngine("versions stored in their former shape", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine);
  });
  afterAll(() => api?.close());

  it("become the shipped instruments, word for word, and are found again as published", async () => {
    const { db } = api.ctx;
    const loaded_at = api.ctx.clock.now().toISOString();
    for (const version of [1, 2])
      await db
        .insertInto("scale_instruments")
        .values({ scale: TENDENCIES, version, body_json: json(former(version)), loaded_at, hash: null })
        .execute();
    await db.transaction().execute((trx) => migration.up({ db: trx, engine, types: columnTypes(engine) }));
    const before = await newestForm(api.ctx);
    // A published version with other content would be refused, and said in the log.
    await loadInstruments(api.ctx, "db/seed");
    const rows = await db.selectFrom("scale_instruments").selectAll().where("scale", "=", TENDENCIES).execute();
    expect(rows.map(({ version, loaded_at: at }) => [version, at]).toSorted()).toEqual([
      [1, loaded_at],
      [2, loaded_at],
    ]);
    const shipped = await createTestApi(engine);
    await loadInstruments(shipped.ctx, "db/seed");
    for (const version of [1, 2]) {
      const fresh = await instrumentByVersion(shipped.ctx.db, TENDENCIES, version);
      const moved = await instrumentByVersion(db, TENDENCIES, version);
      expect(moved?.hash).toBe(fresh?.hash);
      expect(moved?.body_json).toEqual(fresh?.body_json);
    }
    expect(before.statements).toHaveLength(54);
    await shipped.close();
  });
});
