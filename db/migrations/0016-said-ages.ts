import type { Migration } from "../../src/platform/db/migrate.ts";

/** What somebody said first of a minor's age, whether it was set right, and when a guardian's address proved to be a stranger's. */
export const migration: Migration = {
  id: 16,
  name: "0016-said-ages",
  async up({ db, types }) {
    const users = db.schema.alterTable("users");
    await users.addColumn("minor_birth_date", "text").execute();
    await users.addColumn("minor_age_band", "text").execute();
    await users.addColumn("minor_said_at", types.instant).execute();
    await users.addColumn("minor_corrected_at", types.instant).execute();
    await db.schema.alterTable("guardian_consents").addColumn("stranger_at", types.instant).execute();
  },
};
