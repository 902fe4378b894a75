import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { columnTypes } from "#platform/db/columns.ts";
import { eachEngine } from "#tests/support/database.ts";
import { migration } from "../../../db/migrations/0011-tries.ts";

eachEngine((engine, use) => {
  it("counts that stood under their former name are kept", async () => {
    const { kysely } = use().database;
    // biome-ignore lint/suspicious/noExplicitAny: the table has its former name for a while
    const former = kysely as unknown as Kysely<any>;
    await former.schema.dropIndex("tries_ends").execute();
    await former.schema.alterTable("tries").renameColumn("count", "tries").execute();
    await former.schema.alterTable("tries").renameTo("attempts").execute();
    await former.schema.createIndex("attempts_ends").on("attempts").column("ends_at").execute();
    const ends_at = "2027-01-02T03:04:05.678Z";
    await former.insertInto("attempts").values({ key_hash: "one", tries: 3, ends_at }).execute();
    await kysely.transaction().execute((db) => migration.up({ db, engine, types: columnTypes(engine) }));
    expect(await kysely.selectFrom("tries").selectAll().execute()).toEqual([{ key_hash: "one", count: 3, ends_at }]);
  });
});
