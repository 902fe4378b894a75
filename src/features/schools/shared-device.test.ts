import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Actor } from "#shared/actor.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { type Pupil, schoolOf } from "../../../tests/support/school.ts";
import { carriedPlace, carryOwnPlace, carryPlace } from "./operations/carry-place.server.ts";
import { claimPlaceFound } from "./operations/claim-place.server.ts";
import { drawJoinCode } from "./operations/draw-join-code.server.ts";
import { classesCard } from "./operations/home-cards.server.ts";
import { leavePlace } from "./operations/leave-place.server.ts";
import { CARRIED_SECONDS } from "./rules.ts";

type School = ReturnType<typeof schoolOf>;

onOneEngineRacesOnBoth("a class that shares devices", (engine, { it, race }) => {
  let api: TestApi;
  let teacher: TestPerson;
  let school: School;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
    school = schoolOf(api);
  });
  beforeEach(async () => {
    api.clock.advance(3_600_000);
    teacher = await signedInAs(api.ctx, "teacher");
  });
  afterAll(() => api?.close());

  const actorOf = async ({ headers }: Pupil): Promise<Actor> => {
    const token = headers.authorization.replace("Bearer ", "");
    return (await actorOfToken(api.ctx, token, visitor.origin, "en")) ?? visitor;
  };
  const header = (cookie: string | null) => cookie?.split(";")[0] ?? null;
  const carriedBy = async (actor: Actor, cookie: string | null) =>
    (await carriedPlace(api.ctx, actor, header(cookie)))?.short_name;
  const placeOf = async (name: string) =>
    api.ctx.db
      .selectFrom("school_places")
      .selectAll()
      .where("short_name", "=", name)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();

  it("hands the class code to the next pupil when a place is left, as long as anybody can join", async () => {
    const { documentId, code } = await school.open({}, teacher);
    const [first, second] = [await school.join(code, "Salma"), await school.join(code, "Huda")];
    expect(await leavePlace(api.ctx, await actorOf(first))).toBe(code);
    expect((await actorOf(first)).kind).toBe("visitor");
    await school.ask("PUT", `/school-classes/${documentId}`, teacher.headers, { days: 0 });
    expect(await leavePlace(api.ctx, await actorOf(second))).toBeUndefined();
    const back = { code, paper_code: first.paper };
    expect((await school.ask("POST", "/school-classes/continue", {}, back)).statusCode).toBe(200);
  });

  it("does not ask for a paper code again on the way from a place to an account", async () => {
    const { code } = await school.open({}, teacher);
    const pupil = await school.join(code, "Maryam");
    const seat = await actorOf(pupil);
    const cookie = await carryOwnPlace(api.ctx, seat);
    expect(cookie).toMatch(/^place=.*Max-Age=3600; HttpOnly/);
    expect(cookie).not.toContain(pupil.paper);
    await leavePlace(api.ctx, seat);
    expect(await carriedBy(visitor, cookie)).toBe("Maryam");
    const owner = await signedInPerson(api.ctx, { age_said_at: api.clock.now().toISOString() });
    const place = await carriedPlace(api.ctx, owner.actor, header(cookie));
    if (!place) throw new Error("nothing was carried");
    expect(await claimPlaceFound(api.ctx, owner.actor, place)).toMatchObject({ shortName: "Maryam" });
    expect(await carriedBy(owner.actor, cookie)).toBeUndefined();
  });

  it("carries what an account has typed for that account alone, an hour at most, and nothing that was made up", async () => {
    const { code } = await school.open({}, teacher);
    await school.join(code, "Noor");
    const [owner, other] = [await signedInPerson(api.ctx), await signedInPerson(api.ctx)];
    const cookie = carryPlace(api.ctx, owner.actor, await placeOf("Noor"));
    expect(await carriedBy(owner.actor, cookie)).toBe("Noor");
    for (const who of [other.actor, visitor]) expect(await carriedBy(who, cookie)).toBeUndefined();
    for (const made of ["place=forged", "", null]) expect(await carriedBy(owner.actor, made)).toBeUndefined();
    expect(await carryOwnPlace(api.ctx, owner.actor)).toBeNull();
    api.clock.advance(CARRIED_SECONDS * 1000);
    expect(await carriedBy(owner.actor, cookie)).toBeUndefined();
  });

  race("gives a carried place to one of two accounts that take it at once", async () => {
    const { code } = await school.open({}, teacher);
    const pupil = await school.join(code, "Asma");
    const cookie = header(await carryOwnPlace(api.ctx, await actorOf(pupil)));
    const said = { age_said_at: api.clock.now().toISOString() };
    const both = [await signedInPerson(api.ctx, said), await signedInPerson(api.ctx, said)];
    const ends = await Promise.allSettled(
      both.map(async ({ actor }) => {
        const place = await carriedPlace(api.ctx, actor, cookie);
        return place && claimPlaceFound(api.ctx, actor, place);
      }),
    );
    expect(ends.filter((one) => one.status === "fulfilled" && one.value !== null)).toHaveLength(1);
  });

  it("has a square to scan that opens the page to join with the code filled in", async () => {
    const { address, qr } = drawJoinCode(api.ctx, "7K3M-9QXW");
    expect(address).toBe(`${api.ctx.config.publicUrl}/join`);
    expect(qr).toMatch(/^<svg [^>]*viewBox/);
    expect(qr).not.toBe(drawJoinCode(api.ctx, "7K3M-9QXX").qr);
  });

  it("stands on the home of its teacher, and of nobody else", async () => {
    expect(await classesCard(api.ctx, (await signedInPerson(api.ctx)).actor)).toBeNull();
    expect(await classesCard(api.ctx, teacher.actor)).toMatchObject({ action: { to: "/classes" } });
    for (const name of ["One", "Two", "Three", "Four"]) await school.open({ name }, teacher);
    const card = await classesCard(api.ctx, teacher.actor);
    expect(card?.items?.map(({ label }) => label.replace(/[\u2068\u2069]/g, ""))).toEqual([
      "Four: 0 of 0 finished",
      "Three: 0 of 0 finished",
      "Two: 0 of 0 finished",
    ]);
    expect(card?.classes?.map(({ label, pupils }) => [label, pupils])).toEqual([
      ["Four", []],
      ["Three", []],
      ["Two", []],
    ]);
    expect(card?.items?.[0]?.to).toMatch(/^\/classes\/\w+$/);
  });
});
