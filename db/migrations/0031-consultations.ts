import { sql } from "kysely";
import { withId } from "../../src/platform/db/columns.ts";
import type { Migration, MigrationKit } from "../../src/platform/db/migrate.ts";

/** Advisors with their times, and what is booked of them; each goes with its person. */
export const migration: Migration = {
  id: 31,
  name: "0031-consultations",
  async up(migrating) {
    await advisors(migrating);
    await consultations(migrating);
    await aroundConsultations(migrating);
    await ownOfPeople(migrating);
  },
};

async function advisors({ db, engine, types }: MigrationKit): Promise<void> {
  await db.schema
    .createTable("advisors")
    .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("document_id", "text", (column) => column.notNull().unique())
    .addColumn("is_taking", types.flag, (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("languages", "text", (column) => column.notNull())
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("about", "text")
    .addColumn("zone", "text", (column) => column.notNull())
    .addColumn("minutes", "integer", (column) => column.notNull())
    .addColumn("buffer_minutes", "integer", (column) => column.notNull())
    .addColumn("days_ahead", "integer", (column) => column.notNull())
    .addColumn("hours_json", types.json, (column) => column.notNull())
    .addColumn("exceptions_json", types.json, (column) => column.notNull())
    .addColumn("meeting_link", "text")
    .addColumn("published_on", "text")
    .addColumn("updated_at", types.instant, (column) => column.notNull())
    .execute();
  await withId(db.schema.createTable("time_slots"), engine)
    .addColumn("document_id", "text", (column) => column.notNull().unique())
    .addColumn("advisor_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("starts_at", types.instant, (column) => column.notNull())
    .addColumn("ends_at", types.instant, (column) => column.notNull())
    .addColumn("zone", "text", (column) => column.notNull())
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull().check(sql`made_by in ('pattern', 'advisor')`))
    .addColumn("is_taken", types.flag, (column) => column.notNull())
    .addColumn("is_withdrawn", types.flag, (column) => column.notNull())
    .addUniqueConstraint("time_slots_start", ["advisor_id", "starts_at"])
    .execute();
  await sql`create index time_slots_free on time_slots (starts_at) where ${sql.raw(free(engine))}`.execute(db);
  await withId(db.schema.createTable("consultation_closures"), engine)
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('holiday', 'closed', 'construction')`))
    .addColumn("from_on", "text", (column) => column.notNull())
    .addColumn("until_on", "text")
    .addColumn("reason_ar", "text", (column) => column.notNull())
    .addColumn("reason_en", "text", (column) => column.notNull())
    .addColumn("made_by", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("made_at", types.instant, (column) => column.notNull())
    .execute();
}

const free = (engine: MigrationKit["engine"]) =>
  engine === "sqlite" ? "is_taken = 0 and is_withdrawn = 0" : "not is_taken and not is_withdrawn";

const STATUSES = sql.raw(
  "status in ('pending', 'approved', 'declined', 'cancelledByUser', 'cancelledByConsultant', 'expired', 'completed', 'noShowUser', 'noShowConsultant')",
);

async function consultations({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("consultations"), engine)
    .addColumn("document_id", "text", (column) => column.notNull().unique())
    .addColumn("person_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("advisor_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("slot_id", "integer", (column) => column.references("time_slots.id").onDelete("set null"))
    .addColumn("proposed_slot_id", "integer", (column) => column.references("time_slots.id").onDelete("set null"))
    .addColumn("starts_at", types.instant, (column) => column.notNull())
    .addColumn("ends_at", types.instant, (column) => column.notNull())
    .addColumn("zone", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull().check(sql`type in ('chat', 'video')`))
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("shows", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().check(STATUSES))
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("meeting_link", "text")
    .addColumn("expires_at", types.instant, (column) => column.notNull())
    .addColumn("booked_at", types.instant, (column) => column.notNull())
    .addColumn("changed_at", types.instant, (column) => column.notNull())
    .execute();
  // One truth in the database, whatever a program does: a slot holds one consultation that lives.
  await sql`create unique index consultations_live_slot on consultations (slot_id) where status in ('pending', 'approved')`.execute(
    db,
  );
  await db.schema.createIndex("consultations_person").on("consultations").columns(["person_id", "starts_at"]).execute();
  await db.schema
    .createIndex("consultations_advisor")
    .on("consultations")
    .columns(["advisor_id", "starts_at"])
    .execute();
  await sql`create index consultations_pending on consultations (expires_at) where status = 'pending'`.execute(db);
}

async function aroundConsultations({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("consultation_changes"), engine)
    .addColumn("consultation_id", "integer", (column) =>
      column.notNull().references("consultations.id").onDelete("cascade"),
    )
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("starts_at", types.instant, (column) => column.notNull())
    .addColumn("side", "text", (column) =>
      column.notNull().check(sql`side in ('person', 'advisor', 'admin', 'system')`),
    )
    .addColumn("actor_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("reason", "text")
    .addColumn("at", types.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("consultation_changes_of").on("consultation_changes").column("consultation_id").execute();
  await db.schema
    .createTable("consultation_notes")
    .addColumn("consultation_id", "integer", (column) =>
      column.notNull().references("consultations.id").onDelete("cascade"),
    )
    .addColumn("advisor_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("updated_at", types.instant, (column) => column.notNull())
    .addUniqueConstraint("consultation_notes_of", ["consultation_id", "advisor_id"])
    .execute();
  await withId(db.schema.createTable("agreed_actions"), engine)
    .addColumn("document_id", "text", (column) => column.notNull().unique())
    .addColumn("person_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("advisor_id", "integer", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("consultation_id", "integer", (column) => column.references("consultations.id").onDelete("set null"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("due_on", "text")
    .addColumn("done_at", types.instant)
    .addColumn("removed_at", types.instant)
    .addColumn("made_at", types.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("agreed_actions_person").on("agreed_actions").column("person_id").execute();
  await db.schema.createIndex("agreed_actions_consultation").on("agreed_actions").column("consultation_id").execute();
  await db.schema
    .createTable("consultation_outcomes")
    .addColumn("consultation_id", "integer", (column) =>
      column.notNull().references("consultations.id").onDelete("cascade"),
    )
    .addColumn("weeks", "integer", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("answered_at", types.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("consultation_outcomes_key", ["consultation_id", "weeks"])
    .execute();
  await withId(db.schema.createTable("consultation_messages"), engine)
    .addColumn("consultation_id", "integer", (column) =>
      column.notNull().references("consultations.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("side", "text", (column) => column.notNull().check(sql`side in ('person', 'advisor')`))
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("due_at", types.instant, (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('planned', 'sent', 'dropped')`))
    .addUniqueConstraint("consultation_messages_once", ["consultation_id", "kind", "side", "sequence"])
    .execute();
  await sql`create index consultation_messages_due on consultation_messages (due_at) where state = 'planned'`.execute(
    db,
  );
}

async function ownOfPeople({ db, engine, types }: MigrationKit): Promise<void> {
  await withId(db.schema.createTable("contact_codes"), engine)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("slot_id", "integer", (column) => column.notNull().references("time_slots.id").onDelete("cascade"))
    .addColumn("contact", "text", (column) => column.notNull())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("expires_at", types.instant, (column) => column.notNull())
    .addUniqueConstraint("contact_codes_of", ["user_id", "slot_id", "contact"])
    .execute();
  await db.schema.createIndex("contact_codes_expires_at").on("contact_codes").column("expires_at").execute();
  await db.schema
    .createTable("confirmed_contacts")
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("contact", "text", (column) => column.notNull())
    .addColumn("confirmed_at", types.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("confirmed_contacts_key", ["user_id", "contact"])
    .execute();
  await withId(db.schema.createTable("booking_waits"), engine)
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("made_at", types.instant, (column) => column.notNull())
    .addColumn("told_at", types.instant)
    .addUniqueConstraint("booking_waits_of", ["user_id", "field", "type"])
    .execute();
  await db.schema
    .createTable("calendar_feeds")
    .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("made_at", types.instant, (column) => column.notNull())
    .execute();
}
