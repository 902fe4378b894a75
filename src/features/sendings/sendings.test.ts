import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signInCookie, startSignIn } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { sweepSendings } from "./jobs.server.ts";
import { type Claim, claimSending, freeSending, keepAnswer, signInOf } from "./operations.server.ts";
import { CLAIM_SECONDS, isSendingId, MOST_KEPT_BYTES } from "./rules.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const ID = "a-random-id-of-one-sending";
const SENT = { id: ID, asked: "POST /classes name=Palm" };

it("is named by what nobody guesses", () => {
  expect(
    [ID, "x".repeat(128), "550e8400-e29b-41d4-a716-446655440000", "VGhpcyBpcyBhIHRlc3Q+/w=="].map(isSendingId),
  ).toEqual(Array(4).fill(true));
  expect(["", "1", "x".repeat(15), "x".repeat(129), "with a space in it", null, undefined].map(isSendingId)).toEqual(
    Array(7).fill(false),
  );
});

describe.each(ENGINES)("sendings on %s", (engine) => {
  let api: TestApi;
  let owner: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    owner = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());
  beforeEach(() => api.ctx.db.deleteFrom("sendings").execute());

  const ask = (actor: Actor, sent = SENT) => claimSending(api.ctx, actor, sent, 0);
  const rows = () => api.ctx.db.selectFrom("sendings").selectAll().execute();
  const at = (browser: string): Actor => ({ ...visitor, origin: { ...visitor.origin, browser } });
  async function mine(actor: Actor, sent = SENT): Promise<Claim> {
    const claimed = await ask(actor, sent);
    if (claimed.state !== "mine") throw new Error(`It is ${claimed.state}`);
    return claimed.claim;
  }
  async function carryOut(actor: Actor, value: unknown, token?: string) {
    await keepAnswer(api.ctx, actor, await mine(actor), { value, token });
  }

  it("is carried out by one of many that come at the same instant; the others hear what it came to", async () => {
    const claims = Promise.all(
      Array.from({ length: 8 }, async () => {
        const claimed = await claimSending(api.ctx, owner.actor, SENT);
        if (claimed.state === "mine") await keepAnswer(api.ctx, owner.actor, claimed.claim, { value: { seat: 7 } });
        return claimed;
      }),
    );
    const states = (await claims).map(({ state }) => state).sort();
    expect(states).toEqual([...Array(7).fill("done"), "mine"]);
    expect(await ask(owner.actor)).toEqual({ state: "done", answer: { value: { seat: 7 } } });
  });

  it("is under way for who asks meanwhile, and free again when it was refused", async () => {
    const claim = await mine(owner.actor);
    expect(await ask(owner.actor)).toEqual({ state: "under_way" });
    await freeSending(api.ctx, claim);
    await mine(owner.actor);
  });

  it("is answered to nobody else: another person, another browser", async () => {
    await carryOut(owner.actor, "for the owner");
    await mine((await signedInPerson(api.ctx)).actor);
    await mine(visitor);
    const first = { ...SENT, id: "another-random-sending" };
    await keepAnswer(api.ctx, at("one"), await mine(at("one"), first), { value: "for one" });
    await mine(at("two"), first);
    expect(await ask(at("one"), first)).toEqual({ state: "done", answer: { value: "for one" } });
    expect(await ask((await owner.again()).actor)).toEqual({ state: "done", answer: { value: "for the owner" } });
  });

  it("is answered to whom it signed in, as long as that sign-in lives", async () => {
    const token = await startSignIn(api.ctx, api.ctx.db, owner.id, visitor.origin);
    expect(signInOf(api.ctx, ["lang=ar; Path=/", signInCookie(api.ctx, token)])).toBe(token);
    expect(signInOf(api.ctx, ["lang=ar; Path=/"])).toBeUndefined();
    await carryOut(at("one"), "a seat", token);
    const answer = { state: "done", answer: { value: "a seat" } };
    expect(await ask(at("one"))).toEqual(answer);
    expect(await ask(owner.actor)).toEqual(answer);
    expect(await rows()).toMatchObject([{ user_id: owner.id }]);
    await api.ctx.db.deleteFrom("sign_ins").where("user_id", "=", owner.id).execute();
    await mine(at("one"));
    owner = await owner.again();
  });

  it("is another thing when something else is sent under its id", async () => {
    await carryOut(owner.actor, "done");
    expect(await ask(owner.actor, { id: ID, asked: "POST /classes name=Fig" })).toEqual({ state: "differs" });
  });

  it("is free again soon after its process was killed, which then changes nothing any more", async () => {
    const left = await mine(owner.actor);
    api.clock.advance(CLAIM_SECONDS * SECOND - 1);
    expect(await ask(owner.actor)).toEqual({ state: "under_way" });
    api.clock.advance(1);
    const claims = await Promise.all([ask(owner.actor), ask(owner.actor), ask(owner.actor)]);
    expect(claims.map(({ state }) => state).sort()).toEqual(["mine", "under_way", "under_way"]);
    await keepAnswer(api.ctx, owner.actor, left, { value: "late" });
    await freeSending(api.ctx, left);
    expect(await ask(owner.actor)).toEqual({ state: "under_way" });
  });

  it("keeps that it was done, also where the answer is too long or no plain value", async () => {
    await carryOut(owner.actor, "x".repeat(MOST_KEPT_BYTES));
    expect(await ask(owner.actor)).toEqual({ state: "done", answer: null });
    await api.ctx.db.deleteFrom("sendings").execute();
    await carryOut(owner.actor, () => undefined);
    expect(await ask(owner.actor)).toEqual({ state: "done", answer: null });
  });

  it("tells the database nothing", async () => {
    await carryOut(owner.actor, { paperCode: "palm" });
    const text = JSON.stringify(await rows());
    expect(text).not.toMatch(/palm|Palm|classes/);
    expect(text).not.toContain(ID);
  });

  it("is forgotten after a day, and with its person", async () => {
    await carryOut(owner.actor, "done");
    api.clock.advance(DAY - 1);
    await sweepSendings(api.ctx);
    expect(await ask(owner.actor)).toMatchObject({ state: "done" });
    api.clock.advance(1);
    await sweepSendings(api.ctx);
    expect(await rows()).toEqual([]);
    const leaver = await signedInPerson(api.ctx);
    await carryOut(leaver.actor, "done");
    await api.ctx.db.deleteFrom("users").where("id", "=", leaver.id).execute();
    expect(await rows()).toEqual([]);
  });
});
