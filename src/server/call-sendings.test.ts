import { afterAll, beforeAll, expect } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, type TestPerson } from "#tests/support/people.ts";

const CLASS = { name: "Grade 10", places: 5, days: 5 };

onOneEngineRacesOnBoth("calls that name their sending", (engine, { it, race }) => {
  let api: TestApi;
  let teacher: TestPerson;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    teacher = await signedInAs(api.ctx, "teacher");
  });
  afterAll(() => api?.close());

  const newId = () => `a-random-id-of-a-call-${++serial}`;
  async function open(id: string | undefined, payload: object = CLASS, who: TestPerson | null = teacher) {
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/school-classes",
      headers: { ...who?.headers, ...(id && { "idempotency-key": id }) },
      payload,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json(),
      code: answer.json().error?.details.code,
    };
  }
  async function openForPupils() {
    const { code } = (await open(undefined, { ...CLASS, name: `Grade ${newId()}` })).body.data;
    const before = await places();
    const join = (classCode: string, id: string | undefined, name = "Salma") =>
      api.app.inject({
        method: "POST",
        url: "/api/school-classes/join",
        headers: { cookie: "device=classmate", "sec-fetch-site": "same-origin", ...(id && { "idempotency-key": id }) },
        payload: { code: classCode, short_name: name },
      });
    return { code, join, seats: async () => (await places()) - before };
  }
  async function places(): Promise<number> {
    return (await api.ctx.db.selectFrom("school_places").select("id").execute()).length;
  }

  race("give one seat, however many copies come at once", async () => {
    const { code, join, seats } = await openForPupils();
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(code, id)));
    const [first] = answers;
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([201, first?.body]);
    expect(answers.filter(({ headers }) => headers["idempotent-replayed"] === "true")).toHaveLength(4);
    expect(await seats()).toBe(1);
  });

  it("give another seat under another id, and without any", async () => {
    const { code, join, seats } = await openForPupils();
    const names = Object.entries({ Salma: newId(), Maryam: newId(), Aisha: undefined, Noor: undefined });
    for (const [name, id] of names) expect((await join(code, id, name)).statusCode).toBe(201);
    expect(await seats()).toBe(4);
  });

  it("answer nobody and the wrong person as ever, and never with another's answer", async () => {
    const id = newId();
    await open(id);
    expect(await open(id, CLASS, null)).toMatchObject({ status: 401 });
    expect(await open(id, CLASS, await signedInPerson(api.ctx))).toMatchObject({ status: 403 });
    const other = await open(id, CLASS, await signedInAs(api.ctx, "teacher"));
    expect(other.status).toBe(201);
    expect(other.body.data.documentId).not.toBe((await open(id)).body.data.documentId);
  });

  it("refuse an id that was used for something else, and one that could be guessed, in words", async () => {
    const id = newId();
    await open(id);
    expect(await open(id, { ...CLASS, name: "Grade 11" })).toMatchObject({ status: 422, code: "sending_differs" });
    expect(await open("1")).toMatchObject({ status: 400, code: "sending_id_short" });
  });

  it("try again what was refused", async () => {
    const id = newId();
    expect((await open(id, { ...CLASS, name: "" })).status).toBe(400);
    expect((await open(id)).status).toBe(201);
  });

  it("give a sign-in again as long as it lives", async () => {
    const { code, join } = await openForPupils();
    const id = newId();
    const { jwt } = (await join(code, id)).json();
    expect((await join(code, id)).json().jwt).toBe(jwt);
    await api.ctx.db.deleteFrom("sign_ins").where("user_id", "!=", teacher.id).execute();
    expect((await join(code, id)).json().jwt).not.toBe(jwt);
  });
});
