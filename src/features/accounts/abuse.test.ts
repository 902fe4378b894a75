import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswords } from "#platform/password-hash.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";

const TRIES = 15;
/** As passwords were kept before. */
const DEAR_HASH = `scrypt$32768$8$1$c2FsdA$${"A".repeat(43)}`;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

describe("the time of an answer", () => {
  let api: TestApi;
  let who: Caller;
  let hash: string;
  beforeAll(async () => {
    api = await createTestApi("sqlite", { overrides: { passwords: createPasswords() } });
    who = new Caller(api);
    hash = await api.ctx.passwords.hash(PASSWORD);
  });
  afterAll(() => api?.close());

  /** Medians of calls about somebody and about nobody, taken in turns so that a busy machine slows both. */
  async function times(call: (email: string) => Promise<unknown>, changes: object = {}): Promise<[number, number]> {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let at = 0; at < TRIES; at += 1) {
      const email = await who.somebody({ password_hash: hash, ...changes });
      for (const [into, address] of [
        [known, email],
        [unknown, `nobody${at}${email}`],
      ] as const) {
        const start = performance.now();
        await call(address);
        into.push(performance.now() - start);
      }
    }
    return [median(known), median(unknown)];
  }

  it.each([
    ["whether or not anybody has the address", {}],
    ["also where the password was last right when one cost more", { password_hash: DEAR_HASH }],
  ])("is the same at sign-in, %s", async (_, changes) => {
    const [known, unknown] = await times((email) => who.signIn(email, "not this one"), changes);
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
    // Without the work for nobody the answer would come in a few milliseconds.
    expect(unknown).toBeGreaterThan(15);
  });

  it.each([
    ["/auth/forgot-password", {}],
    ["/auth/forgot-password", { activated_at: null }],
    ["/auth/send-email-confirmation", { activated_at: null }],
    ["/auth/send-email-confirmation", {}],
  ])("is the same at %s for %o", async (path, changes) => {
    const [known, unknown] = await times((email) => who.call(`POST ${path}`, { email }), changes);
    // Both take a few milliseconds: what is excluded is a hash or a mail made for one of them only.
    expect(Math.abs(known - unknown)).toBeLessThan(10);
  });
});

describe("tries from changing forwarded addresses", () => {
  const ask = (api: TestApi, forwarded: string, path: string, payload: object, remoteAddress = "10.0.0.1") =>
    api.app.inject({
      method: "POST",
      url: `/api${path}`,
      payload,
      remoteAddress,
      headers: { "x-forwarded-for": forwarded, "user-agent": "one and the same" },
    });
  /** Twenty tries within a minute, each with another forged address first; the last is what the proxy saw. */
  async function statuses(
    trustProxy: number | false | readonly string[],
    path: string,
    payload: object,
  ): Promise<number[]> {
    const api = await createTestApi("sqlite", { config: { trustProxy } });
    await new Caller(api).somebody({ email: "salim@example.org" });
    const answers: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const forwarded = `203.0.113.${at}, 198.51.100.9`;
      answers.push((await ask(api, forwarded, path, payload)).statusCode);
      api.clock.advance(3000);
    }
    await api.close();
    return answers;
  }
  const guess = { identifier: "salim@example.org", password: "not this one" };

  it.each([1, false, ["10.0.0.1"]] as const)(
    "are one browser's at sign-in, with a proxy trusted as %o",
    async (trust) => {
      const answers = await statuses(trust, "/auth/local", guess);
      expect(answers.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
      expect(new Set(answers.slice(5))).toEqual(new Set([429]));
    },
  );

  it("are limited by account when even the address of the last hop changes", async () => {
    const api = await createTestApi("sqlite", { config: { trustProxy: 1 } });
    await new Caller(api).somebody({ email: "salim@example.org" });
    const answers: number[] = [];
    for (let at = 0; at < 25; at += 1)
      answers.push((await ask(api, `203.0.113.${at}`, "/auth/local", guess)).statusCode);
    await api.close();
    expect(answers.filter((status) => status === 400)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });

  it("do not send more than a few mails to one address", async () => {
    const answers = await statuses(1, "/auth/forgot-password", { email: "salim@example.org" });
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
  });
});
