import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, type TestPerson } from "../../../tests/support/people.ts";
import { schoolOf } from "../../../tests/support/school.ts";
import { LIMITS } from "./rules.ts";

type School = ReturnType<typeof schoolOf>;

describe.each(["sqlite", "postgres"] as const)("a school behind one address on %s", (engine) => {
  let api: TestApi;
  let teacher: TestPerson;
  let school: School;
  beforeAll(async () => {
    api = await createTestApi(engine);
    school = schoolOf(api);
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

  it("makes all paper codes of a class wait after too many wrong ones, of that class alone", async () => {
    const [one, other] = [await open(), await open({ name: "Grade 11" })];
    const [pupil, spared] = [await join(one.code, "Salma"), await join(other.code, "Salma")];
    const wrong = spared.paper;
    const guess = (device: string, code = one.code, paper = wrong) =>
      ask("POST", "/school-classes/continue", { cookie: `device=${device}` }, { code, paper_code: paper });
    for (let at = 0; at < LIMITS.paperCodeDevice.max; at += 1) expect((await guess("guesser")).statusCode).toBe(400);
    expect((await guess("guesser")).statusCode).toBe(429);
    for (let at = LIMITS.paperCodeDevice.max; at < LIMITS.paperCodeClass.max; at += 1) await guess(`guesser${at}`);
    const shut = await guess("own", one.code, pupil.paper);
    expect(shut.statusCode).toBe(429);
    expect(Number(shut.headers["retry-after"])).toBeLessThanOrEqual(300);
    expect((await guess("own", other.code, spared.paper)).statusCode).toBe(200);
    // Slips of the pen are found before anything is counted.
    for (let at = 0; at < 30; at += 1)
      expect(fault(await guess("slips", other.code, "0000-0000-0001"))).toBe("schools_paper_form");
    expect((await guess("slips", other.code, spared.paper)).statusCode).toBe(200);
    api.clock.advance(LIMITS.paperCodeClass.seconds * 1000);
    expect((await guess("own", one.code, pupil.paper)).statusCode).toBe(200);
  });

  it("limits guesses of class codes by device, and not the school behind its address", async () => {
    const { code } = await open();
    for (let at = 0; at < LIMITS.classCodeDevice.max; at += 1)
      await joining("ZZZZ-ZZZZ", "Salma", "guesser of classes");
    expect((await joining(code, "Salma", "guesser of classes")).statusCode).toBe(429);
    expect((await joining(code, "Salma", "another")).statusCode).toBe(201);
  });

  it("lets callers without cookies join as a school does, and limits who has a mark of its own", async () => {
    const { code } = await open({ places: 500 });
    const nameOf = (at: number) => `Guest${"abcdefghijklmnopqrstuvwxyz"[at % 26]}${"abcdefghij"[Math.floor(at / 26)]}`;
    const bare = (name: string, of = code) =>
      ask("POST", "/school-classes/join", { "user-agent": "school" }, { code: of, short_name: name });
    for (let at = 0; at < LIMITS.classCodeDevice.max + 1; at += 1) await bare("Wrong", "ZZZZ-ZZZZ");
    const statuses: number[] = [];
    for (let at = 0; at <= LIMITS.joinDevice.max; at += 1) statuses.push((await bare(nameOf(at))).statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const marked: number[] = [];
    for (let at = 0; at <= LIMITS.joinDevice.max; at += 1)
      marked.push((await joining(code, `Own${nameOf(at)}`, "one tablet")).statusCode);
    expect([marked.at(-2), marked.at(-1)]).toEqual([201, 429]);
  });

  // The clock of the tests stands still: all of them within one minute. How long it really takes is measured in bench/.
  it("lets 500 pupils behind one address join within a minute", async () => {
    const { documentId, code } = await open({ places: 500 });
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const nameOf = (at: number) => `Pupil${letters[Math.floor(at / 26)]}${letters[at % 26]}`;
    const statuses: number[] = [];
    for (let at = 0; at < 500; at += 25) {
      const part = Array.from({ length: 25 }, (_, one) => joining(code, nameOf(at + one)));
      statuses.push(...(await Promise.all(part)).map(({ statusCode }) => statusCode));
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await read(documentId)).joined).toBe(500);
  }, 180_000);
});
