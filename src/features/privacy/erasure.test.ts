import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardiansWork } from "#features/guardians/jobs.server.ts";
import { inviteGuardian } from "#features/guardians/operations/invite-guardian.server.ts";
import { mayKeepResults } from "#features/guardians/operations/may-keep-results.server.ts";
import { nameGuardian } from "#features/guardians/operations/name-guardian.server.ts";
import { readStanding } from "#features/guardians/operations/read-standing.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Engine } from "#platform/db/columns.ts";
import { createLog } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create.ts";
import { runDue } from "#platform/queue/worker.ts";
import { createTestApi, type TestApi, TestClock } from "../../../tests/support/api.ts";
import { FAMILY, fill, NAME, somebody, WORD } from "../../../tests/support/filled-person.ts";
import { signedInPerson } from "../../../tests/support/people.ts";
import { privacyWork } from "./jobs.server.ts";
import { askErasure, ERASE_SOON_WORK, isPasswordAsked, keepAccount } from "./operations/ask-erasure.server.ts";
import { askExport } from "./operations/ask-export.server.ts";
import { replayErasures } from "./operations/erase-account.server.ts";
import { ledgerFile } from "./operations/keep-ledger.server.ts";
import { erasureForm, withPassword } from "./schema.ts";

const DAY = 24 * 3_600_000;
const ENGINES = ["sqlite", "postgres"] as const;
const work = (api: TestApi) => runDue(api.ctx, privacyWork);

/** Every file of a folder as text, byte for byte. */
function rawBytes(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)).toString("latin1"))
    .join("\n");
}

/** All rows of all tables as text. */
async function rawRows(ctx: Context): Promise<string> {
  const tables = await ctx.database.kysely.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      sql`select * from ${sql.table(name)}`.execute(ctx.db).then((found) => JSON.stringify(found.rows)),
    ),
  );
  return rows.join("\n");
}

async function erasable(engine: Engine, config: Partial<Config> = {}) {
  const clock = new TestClock();
  const logged: string[] = [];
  const log = createLog("debug", { write: (line: string) => void logged.push(line) });
  const api = await createTestApi(engine, { config, overrides: { log } });
  // Mails as files, as in demo mode: they are part of what is searched.
  const mailer = createMailer(
    { smtpUrl: "", mailFrom: "Wijha <no-reply@wijha.example>", dataDir: api.test.dataDir },
    clock,
  );
  Object.assign(api.ctx, { mailer });
  await loadInstruments(api.ctx, "db/seed");
  return {
    api,
    logged,
    everything: async () => `${rawBytes(api.test.dataDir)}\n${await rawRows(api.ctx)}\n${logged.join("")}`,
  };
}

describe.each(ENGINES)("erasing an account on %s", (engine) => {
  let at: Awaited<ReturnType<typeof erasable>>;
  beforeAll(async () => {
    at = await erasable(engine);
  });
  afterAll(() => at?.api.close());

  it("leaves nothing personal in tables, files, mails, queue or logs", async () => {
    const { api, everything } = at;
    const person = await somebody(api);
    const neighbour = await somebody(api, { email: `neighbour-${engine}@example.org`, first_name: "Badriya" });
    await fill(api, person);
    await askExport(api.ctx, person.actor, {});
    await work(api);
    const now = api.clock.now().toISOString();
    const record = { document_id: "d1", type: "job", slug_space: "job", slug: "s", created_at: now, updated_at: now };
    const { id: recordId } = await api.ctx.db
      .insertInto("content_records")
      .values({
        ...record,
        version: 1,
        draft_json: null,
        published_json: null,
        seed_version: null,
        edited_at: now,
        edited_by: person.id,
        published_at: null,
        deleted_at: null,
        submitted_at: null,
        submitted_by: person.id,
        review_note: null,
        publish_at: null,
        publish_by: person.id,
        ar_changed_at: null,
        en_changed_at: null,
      } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    await api.ctx.db
      .insertInto("content_history")
      .values({ record_id: recordId, version: 1, action: "created", body_json: null, done_at: now, done_by: person.id })
      .execute();
    await api.ctx.queue.add(
      api.ctx.db,
      "sign-ins.news",
      { userId: person.id, news: "x" },
      { runAt: new Date("2030-01-01") },
    );
    const markers = [NAME, FAMILY, `marker${person.id}@example.org`, `old.marker${person.id}`, WORD];
    const before = await everything();
    for (const marker of markers) expect(before, marker).toContain(marker);

    const { eraseAt } = await askErasure(api.ctx, person.actor, { understood: true });
    expect(Date.parse(eraseAt) - api.clock.now().getTime()).toBe(14 * DAY);
    await work(api);
    expect(await person.again()).toBeTruthy();
    api.clock.advance(14 * DAY + 1000);
    await work(api);

    const after = await everything();
    // The neighbour has the same family name.
    for (const marker of markers.filter((one) => one !== FAMILY)) expect(after, marker).not.toContain(marker);
    expect(after).toContain("Badriya");
    const count = async (table: "users" | "scale_answers" | "exports" | "consents") =>
      Number(
        (
          await api.ctx.db
            .selectFrom(table)
            .select((row) => row.fn.countAll().as("n"))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await count("users")).toBe(1);
    expect(await count("scale_answers")).toBe(0);
    expect(await count("exports")).toBe(0);
    expect(await api.ctx.db.selectFrom("content_history").select("done_by").execute()).toEqual([{ done_by: null }]);
    expect(
      await api.ctx.db.selectFrom("content_records").select(["edited_by", "submitted_by", "publish_by"]).execute(),
    ).toEqual([{ edited_by: null, submitted_by: null, publish_by: null }]);
    const due = await api.ctx.db.selectFrom("due_work").select("payload_json").execute();
    expect(due.filter((row) => row.payload_json.userId === person.id)).toEqual([]);
    expect(await api.ctx.db.selectFrom("erasures").selectAll().execute()).toHaveLength(1);
    expect((await api.ctx.db.selectFrom("audit_events").select("action").execute()).map((row) => row.action)).toContain(
      "account.erased",
    );
    await expect(neighbour.again()).resolves.toBeTruthy();
  });

  it("takes a guardian's address out of what pupils gave, and leaves what the guardian decided", async () => {
    const { api, everything } = at;
    const { ctx } = api;
    const address = `guardian-${engine}@example.org`;
    const guardian = await somebody(api, { email: address, first_name: "Raya" });
    const minor = { age_band: "under-15", age_said_at: api.clock.now().toISOString() } as const;
    const objected = await signedInPerson(ctx, minor);
    const confirmed = await signedInPerson(ctx, minor);
    const waiting = await signedInPerson(ctx, minor);
    const pupils = [objected, confirmed, waiting];
    for (const pupil of pupils) await nameGuardian(ctx, pupil.actor, { email: address });
    await inviteGuardian(ctx, waiting.actor, { email: address });
    await inviteGuardian(ctx, confirmed.actor, { email: address });
    await runDue(ctx, guardiansWork);
    const moment = api.clock.now().toISOString();
    const consents = ctx.db.updateTable("guardian_consents");
    await consents.set({ objected_at: moment }).where("user_id", "=", objected.id).execute();
    await consents.set({ confirmed_at: moment }).where("user_id", "=", confirmed.id).execute();
    const taker = await somebody(api, { email: `taker-${engine}@example.org`, first_name: "Huda" });
    await ctx.db
      .updateTable("guardianships")
      .set({ guardian_id: taker.id, accepted_at: moment })
      .where("pupil_id", "=", confirmed.id)
      .execute();
    expect(await everything()).toContain(address);
    await askErasure(ctx, guardian.actor, { understood: true });
    api.clock.advance(14 * DAY + 1000);
    await work(api);
    expect(await everything()).not.toContain(address);
    const rows = await ctx.db
      .selectFrom("guardian_consents")
      .select(["user_id", "email", "objected_at", "confirmed_at", "generation"])
      .orderBy("user_id")
      .execute();
    expect(rows.filter(({ user_id }) => pupils.some(({ id }) => id === user_id))).toEqual([
      { user_id: objected.id, email: null, objected_at: moment, confirmed_at: null, generation: 1 },
      { user_id: confirmed.id, email: null, objected_at: null, confirmed_at: moment, generation: 1 },
      { user_id: waiting.id, email: null, objected_at: null, confirmed_at: null, generation: 1 },
    ]);
    const required = { ...ctx, config: { ...ctx.config, guardians: "require" as const } };
    const keeping = await Promise.all(pupils.map(({ id }) => mayKeepResults(required, id)));
    expect(keeping).toEqual(["hidden", "keep", "try"]);
    // Whoever has the mail can still decide by it.
    const links = await ctx.db.selectFrom("guardian_links").select(["pupil_id", "guardianship_id"]).execute();
    const deciding = links.filter((link) => link.guardianship_id === null).map((link) => link.pupil_id);
    for (const { id } of pupils) expect(deciding).toContain(id);
    expect(await ctx.db.selectFrom("guardianships").select(["pupil_id", "guardian_id"]).execute()).toEqual([
      { pupil_id: confirmed.id, guardian_id: taker.id },
    ]);
    const { guardians } = await readStanding(ctx, (await confirmed.again()).actor);
    expect(guardians).toMatchObject([{ name: "Huda", email: null, state: "accepted" }]);
  });

  it("lets nobody take an address out that was only asked for", async () => {
    const { api } = at;
    const address = `asked-${engine}@example.org`;
    const pupil = await signedInPerson(api.ctx, { age_band: "under-15", age_said_at: api.clock.now().toISOString() });
    await nameGuardian(api.ctx, pupil.actor, { email: address });
    const other = await somebody(api, { email: `schemer-${engine}@example.org` });
    const asked = { old_email: other.actor.email, new_email: address, asked_at: api.clock.now().toISOString() };
    await api.ctx.db
      .insertInto("email_changes")
      .values({ user_id: other.id, ...asked })
      .execute();
    await askErasure(api.ctx, other.actor, { understood: true });
    api.clock.advance(14 * DAY + 1000);
    await work(api);
    const row = api.ctx.db.selectFrom("guardian_consents").select("email").where("user_id", "=", pupil.id);
    expect(await row.executeTakeFirst()).toEqual({ email: address });
  });

  it("can be taken back until the day, and ends the other sign-ins at once", async () => {
    const { api } = at;
    const person = await somebody(api, { email: `keeps-${engine}@example.org` });
    const elsewhere = await person.again();
    await askErasure(api.ctx, person.actor, { understood: true });
    const signIns = await api.ctx.db
      .selectFrom("sign_ins")
      .select("token_hash")
      .where("user_id", "=", person.id)
      .execute();
    expect(signIns).toEqual([{ token_hash: person.actor.signInId }]);
    expect(elsewhere.actor.signInId).not.toBe(person.actor.signInId);
    const back = await person.again();
    expect(back.actor.eraseAt).not.toBeNull();
    await keepAccount(api.ctx, back.actor);
    api.clock.advance(30 * DAY);
    await work(api);
    expect((await person.again()).actor.eraseAt).toBeNull();
    const kept = rawBytes(path.join(api.test.dataDir, "mail"));
    expect(kept).toContain("Your account is kept");
  });

  it("is refused without proof and without the tick, over HTTP too", async () => {
    const { api } = at;
    const person = await somebody(api, { email: `refused-${engine}@example.org` });
    const url = "/api/users-permissions/users/me/erasure";
    const post = (payload: object, headers = person.headers) =>
      api.app.inject({ method: "POST", url, headers, payload });
    expect((await post({ understood: false })).statusCode).toBe(400);
    expect((await post({ understood: true, userId: 1 })).statusCode).toBe(400);
    expect((await api.app.inject({ method: "POST", url, payload: { understood: true } })).statusCode).toBe(401);
    expect((await post({ understood: true })).json().data.eraseAt).toMatch(/^2026|^2027/);
    const kept = await api.app.inject({ method: "DELETE", url, headers: person.headers });
    expect(kept.json()).toEqual({ data: { eraseAt: null } });
  });

  it("says of a form sent empty all that is missing, over the API and on the page", async () => {
    const { api } = at;
    const person = await somebody(api, { email: `empty-${engine}@example.org` });
    const url = "/api/users-permissions/users/me/erasure";
    const post = async (payload: object) =>
      (await api.app.inject({ method: "POST", url, headers: person.headers, payload })).json().error;
    expect((await post({})).details.errors.map(({ path: [name] }: { path: string[] }) => name)).toEqual(["understood"]);
    const hash = { password_hash: "scrypt$1024$8$1$c2FsdA$" };
    await api.ctx.db.updateTable("users").set(hash).where("id", "=", person.id).execute();
    for (const payload of [{}, { currentPassword: "" }]) {
      const { message, details } = await post(payload);
      expect(message).toBe("Please fill in all fields");
      expect(details.errors.map((one: { path: string[]; message: string }) => [one.path[0], one.message])).toEqual([
        ["currentPassword", expect.any(String)],
        ["understood", "Tick the box to confirm."],
      ]);
    }
    const form = withPassword(erasureForm, await isPasswordAsked(api.ctx, person.actor)).safeParse({});
    expect(form.error?.issues.map(({ path: [name] }) => name)).toEqual(["currentPassword", "understood"]);
  });

  it("is done again in a copy of the database that is brought back", async () => {
    const { api } = at;
    const person = await somebody(api, { email: `restored-${engine}@example.org`, first_name: "Restored" });
    const { ctx } = api;
    const row = await ctx.db.selectFrom("users").selectAll().where("id", "=", person.id).executeTakeFirstOrThrow();
    await askErasure(ctx, person.actor, { understood: true });
    api.clock.advance(15 * DAY);
    await work(api);
    expect(await replayErasures(ctx)).toBe(0);
    // The copy knows neither of the wish nor of the erasure.
    await ctx.db.insertInto("users").values(row).execute();
    await ctx.db.deleteFrom("erasures").execute();
    const ledger = readFileSync(ledgerFile(ctx), "utf8");
    expect(ledger).not.toContain("restored-");
    writeFileSync(ledgerFile(ctx), `${ledger}{"subject_key":"cut`);
    expect(await replayErasures(ctx)).toBe(1);
    expect(await ctx.db.selectFrom("users").select("id").where("id", "=", person.id).execute()).toEqual([]);
  });

  it("comes to accounts nobody has used, after a mail, unless they are used again", async () => {
    const { api } = at;
    const person = await somebody(api, { email: `unused-${engine}@example.org` });
    const used = await somebody(api, { email: `used-${engine}@example.org` });
    const staff = await somebody(api, { email: `staff-${engine}@example.org` });
    await api.ctx.db
      .insertInto("user_roles")
      .values({ user_id: staff.id, role: "editor", given_at: api.clock.now().toISOString() })
      .execute();
    api.clock.advance(36 * 30.44 * DAY);
    await work(api);
    const dayOf = async (id: number) =>
      await api.ctx.db.selectFrom("users").select(["erase_at", "erase_reason"]).where("id", "=", id).executeTakeFirst();
    expect(await dayOf(person.id)).toMatchObject({ erase_reason: "unused" });
    expect(await dayOf(staff.id)).toMatchObject({ erase_at: null });
    await used.again();
    expect(await dayOf(used.id)).toMatchObject({ erase_at: null, erase_reason: null });
    api.clock.advance(31 * DAY);
    await work(api);
    expect(await dayOf(person.id)).toBeUndefined();
    expect(await dayOf(used.id)).toBeDefined();
  });

  it("comes to all that nobody has used, on the same day", async () => {
    const { api } = at;
    const { id } = await somebody(api, { email: `many-${engine}@example.org` });
    const { db } = api.ctx;
    const { id: _, ...row } = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const others = Array.from({ length: 120 }, (_, number) => ({
      ...row,
      email: `many-${engine}-${number}@example.org`,
    }));
    await db.insertInto("users").values(others).execute();
    api.clock.advance(36 * 30.44 * DAY);
    await work(api);
    const told = db.selectFrom("users").select("erase_reason").where("email", "like", `many-${engine}%`);
    expect((await told.execute()).map(({ erase_reason }) => erase_reason)).toEqual(Array(121).fill("unused"));
    await db.deleteFrom("users").where("email", "like", `many-${engine}%`).execute();
  });
});

describe("without days of grace", () => {
  it("erases at once and writes no mail of a day to come, which would stay behind", async () => {
    const { api, everything } = await erasable("sqlite", { eraseDays: 0 });
    const person = await somebody(api);
    await askErasure(api.ctx, person.actor, { understood: true });
    const due = await api.ctx.db.selectFrom("due_work").select("kind").execute();
    expect(due.map(({ kind }) => kind)).not.toContain(ERASE_SOON_WORK);
    await work(api);
    expect(await everything()).not.toContain(`marker${person.id}@example.org`);
    await api.close();
  });
});

describe("copies of the database that the program made", () => {
  it("go when they are older than the setting says", async () => {
    const api = await createTestApi("sqlite");
    const names = () => readdirSync(api.test.dataDir).filter((name) => name.includes("before"));
    writeFileSync(path.join(api.test.dataDir, "wijha.sqlite.before-2026-10-01T00-00-00-000Z"), "x");
    api.clock.advance(Date.now() - api.clock.now().getTime());
    await work(api);
    expect(names()).toHaveLength(1);
    api.clock.advance(31 * DAY);
    await work(api);
    expect(names()).toEqual([]);
    await api.close();
  });
});
