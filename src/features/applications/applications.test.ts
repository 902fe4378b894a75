import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { readEnding } from "#features/accounts/operations/end-account.server.ts";
import { eraseAccount } from "#features/privacy/operations/erase-account.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { PASSWORD } from "#tests/support/asking-api.ts";
import { applyAs, SAID, uploadProof } from "#tests/support/asking-applications.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { drawing, PDF, upload } from "../../../tests/support/uploads.ts";
import { applicationsWork, sweepApplications } from "./jobs.server.ts";
import { applicationsCard } from "./operations/home-card.server.ts";
import { TELL_AFTER_MINUTES } from "./rules.ts";
import type { ApplicationView, OwnApplication } from "./schema.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PATH = "/api/advisor-applications";

onOneEngineRacesOnBoth("applications", (engine, { it, race }) => {
  let api: TestApi;
  let admin: TestPerson;
  const accepted: string[] = [];
  beforeAll(async () => {
    api = await createTestApi(engine);
    const points = api.ctx.extensions as { applicationAccepted: unknown };
    points.applicationAccepted = [
      async (_ctx: unknown, _db: unknown, { document_id }: { document_id: string }) => void accepted.push(document_id),
    ];
    admin = await signedInAs(api.ctx, "admin");
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await api.ctx.db.deleteFrom("advisor_applications").execute();
    await api.ctx.db.deleteFrom("tries").execute();
    await api.ctx.db.deleteFrom("due_work").execute();
    await api.ctx.db.deleteFrom("audit_events").execute();
    api.outbox.length = 0;
  });

  const ask = async (who: TestPerson | null, method: "GET" | "POST" | "DELETE", path = "", payload?: object) => {
    const headers = { ...who?.headers };
    const answer = await api.app.inject({ method, url: PATH + path, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body, raw: answer.rawPayload };
  };
  const decide = (id: string, decision: object, who = admin) => ask(who, "POST", `/${id}/decision`, decision);
  const accept = (id: string, who = admin) => decide(id, { act: "accept", currentPassword: PASSWORD }, who);
  const own = async (who: TestPerson): Promise<OwnApplication[]> =>
    JSON.parse((await ask(who, "GET", "/mine")).body).data;
  const read = async (id: string): Promise<ApplicationView> =>
    JSON.parse((await ask(admin, "GET", `/${id}`)).body).data;
  const userOf = ({ id }: TestPerson) =>
    api.ctx.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const filesOf = ({ id }: TestPerson) =>
    api.ctx.db.selectFrom("own_files").select("id").where("user_id", "=", id).execute();
  const actions = async () => {
    const rows = await api.ctx.db.selectFrom("audit_events").select("action").orderBy("id").execute();
    return rows.map(({ action }) => action);
  };
  const fieldsOf = (body: string) =>
    JSON.parse(body).error.details.errors.map(({ path }: { path: string[] }) => path.join("."));

  it("takes an application, says so by mail, and makes the account an advisor's when it is accepted", async () => {
    const who = await signedInPerson(api.ctx, { locale: "ar" });
    const id = await applyAs(api, who);
    expect(await own(who)).toMatchObject([
      { documentId: id, state: "waiting", fields: ["studies", "work"], languages: ["ar", "en"], proof: "proof.pdf" },
    ]);
    await runDue(api.ctx, applicationsWork);
    expect(api.outbox).toMatchObject([{ to: (await userOf(who)).email, subject: "وصل طلبكم" }]);
    expect(api.outbox[0]?.text).not.toContain(SAID.why);
    expect((await accept(id)).status).toBe(200);
    expect((await userOf(who)).account_type).toBe("Consultant");
    expect(accepted).toContain(id);
    // The sign-in stays, and knows at the next request.
    const me = await api.app.inject({ url: "/api/users/me", headers: { ...who.headers } });
    expect([me.statusCode, me.json().account_type]).toEqual([200, "Consultant"]);
    expect((await own(who))[0]?.state).toBe("accepted");
    await runDue(api.ctx, applicationsWork);
    expect(api.outbox[1]?.subject).toBe("صرتم من المرشدين");
    const [news] = await api.ctx.db.selectFrom("notifications").selectAll().where("user_id", "=", who.id).execute();
    expect(news).toMatchObject({ kind: "application_decided", subject: id });
    expect((await actions()).filter((action) => action.startsWith("a"))).toEqual(
      expect.arrayContaining(["application.sent", "application.accepted", "advisor.made"]),
    );
    expect((await ask(who, "POST", "", { ...SAID, proof: await uploadProof(api, who) })).status).toBe(409);
  });

  it("makes a teacher of whoever applied to be one, and tells administrators, the applicant once", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who, { kind: "teacher", fields: undefined });
    expect((await api.app.inject({ url: "/api/school-classes", headers: { ...who.headers } })).statusCode).toBe(403);
    await accept(id);
    expect((await api.app.inject({ url: "/api/school-classes", headers: { ...who.headers } })).statusCode).toBe(200);
    await runDue(api.ctx, { ...applicationsWork, ...accountsWork });
    const { email } = await userOf(who);
    expect(api.outbox.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      "Your application is here",
      "You are a teacher here now",
    ]);
    expect(api.outbox.some(({ to }) => to === admin.actor.email)).toBe(true);
  });

  it("tells a refusal after ten minutes and not before; until then it can be taken back", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who);
    await runDue(api.ctx, applicationsWork);
    expect((await decide(id, { act: "refuse", reason: "The proof does not name you." })).status).toBe(200);
    expect(await own(who)).toMatchObject([{ state: "waiting", reason: null, decidedAt: null }]);
    expect((await ask(who, "POST", "", { ...SAID, proof: await uploadProof(api, who) })).status).toBe(409);
    api.clock.advance(5 * MINUTE);
    expect((await decide(id, { act: "take_back" })).status).toBe(200);
    expect(await actions()).toContain("application.taken_back");
    api.clock.advance(2 * MINUTE);
    await decide(id, { act: "refuse", reason: "The proof is from 1999." });
    api.clock.advance(6 * MINUTE);
    await runDue(api.ctx, applicationsWork);
    // The first refusal's time has come; that one was taken back.
    expect((await own(who))[0]?.state).toBe("waiting");
    expect(api.outbox).toHaveLength(1);
    api.clock.advance((TELL_AFTER_MINUTES - 6) * MINUTE);
    await runDue(api.ctx, applicationsWork);
    await runDue(api.ctx, applicationsWork);
    expect((await own(who))[0]).toMatchObject({ state: "refused", reason: "The proof is from 1999." });
    expect(api.outbox).toHaveLength(2);
    expect(api.outbox[1]?.text).toContain("The proof is from 1999.");
    expect((await decide(id, { act: "take_back" })).status).toBe(409);
    // Another one may follow.
    expect(await applyAs(api, who)).not.toBe(id);
  });

  it("is withdrawn by its applicant alone, and its proof goes with it", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who);
    expect((await ask(await signedInPerson(api.ctx), "DELETE", `/${id}`)).status).toBe(404);
    expect((await ask(admin, "DELETE", `/${id}`)).status).toBe(404);
    expect((await ask(who, "DELETE", `/${id}`)).status).toBe(200);
    expect(await filesOf(who)).toEqual([]);
    expect((await ask(who, "DELETE", `/${id}`)).status).toBe(409);
    expect((await accept(id)).status).toBe(409);
    expect((await userOf(who)).account_type).toBe("Student");
  });

  it("shows its proof to administrators alone, writes that down, and lets no cache keep it", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who);
    const file = await ask(admin, "GET", `/${id}/proof`);
    expect([file.status, file.raw]).toEqual([200, PDF]);
    expect(file.headers["cache-control"]).toBe("no-store");
    expect(file.headers["content-disposition"]).toMatch(/^attachment; /);
    expect((await actions()).at(-1)).toBe("application.proof_read");
    for (const [other, status] of [
      [null, 401],
      [who, 403],
      [await signedInAs(api.ctx, "editor"), 403],
    ] as const)
      for (const path of [`/${id}/proof`, `/${id}`, ""]) expect((await ask(other, "GET", path)).status).toBe(status);
    expect((await decide(id, { act: "refuse", reason: "No." }, who)).status).toBe(403);
  });

  it("refuses a proof that is no PDF, is too large, or is somebody else's", async () => {
    const [who, other] = [await signedInPerson(api.ctx), await signedInPerson(api.ctx)];
    const png = await drawing(40, 40).png().toBuffer();
    const [picture] = (await upload(api.app, { ...who.headers }, [["a.png", png]], {}, "/api/upload?own=true")).json();
    for (const proof of [picture.documentId, await uploadProof(api, other), "nothing", "a\0b"]) {
      const { status, body } = await ask(who, "POST", "", { ...SAID, proof });
      expect([status, fieldsOf(body)]).toEqual([400, ["proof"]]);
    }
    const large = Buffer.concat([Buffer.alloc(11 * 1024 * 1024, " "), Buffer.from("%%EOF")]);
    PDF.copy(large);
    const sent = await upload(api.app, { ...who.headers }, [["a.pdf", large]], {}, "/api/upload?own=true");
    expect(sent.statusCode).toBeGreaterThanOrEqual(400);
    expect(await own(who)).toEqual([]);
  });

  it.each([
    ["kind", { kind: "minister" }],
    ["fields", { fields: [] }],
    ["fields.0", { fields: ["magic"] }],
    ["languages", { languages: undefined }],
    ["organisation", { organisation: " " }],
    ["organisation", { organisation: "x".repeat(121) }],
    ["why", { why: "Because." }],
    ["why", { why: "x".repeat(1501) }],
    ["state", { state: "accepted" }],
  ])("refuses a wrong %s", async (field, changes) => {
    const who = await signedInPerson(api.ctx);
    const { status, body } = await ask(who, "POST", "", { ...SAID, proof: "nothing", ...changes });
    expect([status, fieldsOf(body)[0]]).toEqual([400, field]);
  });

  it("is for people of age: a minor cannot apply, and who has said nothing says it", async () => {
    const minor = await signedInPerson(api.ctx, { age_band: "15-17" });
    const refused = await ask(minor, "POST", "", { ...SAID, adult: true, proof: await uploadProof(api, minor) });
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining("18 or over")]);
    const silent = await signedInPerson(api.ctx, { age_band: null, age_said_at: null });
    const asked = await ask(silent, "POST", "", { ...SAID, proof: await uploadProof(api, silent) });
    expect([asked.status, fieldsOf(asked.body)]).toEqual([400, ["adult"]]);
    const id = await applyAs(api, silent, { adult: true });
    expect((await read(id)).age).toBe("unknown");
    // Before the decision they say how old they are.
    const birth = { birth_date: "2012-01-01", age_said_at: api.clock.now().toISOString() };
    await api.ctx.db.updateTable("users").set(birth).where("id", "=", silent.id).execute();
    const { status, body } = await accept(id);
    expect([status, fieldsOf(body)]).toEqual([400, ["act"]]);
    expect([(await userOf(silent)).account_type, (await read(id)).state]).toEqual(["Student", "waiting"]);
  });

  it("is not accepted without the password, on one's own, or for a blocked account", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who);
    expect(fieldsOf((await decide(id, { act: "accept" })).body)).toEqual(["currentPassword"]);
    expect((await decide(id, { act: "accept", currentPassword: "not it" })).status).toBe(400);
    const at = api.clock.now().toISOString();
    await api.ctx.db.updateTable("users").set({ disabled_at: at }).where("id", "=", who.id).execute();
    expect(fieldsOf((await accept(id)).body)).toEqual(["act"]);
    expect((await read(id)).state).toBe("waiting");
    const mine = await applyAs(api, admin);
    expect((await accept(mine)).status).toBe(403);
    expect((await decide(mine, { act: "refuse", reason: "No." })).status).toBe(403);
    expect(await applicationsCard(api.ctx, admin.actor)).toMatchObject({ text: "2 applications wait." });
    expect(await applicationsCard(api.ctx, who.actor)).toBeNull();
  });

  race("of five sent at once takes one", async () => {
    const who = await signedInPerson(api.ctx);
    const proof = await uploadProof(api, who);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(who, "POST", "", { ...SAID, proof })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await own(who)).toHaveLength(1);
  });

  race("is decided once: the second administrator hears that it was", async () => {
    const other = await signedInAs(api.ctx, "admin");
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who);
    const answers = await Promise.all([accept(id), accept(id, other), decide(id, { act: "refuse", reason: "No." })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const isAccepted = (await read(id)).state === "accepted";
    expect((await userOf(who)).account_type).toBe(isAccepted ? "Consultant" : "Student");
    const done = (await actions()).filter((action) => action === "application.accepted" || action === "advisor.made");
    expect(done).toEqual(isAccepted ? expect.arrayContaining(["application.accepted", "advisor.made"]) : []);
    expect(done).toHaveLength(isAccepted ? 2 : 0);
    expect((await accept(id)).status).toBe(409);
  });

  it("goes with the account that is erased meanwhile", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await applyAs(api, who);
    const file = await api.ctx.db
      .selectFrom("own_files")
      .select("stem")
      .where("user_id", "=", who.id)
      .executeTakeFirst();
    expect(file).toBeDefined();
    const account = await readEnding(api.ctx.db, who.id);
    if (!account) throw new Error("the account is not there");
    await eraseAccount(api.ctx, account);
    expect((await accept(id)).status).toBe(404);
    expect((await ask(admin, "GET", `/${id}/proof`)).status).toBe(404);
    await runDue(api.ctx, applicationsWork);
    expect(api.outbox.filter(({ subject }) => subject === "Your application is here")).toEqual([]);
    for await (const { name } of api.ctx.files.list("private", "own")) expect(name).not.toContain(file?.stem);
  });

  it("deletes what was refused or withdrawn after its time, and keeps what waits and what was accepted", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signedInPerson(api.ctx)));
    const ids: string[] = [];
    for (const who of people) ids.push(await applyAs(api, who));
    const [waiting = "", yes = "", no = "", gone = ""] = ids;
    await accept(yes);
    await decide(no, { act: "refuse", reason: "No." });
    await ask(people[3] ?? null, "DELETE", `/${gone}`);
    api.clock.advance(300 * DAY);
    await sweepApplications(api.ctx);
    const left = () => api.ctx.db.selectFrom("advisor_applications").select("document_id").orderBy("id").execute();
    expect(await left()).toHaveLength(4);
    api.clock.advance(100 * DAY);
    await sweepApplications(api.ctx);
    expect((await left()).map(({ document_id }) => document_id)).toEqual([waiting, yes]);
    expect(await filesOf(people[2] as TestPerson)).toEqual([]);
    expect(await filesOf(people[1] as TestPerson)).toHaveLength(1);
  });

  it("is listed by state, what waits the longest first, and marked when its answer is late", async () => {
    const first = await applyAs(api, await signedInPerson(api.ctx, { first_name: "Aisha" }));
    api.clock.advance(11 * DAY);
    const again = await admin.again();
    await applyAs(api, await signedInPerson(api.ctx));
    const { data, meta } = JSON.parse((await ask(again, "GET", "?state=waiting")).body);
    expect(data).toMatchObject([{ documentId: first, name: "Aisha Tester", isLate: true }, { isLate: false }]);
    expect(meta.pagination.total).toBe(2);
    expect(JSON.parse((await ask(again, "GET", "?state=refused")).body).data).toEqual([]);
    expect((await ask(again, "GET", "?state=lost")).status).toBe(400);
  });
});
