import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 8,
  name: "0008-guardians",
  async up({ db, engine, types }) {
    await db.schema
      .createTable("guardian_consents")
      .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("email", "text")
      .addColumn("asked_at", types.instant, (column) => column.notNull())
      .addColumn("generation", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("told_at", types.instant)
      .addColumn("confirmed_at", types.instant)
      .addColumn("objected_at", types.instant)
      .addColumn("guardian_agreed_at", types.instant)
      .addColumn("pupil_agreed_at", types.instant)
      .execute();
    await withId(db.schema.createTable("guardianships"), engine)
      .addColumn("document_id", "text", (column) => column.notNull().unique())
      .addColumn("pupil_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("guardian_id", "integer", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("guardian_email", "text", (column) => column.notNull())
      .addColumn("invited_at", types.instant, (column) => column.notNull())
      .addColumn("expires_at", types.instant, (column) => column.notNull())
      .addColumn("accepted_at", types.instant)
      .addColumn("ended_at", types.instant)
      .execute();
    await db.schema.createIndex("guardianships_pupil").on("guardianships").column("pupil_id").execute();
    await db.schema.createIndex("guardianships_guardian").on("guardianships").column("guardian_id").execute();
    await sql`create unique index guardianships_one on guardianships (pupil_id, guardian_id) where ended_at is null and guardian_id is not null`.execute(
      db,
    );
    await db.schema
      .createTable("guardian_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("pupil_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("guardianship_id", "integer", (column) => column.references("guardianships.id").onDelete("cascade"))
      .addColumn("generation", "integer", (column) => column.notNull())
      .addColumn("created_at", types.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("guardian_links_pupil").on("guardian_links").column("pupil_id").execute();
    await db.schema.createIndex("guardian_links_guardianship").on("guardian_links").column("guardianship_id").execute();
  },
};
