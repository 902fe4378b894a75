import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { noteTry } from "#platform/limits/count-tries.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { schoolOf, WALL } from "../../../tests/support/school.ts";
import { LIMITS } from "./rules.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const nameOf = (begins: string, at: number) => `${begins}${LETTERS[Math.floor(at / 26)]}${LETTERS[at % 26]}`;

type School = ReturnType<typeof schoolOf>;

onOneEngineRacesOnBoth("a school behind one address", (engine, { it, race }) => {
  let api: TestApi;
  let teacher: TestPerson;
  let school: School;
  beforeAll(async () => {
    api = await createTestApi(engine);
    school = schoolOf(api);
  });
  beforeEach(async () => {
    // What one test has used up is over in the next.
    api.clock.advance(3_600_000);
    teacher = await signedInAs(api.ctx, "teacher");
  });
  afterAll(() => api?.close());

  const ask = (...given: Parameters<School["ask"]>) => school.ask(...given);
  const fault = (answer: Parameters<School["fault"]>[0]) => school.fault(answer);
  const open = (changes: object = {}, who = teacher) => school.open(changes, who);
  const joining = (...given: Parameters<School["joining"]>) => school.joining(...given);
  const join = (...given: Parameters<School["join"]>) => school.join(...given);
  const read = (documentId: string, who = teacher) => school.read(documentId, who);

  it("makes whoever guesses paper codes wait, and nobody else of the class", async () => {
    const { code } = await open();
    const pupil = await join(code, "Salma");
    const wrong = (await join((await open({ name: "Grade 11" })).code, "Salma")).paper;
    const back = (from: object, paper = wrong) =>
      ask("POST", "/school-classes/continue", from, { code, paper_code: paper });
    const guesser = school.browser("guesser");
    for (let at = 0; at < LIMITS.paperCodeDevice.max; at += 1) expect((await back(guesser)).statusCode).toBe(400);
    const shut = await back(guesser, pupil.paper);
    expect(shut.statusCode).toBe(429);
    expect(Number(shut.headers["retry-after"])).toBeLessThanOrEqual(300);
    // Browsers that were made up are none, so they share what their address has.
    const statuses: number[] = [];
    for (let at = 0; at <= LIMITS.paperCodeUnproven.max; at += 1)
      statuses.push((await back({ cookie: `device=invented${at}` })).statusCode);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([400, 429]);
    expect((await back(school.browser("own"), pupil.paper)).statusCode).toBe(200);
    // Slips of the pen are found before anything is counted.
    for (let at = 0; at < 30; at += 1)
      expect(fault(await back(school.browser("slips"), "0000-0000-0001"))).toBe("schools_paper_form");
    expect((await back(school.browser("slips"), pupil.paper)).statusCode).toBe(200);
    api.clock.advance(LIMITS.paperCodeDevice.seconds * 1000);
    expect((await back(guesser, pupil.paper)).statusCode).toBe(200);
  });

  it("counts guesses of paper codes of somebody with an account by the account", async () => {
    const { code } = await open();
    const pupil = await join(code, "Salma");
    const wrong = (await join((await open({ name: "Grade 11" })).code, "Salma")).paper;
    const [guesser, owner] = [await signedInPerson(api.ctx), await signedInPerson(api.ctx)];
    for (let at = 0; at < LIMITS.paperCodeDevice.max; at += 1) await school.claiming(guesser, code, wrong);
    expect((await school.claiming(guesser, code, pupil.paper)).statusCode).toBe(429);
    expect((await school.claiming(owner, code, pupil.paper)).statusCode).not.toBe(429);
  });

  it("makes whoever guesses class codes wait, and not the school behind its address", async () => {
    const { code } = await open();
    const guesser = school.browser("guesser of classes");
    for (let at = 0; at < LIMITS.classCodeDevice.max; at += 1) await joining("ZZZZ-ZZZZ", "Salma", guesser);
    expect((await joining(code, "Salma", guesser)).statusCode).toBe(429);
    for (let at = 0; at < LIMITS.classCodeUnproven.max; at += 1)
      await joining("ZZZZ-ZZZZ", "Salma", { cookie: `device=invented${at}` });
    expect((await joining(code, "Salma", { cookie: "device=invented" })).statusCode).toBe(429);
    expect((await joining(code, "Salma")).statusCode).toBe(201);
  });

  it("lets through who has not guessed when a whole address has guessed too much", async () => {
    const { code } = await open();
    const tried = school.browser("tried once");
    await joining("ZZZZ-ZZZZ", "Salma", tried);
    const { max } = LIMITS.classCodeAddress;
    for (let at = 0; at < max; at += 1) await noteTry(api.ctx, LIMITS.classCodeAddress, WALL);
    expect((await joining(code, "Salma", tried)).statusCode).toBe(429);
    expect((await joining(code, "Salma")).statusCode).toBe(201);
    api.clock.advance(LIMITS.classCodeAddress.seconds * 1000);
  });

  race("gives one address with made-up browsers a few places at once, not 150", async () => {
    const { documentId, code } = await open({ places: 500 });
    const invented = Array.from({ length: 150 }, (_, at) =>
      joining(code, nameOf("Made", at), { cookie: `device=invented${at}` }),
    );
    const statuses = (await Promise.all(invented)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect((await read(documentId)).joined).toBe(LIMITS.joinUnprovenNow.max);
    // A pupil of the class does not wait for them.
    expect((await joining(code, "Salma")).statusCode).toBe(201);
  });

  race("lets a class be joined by so many at once, also by browsers that were asked for beforehand", async () => {
    const { documentId, code } = await open({ places: 500 });
    const ready = Array.from({ length: 150 }, (_, at) => joining(code, nameOf("Kept", at)));
    await Promise.all(ready);
    expect((await read(documentId)).joined).toBe(LIMITS.joinClassNow.max);
    api.clock.advance(LIMITS.joinClassNow.seconds * 1000);
    expect((await joining(code, "Salma")).statusCode).toBe(201);
  });

  it("lets callers without cookies join as a school does, and limits one tablet", async () => {
    const { code } = await open({ places: 500 });
    const bare = (name: string, of = code) =>
      ask("POST", "/school-classes/join", { "user-agent": "school" }, { code: of, short_name: name });
    for (let at = 0; at < LIMITS.classCodeDevice.max + 1; at += 1) await bare("Wrong", "ZZZZ-ZZZZ");
    const statuses: number[] = [];
    for (let at = 0; at <= LIMITS.joinDevice.max; at += 1) {
      api.clock.advance(200);
      statuses.push((await bare(nameOf("Guest", at))).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const tablet = school.browser("one tablet");
    const own: number[] = [];
    for (let at = 0; at <= LIMITS.joinDevice.max; at += 1) {
      if (at % LIMITS.joinDeviceNow.max === 0) api.clock.advance(LIMITS.joinDeviceNow.seconds * 1000);
      own.push((await joining(code, nameOf("Own", at), tablet)).statusCode);
    }
    expect([own.at(-2), own.at(-1)]).toEqual([201, 429]);
  });

  // The clock of the tests is moved by hand. How long it really takes is measured in bench/.
  race(
    "lets 500 pupils behind one address join within a minute",
    async () => {
      const { documentId, code } = await open({ places: 500 });
      const statuses: number[] = [];
      for (let at = 0; at < 500; at += 25) {
        const part = Array.from({ length: 25 }, (_, one) => {
          // Every fifth comes without a mark, as callers of the API do.
          const from = (at + one) % 5 === 0 ? {} : undefined;
          return joining(code, nameOf("Pupil", at + one), from);
        });
        statuses.push(...(await Promise.all(part)).map(({ statusCode }) => statusCode));
        api.clock.advance(2700);
      }
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect((await read(documentId)).joined).toBe(500);
    },
    180_000,
  );

  it("lets 500 browsers join within a minute that send their form as soon as they have it", async () => {
    const { documentId, code } = await open({ places: 500 });
    for (let at = 0; at < 500; at += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, one) => joining(code, nameOf("Quick", at + one), {})));
      api.clock.advance(1100);
    }
    expect((await read(documentId)).joined).toBe(500);
  }, 180_000);
});
