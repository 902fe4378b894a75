import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import type { Context } from "#platform/context.ts";
import { exportedTables } from "#platform/personal-data/declare.ts";
import { runDue } from "#platform/queue/worker.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { FAMILY, fill, NAME, somebody, WORD } from "../../../tests/support/filled-person.ts";
import { readPdf } from "../../../tests/support/pdf-text.ts";
import { type TestPerson, visitor } from "../../../tests/support/people.ts";
import { privacyWork } from "./jobs.server.ts";
import { askExport } from "./operations/ask-export.server.ts";
import { listExports, openExport } from "./operations/view-export.server.ts";

const DAY = 24 * 3_600_000;
const ENGINES = ["sqlite", "postgres"] as const;
const work = (api: TestApi) => runDue(api.ctx, privacyWork);

async function bytesOf(ctx: Context, name: string): Promise<Buffer> {
  const stream = await ctx.files.open("private", name);
  const parts: Buffer[] = [];
  for await (const part of stream ?? []) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

describe.each(ENGINES)("a copy of one's data on %s", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    await loadInstruments(api.ctx, "db/seed");
    person = await somebody(api);
    await fill(api, person);
  });
  afterAll(() => api?.close());

  it("is refused to visitors, to a stale proof and while one is being made", async () => {
    await expect(askExport(api.ctx, visitor, {})).rejects.toMatchObject({ code: "unauthorized" });
    const stale = { ...person.actor, provedAt: "2020-01-01T00:00:00.000Z" };
    await expect(askExport(api.ctx, stale, {})).rejects.toMatchObject({ code: "proof_needed" });
    const asked = await askExport(api.ctx, person.actor, {});
    expect(asked).toMatchObject({ state: "waiting", done: 0 });
    await expect(askExport(api.ctx, person.actor, {})).rejects.toMatchObject({ code: "conflict" });
    await expect(
      openExport(api.ctx, person.actor, { documentId: asked.documentId, file: "json" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("becomes two whole files, a mail without data, and counts its steps", async () => {
    await work(api);
    const [made] = await listExports(api.ctx, person.actor);
    expect(made).toMatchObject({ state: "ready", total: made?.done });
    expect(api.outbox.at(-1)).toMatchObject({
      to: `marker${person.id}@example.org`,
      subject: "The copy of your data is ready",
    });
    expect(api.outbox.at(-1)?.text).toContain("/account/data");
    const documentId = made?.documentId ?? "";
    const json = await openExport(api.ctx, person.actor, { documentId, file: "json" });
    const copy = JSON.parse((await bytesOf(api.ctx, json.name)).toString("utf8"));
    expect(copy.about).toMatchObject({ format: "wijha-personal-data", account: person.id, language: "en" });
    expect(Object.keys(copy.data)).toEqual(exportedTables(api.ctx.personal).map(({ name }) => name));
    expect(copy.data.users.rows).toMatchObject([{ id: person.id, first_name: NAME, birth_date: "1990-05-04" }]);
    expect(copy.data.users.not_in_this_copy).toHaveProperty("password_hash");
    expect(copy.data.scale_answers.rows).toHaveLength(54);
    expect(copy.data.scale_results.rows[0].scores_json).toHaveProperty("R");
    expect(copy.data.feedback.rows).toMatchObject([{ word: WORD, is_useful: true }]);
    expect(copy.data.audit_events.rows.map((row: { action: string }) => row.action)).toContain("class.result_read");
    expect(copy.explained.tendencies_statements[0].statements).toHaveLength(54);
    const text = JSON.stringify(copy);
    expect(text.includes(person.actor.signInId) || text.includes(`voter${person.id}`)).toBe(false);
  });

  it("is readable as a PDF in the person's language", async () => {
    const [made] = await listExports(api.ctx, person.actor);
    const { name } = await openExport(api.ctx, person.actor, { documentId: made?.documentId ?? "", file: "pdf" });
    const pdf = await readPdf(await bytesOf(api.ctx, name));
    expect(pdf.lang).toMatch(/^en/);
    expect(pdf.tagged).toBe(true);
    for (const text of [NAME, FAMILY, WORD, "Work environment", "4 May 1990"]) expect(pdf.text).toContain(text);
    const { statements } = await newestForm(api.ctx);
    expect(pdf.text.replace(/\s+/g, " ")).toContain(statements[0]?.en.text.split(" ").slice(0, 3).join(" "));
  });

  it("is nobody else's, also over HTTP, and never kept by a cache", async () => {
    const other = await somebody(api, { email: `other-${engine}@example.org` });
    const [made] = await listExports(api.ctx, person.actor);
    const url = `/api/users-permissions/users/me/exports/${made?.documentId}/json`;
    const get = (headers: Record<string, string>) => api.app.inject({ method: "GET", url, headers });
    expect((await get(other.headers)).statusCode).toBe(404);
    expect((await get({})).statusCode).toBe(401);
    const mine = await get(person.headers);
    expect(mine.statusCode).toBe(200);
    expect(mine.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(mine.headers["content-disposition"]).toMatch(/^attachment/);
    expect((await get({ ...person.headers })).body).toContain(NAME);
    const strange = url.replace("/json", "/..%2Fsecret");
    expect((await api.app.inject({ method: "GET", url: strange, headers: person.headers })).statusCode).toBe(404);
  });

  it("is made anew after a worker died in between, leaving no second copy", async () => {
    const again = await somebody(api, { email: `again-${engine}@example.org` });
    const { documentId } = await askExport(api.ctx, again.actor, {});
    await api.ctx.db
      .updateTable("exports")
      .set({ state: "working", done: 7 })
      .where("document_id", "=", documentId)
      .execute();
    await work(api);
    expect(await listExports(api.ctx, again.actor)).toMatchObject([{ documentId, state: "ready" }]);
  });

  it("has a limit for each day", async () => {
    const eager = await somebody(api, { email: `eager-${engine}@example.org` });
    for (let count = 0; count < 3; count++) {
      await askExport(api.ctx, eager.actor, {});
      await work(api);
    }
    await expect(askExport(api.ctx, eager.actor, {})).rejects.toMatchObject({ code: "too_many" });
  });

  it("holds results back while a guardian objects, and says so", async () => {
    const pupil = await somebody(api);
    await fill(api, pupil);
    const at = api.clock.now().toISOString();
    await api.ctx.db
      .updateTable("users")
      .set({ birth_date: null, age_band: null })
      .where("id", "=", pupil.id)
      .execute();
    await api.ctx.db
      .insertInto("guardian_consents")
      .values({
        user_id: pupil.id,
        email: "guardian@example.org",
        asked_at: at,
        told_at: at,
        confirmed_at: null,
        objected_at: at,
        guardian_agreed_at: null,
        pupil_agreed_at: null,
      })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ objected_at: at }))
      .execute();
    await askExport(api.ctx, pupil.actor, {});
    await work(api);
    const [made] = await listExports(api.ctx, pupil.actor);
    const documentId = made?.documentId ?? "";
    const json = await openExport(api.ctx, pupil.actor, { documentId, file: "json" });
    const copy = JSON.parse((await bytesOf(api.ctx, json.name)).toString("utf8"));
    for (const table of ["scale_attempts", "scale_answers", "scale_results"]) {
      expect(copy.data[table].rows, table).toEqual([]);
      expect(copy.data[table].about.held_back, table).toContain("hidden");
    }
    expect(copy.explained.tendencies_statements).toBeNull();
    expect(copy.data.users.rows).toHaveLength(1);
    const pdf = await openExport(api.ctx, pupil.actor, { documentId, file: "pdf" });
    expect((await readPdf(await bytesOf(api.ctx, pdf.name))).text).toContain("The results are hidden");
  });

  it("is deleted with its files when its days are over", async () => {
    const list = async () => {
      const names: string[] = [];
      for await (const file of api.ctx.files.list("private", "export")) names.push(file.name);
      return names;
    };
    expect((await list()).length).toBeGreaterThan(0);
    api.clock.advance(api.ctx.config.exportDays * DAY + 1000);
    expect(await listExports(api.ctx, person.actor)).toEqual([]);
    await work(api);
    expect(await list()).toEqual([]);
    expect(await api.ctx.db.selectFrom("exports").select("id").execute()).toEqual([]);
  });
});
