import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publish, readRecord, saveDraft } from "#content/edit.server.ts";
import { seedId } from "#content/seed.server.ts";
import { needsConsent, recordConsent } from "#features/accounts/operations/record-consent.server.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import { saveAnswer } from "#features/scales/instruments/operations/answer-items.server.ts";
import { submitDraft } from "#features/scales/instruments/operations/finish.server.ts";
import { draftAt, startOrResume } from "#features/scales/instruments/operations/open-draft.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { testEditor } from "../../../tests/support/content.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { listKept } from "./operations/list-kept.server.ts";

const TERMS = seedId("terms-of-usage", "terms-of-usage");

onOneEngine("consent to the texts", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    person = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());

  /** Publishes the terms with something changed. */
  async function edit(change: (body: { data: Record<string, unknown>; en: Record<string, unknown> | null }) => void) {
    const { version, draft_json: draft, published_json: published } = await readRecord(api.ctx, testEditor, TERMS);
    const body = structuredClone(draft ?? published) as { data: Record<string, unknown>; en: Record<string, unknown> };
    change(body);
    const saved = await saveDraft(api.ctx, testEditor, { documentId: TERMS, version, body });
    await publish(api.ctx, testEditor, saved);
  }

  it("is to the shipped versions at first, and asks nobody who agreed to them", () => {
    expect(currentConsent(api.ctx).version).toBe(CONSENT_VERSION);
    expect(needsConsent(api.ctx, person.actor)).toBe(false);
    expect(needsConsent(api.ctx, visitor)).toBe(false);
  });

  it("is not asked anew for a correction that keeps the version", async () => {
    await edit(({ en }) => Object.assign(en ?? {}, { summary: "The same, better said." }));
    expect(needsConsent(api.ctx, person.actor)).toBe(false);
  });

  it("is asked anew for another version, once, and what was agreed to before stays written", async () => {
    await recordConsentOf("2026-11-22");
    await edit(({ data }) => Object.assign(data, { consent_version: "2027-02-01" }));
    expect(currentConsent(api.ctx)).toEqual({
      version: "2027-02-01/2026-11-22",
      terms: "2027-02-01",
      privacy: "2026-11-22",
    });
    expect(needsConsent(api.ctx, person.actor)).toBe(true);
    expect(needsConsent(api.ctx, { ...person.actor, isPlace: true })).toBe(false);
    await expect(recordConsent(api.ctx, person.actor, { version: "2026-11-22" })).rejects.toMatchObject({
      code: "form_invalid",
      details: { fields: [{ path: "version", code: "consent_old" }] },
    });
    await expect(recordConsent(api.ctx, visitor, { version: "x" })).rejects.toMatchObject({ code: "unauthorized" });
    await recordConsent(api.ctx, person.actor, { version: "2027-02-01/2026-11-22" });
    const again = await person.again();
    expect(needsConsent(api.ctx, again.actor)).toBe(false);
    const rows = await api.ctx.db
      .selectFrom("consents")
      .select(["kind", "version"])
      .where("user_id", "=", person.id)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { kind: "terms-of-use", version: "2026-11-22" },
      { kind: "terms-of-use", version: "2027-02-01" },
      { kind: "privacy-policy", version: "2026-11-22" },
    ]);
  });

  it("is asked before a result is kept over the API, and can be given there", async () => {
    await loadInstruments(api.ctx, "db/seed");
    const { statements } = await newestForm(api.ctx);
    const payload = { answers: Object.fromEntries(statements.map(({ id }, at) => [id, at % 3 === 0])) };
    const mine = "/api/users-permissions/users/me";
    const call = async (url: string, body: object, headers: object) => {
      const answer = await api.app.inject({ method: "POST", url: mine + url, payload: body, headers: { ...headers } });
      return { status: answer.statusCode, ...answer.json() };
    };
    const late = await signedInPerson(api.ctx);
    const version = "2027-02-01/2026-11-22";
    const refused = await call("/personality-test", payload, late.headers);
    expect(refused).toMatchObject({ status: 403, error: { details: { code: "consent_needed", version } } });
    expect(refused.error.details.page).toMatch(/\/consent$/);
    expect(refused.error.message).toContain("agree");
    const kept = api.ctx.db.selectFrom("scale_attempts").select("is_kept").where("user_id", "=", late.id);
    expect(await kept.execute()).toEqual([]);
    // What is only tried is not kept, and a place in a class has no consent of its own.
    const trying = await signedInPerson(api.ctx, { keep_results: "try" });
    expect((await call("/personality-test", payload, trying.headers)).status).toBe(200);
    expect((await call("/consent", { agreed: true, version }, {})).status).toBe(401);
    for (const wrong of [{}, { agreed: false, version }, { agreed: true }, { agreed: true, version: "2026-11-22" }])
      expect((await call("/consent", wrong, late.headers)).status, JSON.stringify(wrong)).toBe(400);
    expect((await call("/personality-test", payload, late.headers)).status).toBe(403);
    expect(await call("/consent", { agreed: true, version }, late.headers)).toEqual({ status: 200, data: { version } });
    expect((await call("/personality-test", payload, late.headers)).status).toBe(200);
    expect((await kept.execute()).length).toBe(1);
  });

  it("lets a scale's form that is under way go through", async () => {
    const late = await signedInPerson(api.ctx);
    await startOrResume(api.ctx, late.actor, TENDENCIES);
    const draft = await draftAt(api.ctx, late.actor, TENDENCIES);
    const attempt = draft?.attempt ?? "";
    for (const { id } of draft?.instrument.body.items ?? [])
      await saveAnswer(api.ctx, late.actor, TENDENCIES, { attempt, item: id, answer: "true", ms: null });
    expect(needsConsent(api.ctx, late.actor)).toBe(true);
    expect(await submitDraft(api.ctx, late.actor, TENDENCIES, { attempt })).toEqual({ attempt });
  });

  async function recordConsentOf(version: string) {
    const row = { user_id: person.id, kind: "terms-of-use", version, locale: "en" } as const;
    await api.ctx.db
      .insertInto("consents")
      .values({ ...row, given_at: api.clock.now().toISOString() })
      .execute();
  }

  it("goes on working over the API, which names the version at sign-up", async () => {
    const payload = {
      email: `consenting-${engine}@example.org`,
      password: "palm shade at noon",
      firstname: "Salma",
      lastname: "Harthi",
      terms: true,
    };
    const post = (consent_version: string) =>
      api.app.inject({ method: "POST", url: "/api/auth/local/register", payload: { ...payload, consent_version } });
    expect((await post("2026-11-22")).statusCode).toBe(400);
    expect((await post("2027-02-01/2026-11-22")).statusCode).toBe(200);
    const { consent_version: kept } = await api.ctx.db
      .selectFrom("users")
      .select("consent_version")
      .where("email", "=", payload.email)
      .executeTakeFirstOrThrow();
    expect(kept).toBe("2027-02-01/2026-11-22");
  });
});

describe("the table of the privacy page", () => {
  it("says each thing once, in both languages, with the settings as they are", async () => {
    const api = await createTestApi("sqlite", { config: { exportDays: 3, unactivatedDays: 11, inactiveMonths: 0 } });
    const [ar, en] = [listKept(api.ctx, "ar"), listKept(api.ctx, "en")];
    expect(en.length).toBeGreaterThan(20);
    expect(new Set(en.map(([what]) => what)).size).toBe(en.length);
    expect(ar).toHaveLength(en.length);
    const kept = (things: typeof en) =>
      things
        .map(([, , kept]) => kept)
        .join("\n")
        .replaceAll("\u00a0", " ");
    expect(kept(en)).toContain("3 days; then the files are deleted");
    expect(kept(ar)).toContain("3 أيام، ثم تُحذف الملفات");
    expect(kept(en)).toContain("after 11 days");
    expect(kept(ar)).toContain("بعد 11 يومًا");
    expect(kept(en)).not.toContain("0 months");
    await api.close();
  });
});
