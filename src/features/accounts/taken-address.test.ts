import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswords } from "#platform/password-hash.ts";
import { runDue } from "#platform/queue/worker.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { Caller, PASSWORD, QUICK_COST } from "#tests/support/asking-api.ts";
import { engineOf, seedOfRun } from "#tests/support/engines.ts";
import { visitor } from "#tests/support/people.ts";
import { accountsWork } from "./jobs.server.ts";
import { correctAddress } from "./operations/correct-address.server.ts";

const TYPED = "lantern of the pier";
const quick = createPasswords(QUICK_COST, 0);

describe.each(["hidden", "told"] as const)("a taken address that is %s", (takenAddress) => {
  let api: TestApi;
  let who: Caller;
  let hashed = 0;
  beforeAll(async () => {
    const passwords: typeof quick = {
      hash: (password) => {
        hashed += 1;
        return quick.hash(password);
      },
      isOf: (password, hash) => {
        hashed += 1;
        return quick.isOf(password, hash);
      },
      prove: (password, hash) => {
        hashed += 1;
        return quick.prove(password, hash);
      },
    };
    api = await createTestApi(engineOf("taken", seedOfRun()), { config: { takenAddress }, overrides: { passwords } });
    who = new Caller(api);
  });
  afterAll(() => api?.close());

  const free = () => `free${Math.random().toString(36).slice(2, 10)}@example.org`;
  const signUp = (email: string) =>
    who.call("POST /auth/local/register", {
      email,
      password: TYPED,
      firstname: "Salma",
      lastname: "Harthi",
      terms: true,
    });
  const workOf = async <T>(work: () => Promise<T>) => {
    const before = hashed;
    const result = await work();
    return { ...result, hashed: hashed - before };
  };
  /** What of an answer does not stand for one account. */
  const shapeOf = (email: string, { status, body }: { status: number; body: { user?: object } }) => {
    const text = JSON.stringify(body)
      .replaceAll(email, "…")
      .replace(/"id":\d+/, '"id":1');
    return [status, text.replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"time"')];
  };

  if (takenAddress === "told") {
    it("is told in the words of the specification, and only so often", async () => {
      const taken = await who.somebody();
      const answer = await signUp(taken);
      expect([answer.status, answer.code]).toEqual([400, "email_taken"]);
      expect(answer.body.error.message).toBe("Email is already associated with another account.");
      const codes = [];
      for (let at = 0; at < 120 && codes.at(-1) !== "too_many"; at += 1)
        codes.push((await signUp(await who.somebody())).code);
      expect(codes.at(-1)).toBe("too_many");
      expect((await signUp(free())).code).toBe("too_many");
    });
    return;
  }

  it("is answered like a free one, after the same work, each time it is asked", async () => {
    const [taken, other] = [await who.somebody(), free()];
    for (let time = 0; time < 2; time += 1) {
      const [a, b] = [await workOf(() => signUp(taken)), await workOf(() => signUp(other))];
      expect(shapeOf(taken, a)).toEqual(shapeOf(other, b));
      expect([a.status, a.body.user.email, a.hashed]).toEqual([200, taken, b.hashed]);
    }
    const ids = [await signUp(taken), await signUp(taken), await signUp(other), await signUp(other)].map(
      ({ body }) => body.user.id,
    );
    expect([ids[0] === ids[1], ids[2] === ids[3], ids[0] === ids[2]]).toEqual([true, true, false]);
  });

  it("says the same at sign-in to whoever signed up with it, and lets its owner in as before", async () => {
    const [taken, other] = [await who.somebody(), free()];
    await signUp(taken);
    await signUp(other);
    for (const password of [TYPED, "a wrong one here"]) {
      const [a, b] = [await workOf(() => who.signIn(taken, password)), await workOf(() => who.signIn(other, password))];
      expect([a.status, a.code, a.hashed]).toEqual([b.status, b.code, b.hashed]);
    }
    expect((await who.signIn(taken, TYPED)).code).toBe("not_activated");
    expect((await who.signIn(taken, PASSWORD)).status).toBe(200);
    const unknown = await workOf(() => who.signIn(free(), "a wrong one here"));
    const known = await workOf(() => who.signIn(taken, "a wrong one here"));
    expect([unknown.code, unknown.hashed]).toEqual([known.code, known.hashed]);
  });

  it("says the same however often, and shuts none of its owner's new devices out", async () => {
    const [taken, other] = [await who.somebody(), free()];
    for (const email of [taken, other]) {
      await signUp(email);
      for (let at = 0; at < 6; at += 1) expect((await who.signIn(email, TYPED, "one")).code).toBe("not_activated");
      for (let at = 0; at < 21; at += 1) expect((await who.signIn(email, TYPED)).code).toBe("not_activated");
    }
    expect((await who.signIn(taken, PASSWORD)).status).toBe(200);
  });

  it("says the same after a sign-up was corrected to it, also by two, and from it to a free one", async () => {
    const [taken, other] = [await who.somebody(), free()];
    const correct = (userId: number, from: string, email: string) =>
      correctAddress(api.ctx, visitor, { userId, email: from, sentAt: null, next: null }, { email, password: TYPED });
    for (const email of [taken, other]) {
      const [first, second] = [free(), free()];
      for (const own of [first, second]) await correct((await signUp(own)).body.user.id, own, email);
      const [typed, left] = [
        await workOf(() => who.signIn(email, TYPED)),
        await workOf(() => who.signIn(first, TYPED)),
      ];
      expect([typed.code, typed.hashed, left.code, left.hashed]).toEqual(["not_activated", 2, "bad_credentials", 2]);
    }
    const own = free();
    const { id } = (await signUp(taken)).body.user;
    await correct(id, taken, own);
    expect((await who.signIn(own, TYPED)).code).toBe("not_activated");
    expect((await who.signIn(taken, TYPED)).code).toBe("bad_credentials");
    expect((await who.signIn(taken, PASSWORD)).status).toBe(200);
  });

  it("is mailed to its owner, with a link to sign in, and no link goes anywhere else", async () => {
    const taken = await who.somebody({ locale: "en" });
    await signUp(taken);
    await runDue(api.ctx, accountsWork);
    const mails = api.outbox.filter(({ to }) => to === taken);
    expect(mails.map(({ subject }) => subject)).toEqual(["You already have an account at Wijha"]);
    expect(mails[0]?.text).toMatch(/\/signin\b/);
    expect(mails[0]?.text).not.toMatch(/token=/);
    expect(api.outbox.filter(({ to }) => to.endsWith(".invalid"))).toEqual([]);
  });
});
