import type { Migration } from "../../src/platform/db/migrate.ts";

/** Counts of tries no longer share a word with attempts at a scale; mails about sign-ins that wait keep their sender. */
export const migration: Migration = {
  id: 11,
  name: "0011-tries",
  async up({ db }) {
    await db.schema.dropIndex("attempts_ends").execute();
    await db.schema.alterTable("attempts").renameTo("tries").execute();
    await db.schema.alterTable("tries").renameColumn("tries", "count").execute();
    await db.schema.createIndex("tries_ends").on("tries").column("ends_at").execute();
    await db.updateTable("due_work").set({ kind: "sign-ins.news" }).where("kind", "=", "accounts.news").execute();
  },
};
