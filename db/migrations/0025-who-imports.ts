import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 25,
  name: "0025-who-imports",
  async up({ db }) {
    await db.schema.alterTable("imports").addColumn("begun_by", "integer").execute();
    await db.schema.alterTable("imports").addColumn("undone_by", "integer").execute();
  },
};
