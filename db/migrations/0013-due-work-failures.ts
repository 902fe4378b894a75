import type { Migration } from "../../src/platform/db/migrate.ts";

/** What the column counts: runs that failed. An attempt is one taking of a scale. */
export const migration: Migration = {
  id: 13,
  name: "0013-due-work-failures",
  async up({ db }) {
    await db.schema.alterTable("due_work").renameColumn("attempts", "failures").execute();
  },
};
