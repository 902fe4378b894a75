import { withId } from "../../src/platform/db/columns.ts";
import type { Migration, MigrationKit } from "../../src/platform/db/migrate.ts";

export const migration: Migration = {
  id: 7,
  name: "0007-accounts-complete",
  async up(kit) {
    await people(kit);
    await otherWaysIn(kit);
    await emailChanges(kit);
  },
};

async function people({ db, types }: MigrationKit): Promise<void> {
  const addTo = (table: string, name: string, type: "text" | "integer" | typeof types.instant) =>
    db.schema.alterTable(table).addColumn(name, type).execute();
  await db.schema
    .alterTable("users")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("account"))
    .execute();
  await addTo("users", "consent_version", "text");
  await addTo("users", "age_said_at", types.instant);
  await addTo("users", "last_seen_at", types.instant);
  await addTo("users", "erase_at", types.instant);
  await db.updateTable("users").set({ consent_version: "2026-11-20" }).execute();
  await db
    .updateTable("users")
    .set((set) => ({ last_seen_at: set.ref("updated_at") }))
    .execute();
  await db
    .updateTable("users")
    .set((set) => ({ age_said_at: set.ref("updated_at") }))
    .where((where) => where.or([where("birth_date", "is not", null), where("age_band", "is not", null)]))
    .execute();
  await db.schema.createIndex("users_erase_at").on("users").column("erase_at").execute();
  await db.schema
    .alterTable("sign_ins")
    .addColumn("method", "text", (column) => column.notNull().defaultTo("password"))
    .execute();
  await addTo("sign_ins", "proved_at", types.instant);
  await addTo("account_links", "change_id", "integer");
}

async function otherWaysIn({ db, types }: MigrationKit): Promise<void> {
  await db.schema
    .createTable("identities")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("linked_at", types.instant, (column) => column.notNull())
    .addColumn("last_used_at", types.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("identities_pk", ["issuer", "subject"])
    .execute();
  await db.schema.createIndex("identities_user").on("identities").column("user_id").execute();
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("secret_sealed", "text", (column) => column.notNull())
    .addColumn("asked_at", types.instant, (column) => column.notNull())
    .addColumn("confirmed_at", types.instant)
    .addColumn("last_step", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("used_at", types.instant)
    .addPrimaryKeyConstraint("recovery_codes_pk", ["user_id", "code_hash"])
    .execute();
}

async function emailChanges({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("email_changes"), engine)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("old_email", "text", (column) => column.notNull())
    .addColumn("new_email", "text", (column) => column.notNull())
    .addColumn("asked_at", types.instant, (column) => column.notNull())
    .addColumn("confirmed_at", types.instant)
    .addColumn("undo_until", types.instant)
    .addColumn("ended_at", types.instant)
    .execute();
  await db.schema.createIndex("email_changes_user").on("email_changes").column("user_id").execute();
  await db.schema.createIndex("email_changes_old_email").on("email_changes").column("old_email").execute();
}
