import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

/** Instruments keep a digest of what was published; norms are versions of their own, and a result names the ones it used. */
export const migration: Migration = {
  id: 26,
  name: "0026-instruments",
  async up({ db, engine, types }) {
    await db.schema.alterTable("scale_instruments").addColumn("hash", "text").execute();
    await withId(db.schema.createTable("scale_norms"), engine)
      .addColumn("scale", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("body_json", types.json, (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("loaded_at", types.instant, (column) => column.notNull())
      .addUniqueConstraint("scale_norms_version", ["scale", "version"])
      .execute();
    await db.schema
      .alterTable("scale_results")
      .addColumn("norm_id", "integer", (column) => column.references("scale_norms.id"))
      .execute();
  },
};
