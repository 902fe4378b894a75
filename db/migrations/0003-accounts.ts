import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration, MigrationKit } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 3,
  name: "0003-accounts",
  async up(kit) {
    await people(kit);
    await signIns(kit);
    await linksAndLimits(kit);
  },
};

async function people({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("users"), engine)
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("account_type", "text", (column) => column.notNull())
    .addColumn("gender", "text")
    .addColumn("birth_date", "text")
    .addColumn("age_band", "text")
    .addColumn("grade", "text")
    .addColumn("scale_asked_at", types.instant)
    .addColumn("keep_results", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("is_demo", types.flag, (column) => column.notNull())
    .addColumn("link_generation", "integer", (column) => column.notNull())
    .addColumn("activated_at", types.instant)
    .addColumn("disabled_at", types.instant)
    .addColumn("created_at", types.instant, (column) => column.notNull())
    .addColumn("updated_at", types.instant, (column) => column.notNull())
    .execute();
  await sql`create index users_unactivated on users (created_at) where activated_at is null`.execute(db);
  await db.schema
    .createTable("user_roles")
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("given_at", types.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("user_roles_pk", ["user_id", "role"])
    .execute();
  await db.schema.createIndex("user_roles_role").on("user_roles").column("role").execute();
  await withId(db.schema.createTable("consents"), engine)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("given_at", types.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("consents_user").on("consents").column("user_id").execute();
}

async function signIns({ db, types }: MigrationKit): Promise<void> {
  await db.schema
    .createTable("sign_ins")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("device_words", "text", (column) => column.notNull())
    .addColumn("created_at", types.instant, (column) => column.notNull())
    .addColumn("last_used_at", types.instant, (column) => column.notNull())
    .addColumn("expires_at", types.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sign_ins_user").on("sign_ins").column("user_id").execute();
  await db.schema
    .createTable("known_devices")
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("last_used_at", types.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("known_devices_pk", ["user_id", "device"])
    .execute();
}

async function linksAndLimits({ db, types }: MigrationKit): Promise<void> {
  await db.schema
    .createTable("account_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("generation", "integer", (column) => column.notNull())
    .addColumn("created_at", types.instant, (column) => column.notNull())
    .addColumn("expires_at", types.instant, (column) => column.notNull())
    .addColumn("used_at", types.instant)
    .execute();
  await db.schema.createIndex("account_links_user").on("account_links").column("user_id").execute();
  await db.schema
    .createTable("attempts")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("ends_at", types.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("attempts_ends").on("attempts").column("ends_at").execute();
}
