import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { MINE, schoolOf } from "../../../tests/support/school.ts";
import { sweepSchools } from "./jobs.server.ts";
import { erasePersonFromSchools } from "./operations/erase-person.server.ts";
import { SAME_CLASS_SECONDS } from "./rules.ts";

const DAY = 86_400_000;

type School = ReturnType<typeof schoolOf>;

onOneEngineRacesOnBoth("classes", (engine, { it, race }) => {
  let api: TestApi;
  let teacher: TestPerson;
  let statements: string[];
  let school: School;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    school = schoolOf(api);
    const { data } = (await api.app.inject("/api/personality-tests?pageSize=54&locale=en")).json();
    statements = data.map(({ question }: { question: string }) => question);
  });
  beforeEach(async () => {
    teacher = await signedInAs(api.ctx, "teacher");
  });
  afterAll(() => api?.close());
  const ask = (...given: Parameters<School["ask"]>) => school.ask(...given);
  const fault = (answer: Parameters<School["fault"]>[0]) => school.fault(answer);
  const open = (changes: object = {}, who = teacher) => school.open(changes, who);
  const joining = (...given: Parameters<School["joining"]>) => school.joining(...given);
  const join = (...given: Parameters<School["join"]>) => school.join(...given);
  const read = (documentId: string, who = teacher) => school.read(documentId, who);
  const finish = (...given: Parameters<School["finish"]>) => school.finish(...given);
  const claiming = (...given: Parameters<School["claiming"]>) => school.claiming(...given);
  const adult = async () => {
    const person = await signedInPerson(api.ctx);
    await api.ctx.db.updateTable("users").set({ birth_date: "1990-01-01" }).where("id", "=", person.id).execute();
    return person;
  };

  it("are opened by teachers, advisors and administrators, and by nobody else", async () => {
    const advisor = await signedInPerson(api.ctx);
    await api.ctx.db.updateTable("users").set({ account_type: "Consultant" }).where("id", "=", advisor.id).execute();
    const { code } = await open({}, await signedInAs(api.ctx, "admin"));
    await open({}, advisor);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const place = await join(code, "Salma");
    for (const [who, status] of [
      [{ headers: {} }, 401],
      [await signedInPerson(api.ctx), 403],
      [await signedInAs(api.ctx, "editor"), 403],
      [place, 403],
    ] as const) {
      expect((await ask("GET", "/school-classes", who.headers)).statusCode).toBe(status);
      expect((await ask("POST", "/school-classes", who.headers, { name: "X", places: 5, days: 5 })).statusCode).toBe(
        status,
      );
    }
  });

  it("take no more places and days than the settings allow, and no fields that are not theirs", async () => {
    for (const [wrong, code] of [
      [{ places: 0 }, "schools_places"],
      [{ places: 601 }, "schools_places"],
      [{ days: 31 }, "schools_days"],
      [{ days: 1.5 }, "schools_days"],
      [{ name: "  " }, "required"],
      [{ scale: "other" }, "choice_unknown"],
      [{ code: "AAAA-AAAA" }, "unknown_key"],
      [{ teacher_id: 1 }, "unknown_key"],
    ] as const) {
      const answer = await ask("POST", "/school-classes", teacher.headers, { name: "X", places: 5, days: 5, ...wrong });
      expect([wrong, answer.statusCode, fault(answer)]).toEqual([wrong, 400, code]);
    }
  });

  it("do not exist for another teacher", async () => {
    const { documentId, code } = await open();
    const pupil = await join(code, "Salma");
    const [one] = (await read(documentId)).pupils;
    const other = await signedInAs(api.ctx, "teacher");
    for (const method of ["GET", "PUT", "DELETE"] as const)
      expect(
        (await ask(method, `/school-classes/${documentId}`, other.headers, method === "PUT" ? { days: 0 } : undefined))
          .statusCode,
      ).toBe(404);
    expect((await ask("GET", "/school-classes", other.headers)).json().data).toEqual([]);
    expect((await ask("PUT", `/school-places/${one.documentId}`, other.headers, { shared: true })).statusCode).toBe(
      404,
    );
    expect((await ask("GET", "/users/me", pupil.headers)).statusCode).toBe(200);
  });

  it("give a pupil a place under a short name, which takes the scale and nothing else", async () => {
    const { documentId, code } = await open();
    const pupil = await join(code.toLowerCase().replace("-", " "), "سلمى ح");
    expect(pupil.paper).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const kept = JSON.stringify(await api.ctx.db.selectFrom("school_places").selectAll().execute());
    expect(kept).not.toContain(pupil.paper.replaceAll("-", ""));
    await finish(pupil);
    const me = (await ask("GET", "/users/me?populate=personality_result,profile", pupil.headers)).json();
    expect(me).toMatchObject({ firstname: "سلمى ح", profile: { grade: "10" }, personality_result: { flat: false } });
    expect((await read(documentId)).pupils[0]).toMatchObject({ shortName: "سلمى ح", claimed: false, result: null });
    for (const [method, url, body] of [
      ["GET", "/guardianships", undefined],
      ["POST", "/guardianships", { email: "a@example.org" }],
      ["POST", "/school-classes/claim", { code, paper_code: pupil.paper }],
      ["PUT", "/school-places/abc", { shared: true }],
      ["GET", "/content-records", undefined],
    ] as const)
      expect([url, (await ask(method, url, pupil.headers, body)).statusCode]).toEqual([url, 403]);
  });

  race("refuse full names, names that are taken, and accounts", async () => {
    const { code } = await open();
    await join(code, "أحمد");
    for (const [name, why] of [
      ["احمد", "schools_name_taken"],
      ["Salim Harthi", "schools_name_full"],
      ["salim@x.org", "schools_name_letters"],
      ["", "required"],
    ] as const)
      expect([name, fault(await joining(code, name))]).toEqual([name, why]);
    const { headers } = await signedInPerson(api.ctx);
    expect(fault(await ask("POST", "/school-classes/join", headers, { code, short_name: "Salim" }))).toBe(
      "schools_signed_in",
    );
    const racing = await Promise.all(Array.from({ length: 4 }, () => joining(code, "Nasser")));
    expect(racing.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  });

  race("close by time, by count and by the teacher, and are opened anew", async () => {
    const { documentId, code } = await open({ places: 2, days: 1 });
    const racing = await Promise.all(["Ali", "Bader", "Hamed", "Dina"].map((name) => joining(code, name)));
    expect(racing.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(fault(await joining(code, "Eman"))).toBe("schools_class_full");
    const change = async (body: object) =>
      (await ask("PUT", `/school-classes/${documentId}`, teacher.headers, body)).json().data;
    expect(await change({ places: 5 })).toMatchObject({ places: 5, state: "open", joined: 2 });
    expect(await change({ days: 0 })).toMatchObject({ state: "closed" });
    expect(fault(await joining(code, "Eman"))).toBe("schools_class_closed");
    await change({ days: 2 });
    await join(code, "Eman");
    api.clock.advance(2 * DAY);
    expect(fault(await joining(code, "Fatma"))).toBe("schools_class_closed");
    expect(fault(await joining("ZZZZ-ZZZZ", "Fatma"))).toBe("schools_code_unknown");
    expect(fault(await joining("ZZZZ", "Fatma"))).toBe("schools_code_form");
  });

  it("let a pupil come back by the paper code, also once the class is closed", async () => {
    const { code } = await open({ days: 1 });
    const other = await open();
    const pupil = await join(code, "Salma");
    api.clock.advance(20 * DAY);
    expect((await ask("GET", "/users/me", pupil.headers)).statusCode).toBe(401);
    const back = (body: object) => ask("POST", "/school-classes/continue", { cookie: "device=back" }, body);
    const typed = pupil.paper
      .toLowerCase()
      .replaceAll("-", " ")
      .replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    const answer = await back({ code, paper_code: typed });
    expect(answer.statusCode).toBe(200);
    const me = await ask("GET", "/users/me", { authorization: `Bearer ${answer.json().jwt}` });
    expect(me.json().firstname).toBe("Salma");
    expect(fault(await back({ code: other.code, paper_code: pupil.paper }))).toBe("schools_paper_wrong");
    expect(fault(await back({ code, paper_code: `${pupil.paper}0` }))).toBe("schools_paper_form");
  });

  it("never show a teacher an answer or a score", async () => {
    const { documentId, code } = await open();
    await finish(await join(code, "Salma"));
    const { body } = await ask("GET", `/school-classes/${documentId}`, teacher.headers);
    for (const statement of statements) expect(body).not.toContain(statement);
    // The code and the ids are made by chance, and may begin with R and a digit or spell a word.
    expect(body.replaceAll(code, "").replace(/"documentId":"\w+"/g, "")).not.toMatch(
      /score|answer|band|reading|"R\d|order|consisten|paper|email/i,
    );
    expect((await read(documentId)).pupils[0].finishedAt).not.toBeNull();
    expect((await read(documentId)).finished).toBe(1);
  });

  race("give a place and its result to one account, once", async () => {
    const { documentId, code } = await open();
    const pupil = await join(code, "Sumaya");
    const attempt = await finish(pupil);
    const [one, two] = [await adult(), await adult()];
    const both = await Promise.all([claiming(one, code, pupil.paper), claiming(two, code, pupil.paper)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [winner, loser] = both[0]?.statusCode === 200 ? [one, two] : [two, one];
    const result = async (who: TestPerson) =>
      (await ask("GET", "/users/me?populate=personality_result", who.headers)).json().personality_result;
    expect(await result(winner)).toMatchObject({ documentId: attempt, expiresAt: null });
    expect(await result(loser)).toBeNull();
    expect((await ask("GET", "/users/me", pupil.headers)).statusCode).toBe(401);
    expect(fault(await claiming(loser, code, pupil.paper))).toBe("schools_paper_wrong");
    const places = await api.ctx.db.selectFrom("users").select("id").where("first_name", "=", "Sumaya").execute();
    expect(places).toEqual([]);
    expect((await read(documentId)).pupils[0]).toMatchObject({ claimed: true, result: null });
  });

  race("answer who goes on while the place is claimed with a word, never with a fault", async () => {
    const { code } = await open();
    for (let round = 0; round < 5; round++) {
      const pupil = await join(code, `Racer${"abcde"[round]}`);
      const owner = await adult();
      const goOn = () =>
        ask("POST", "/school-classes/continue", { cookie: `device=r${round}` }, { code, paper_code: pupil.paper });
      const ends = await Promise.all([claiming(owner, code, pupil.paper), goOn()]);
      expect(ends[0]?.statusCode).toBe(200);
      expect([200, 400]).toContain(ends[1]?.statusCode);
    }
  });

  it("show the teacher code and date once the pupil agrees, until the pupil no longer does", async () => {
    const { documentId, code } = await open();
    const pupil = await join(code, "Salma");
    await finish(pupil);
    const owner = await adult();
    const place = (await claiming(owner, code, pupil.paper)).json().data;
    expect(place).toMatchObject({ shared: false, shortName: "Salma" });
    const share = (shared: unknown, who = owner) =>
      ask("PUT", `/school-places/${place.documentId}`, who.headers, { shared });
    expect((await share("true")).statusCode).toBe(400);
    expect((await share(true, teacher)).statusCode).toBe(404);
    expect((await share(true)).statusCode).toBe(200);
    const { result } = (await read(documentId)).pupils[0];
    expect(Object.keys(result).sort()).toEqual(["code", "codeNames", "completedAt"]);
    expect(result.code).toMatch(/[IS]{2}/);
    await share(false);
    expect((await read(documentId)).pupils[0].result).toBeNull();
    await share(true);
    await api.app.inject({ method: "DELETE", url: MINE, headers: { ...owner.headers } });
    expect((await read(documentId)).pupils[0].result).toBeNull();
    const actions = (await api.ctx.db.selectFrom("audit_events").select("action").execute()).map(
      ({ action }) => action,
    );
    for (const action of [
      "class.opened",
      "class.place_claimed",
      "class.result_shared",
      "class.result_read",
      "class.sharing_ended",
    ])
      expect(actions).toContain(action);
  });

  race("are opened once by a form that was sent twice", async () => {
    const racing = await Promise.all([open({ name: "Twice" }), open({ name: "Twice" }), open({ name: "Twice" })]);
    expect(new Set(racing.map(({ documentId }) => documentId)).size).toBe(1);
    const { documentId } = await open({ name: "Twice", places: 29 });
    expect(documentId).not.toBe(racing[0]?.documentId);
    expect((await open({ name: "Twice", days: 6 })).documentId).not.toBe(racing[0]?.documentId);
    api.clock.advance(SAME_CLASS_SECONDS * 1000);
    expect((await open({ name: "Twice" })).documentId).not.toBe(racing[0]?.documentId);
  });

  it("end after their days with everything in them, and empty classes with them", async () => {
    const { documentId, code } = await open();
    const pupil = await join(code, "Zahra");
    const attempt = await finish(pupil);
    const claimed = await join(code, "Yusra");
    const keptAttempt = await finish(claimed);
    await claiming(await adult(), code, claimed.paper);
    const users = () =>
      api.ctx.db.selectFrom("users").select("id").where("first_name", "in", ["Zahra", "Yusra"]).execute();
    const attempts = async () =>
      (
        await api.ctx.db
          .selectFrom("scale_attempts")
          .select("document_id")
          .where("document_id", "in", [attempt, keptAttempt])
          .execute()
      ).map((row) => row.document_id);
    api.clock.advance(api.ctx.config.paperCodeDays * DAY - 1000);
    await sweepSchools(api.ctx);
    expect(await users()).toHaveLength(1);
    api.clock.advance(1000);
    expect(
      fault(
        await ask("POST", "/school-classes/continue", { cookie: "device=late" }, { code, paper_code: pupil.paper }),
      ),
    ).toBe("schools_paper_wrong");
    await sweepSchools(api.ctx);
    expect(await users()).toEqual([]);
    expect(await attempts()).toEqual([keptAttempt]);
    const classes = () =>
      api.ctx.db.selectFrom("school_classes").select("id").where("document_id", "=", documentId).execute();
    expect(await classes()).toHaveLength(1);
    api.clock.advance(365 * DAY);
    await sweepSchools(api.ctx);
    expect(await classes()).toEqual([]);
    expect(await attempts()).toEqual([keptAttempt]);
  });

  it("are deleted only when nobody in them waits to be claimed", async () => {
    const { documentId, code } = await open();
    await join(code, "Salma");
    expect((await ask("DELETE", `/school-classes/${documentId}`, teacher.headers)).statusCode).toBe(409);
    const empty = await open();
    expect((await ask("DELETE", `/school-classes/${empty.documentId}`, teacher.headers)).statusCode).toBe(200);
    expect((await ask("GET", `/school-classes/${empty.documentId}`, teacher.headers)).statusCode).toBe(404);
  });

  it("stay for their pupils when the teacher is erased, without the teacher's words", async () => {
    const { code } = await open({ name: "Mr Harthi" });
    const pupil = await join(code, "Salma");
    await api.ctx.db.transaction().execute((db) => erasePersonFromSchools(db, teacher.id));
    await api.ctx.db.deleteFrom("users").where("id", "=", teacher.id).execute();
    const back = await ask(
      "POST",
      "/school-classes/continue",
      { cookie: "device=e" },
      { code, paper_code: pupil.paper },
    );
    expect(back.statusCode).toBe(200);
    const rows = await api.ctx.db
      .selectFrom("school_classes")
      .selectAll()
      .where("code", "=", code.replace("-", ""))
      .execute();
    expect(rows).toMatchObject([{ teacher_id: null, name: "–" }]);
  });
});
