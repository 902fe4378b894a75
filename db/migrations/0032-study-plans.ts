import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration, MigrationKit } from "../../src/platform/db/migrate.ts";

/** Goals with their steps, what was changed of them, the subjects somebody keeps, and to whom a plan is shown. */
export const migration: Migration = {
  id: 32,
  name: "0032-study-plans",
  async up(migrating) {
    await items(migrating);
    await aroundItems(migrating);
  },
};

async function items({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("plan_items"), engine)
    .addColumn("document_id", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("goal", "text")
    .addColumn("record", "text")
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("school_year", "integer")
    .addColumn("due_on", "text")
    .addColumn("done_at", types.instant)
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("reminded_for", "text")
    .addColumn("made_at", types.instant, (column) => column.notNull())
    .addColumn("changed_at", types.instant, (column) => column.notNull())
    .addColumn("removed_at", types.instant)
    .execute();
  await db.schema.createIndex("plan_items_user").on("plan_items").column("user_id").execute();
  await db.schema.createIndex("plan_items_removed_at").on("plan_items").column("removed_at").execute();
  await sql`create index plan_items_due on plan_items (due_on) where done_at is null and removed_at is null`.execute(
    db,
  );
}

async function aroundItems({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("plan_changes"), engine)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("item_id", "integer", (column) => column.notNull().references("plan_items.id").onDelete("cascade"))
    .addColumn("batch", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("before_json", types.json)
    .addColumn("after_json", types.json, (column) => column.notNull())
    .addColumn("at", types.instant, (column) => column.notNull())
    .addColumn("taken_back_at", types.instant)
    .addUniqueConstraint("plan_changes_once", ["item_id", "revision"])
    .execute();
  await db.schema.createIndex("plan_changes_user").on("plan_changes").columns(["user_id", "id"]).execute();
  await db.schema.createIndex("plan_changes_at").on("plan_changes").column("at").execute();
  await db.schema
    .createTable("plan_subjects")
    .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("subjects", "text", (column) => column.notNull())
    .addColumn("kept_at", types.instant, (column) => column.notNull())
    .execute();
  await withId(db.schema.createTable("plan_shares"), engine)
    .addColumn("document_id", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("reader_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("made_at", types.instant, (column) => column.notNull())
    .addColumn("expires_at", types.instant, (column) => column.notNull())
    .addColumn("opened_at", types.instant)
    .addColumn("opened_count", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("plan_shares_user").on("plan_shares").column("user_id").execute();
  await db.schema.createIndex("plan_shares_reader").on("plan_shares").column("reader_id").execute();
  await db.schema.createIndex("plan_shares_expires_at").on("plan_shares").column("expires_at").execute();
}
