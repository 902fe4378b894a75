import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSecondStep } from "#features/sign-ins/operations/read-second-step.server.ts";
import { askForSecondStep, turnOnSecondStep } from "#features/sign-ins/operations/set-up-second-step.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { runDue, startWorker } from "#platform/queue/worker.ts";
import { seal, unseal } from "#platform/seal.ts";
import { WORK } from "#server/features.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { Caller, PASSWORD } from "../support/asking-api.ts";
import { ENGINES } from "../support/engines.ts";

const origin = { address: "192.0.2.1", device: "", userAgent: "" };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEARS = 4 * 365 * DAY;

describe.each(ENGINES)("a clock that jumped ahead and came back, on %s", (engine) => {
  let api: TestApi;
  let who: Caller;
  beforeAll(async () => {
    api = await createTestApi(engine);
    who = new Caller(api);
  });
  afterAll(() => api?.close());

  /** Does something while the clock is years ahead. */
  async function ahead<T>(work: () => Promise<T>): Promise<T> {
    api.clock.advance(YEARS);
    try {
      return await work();
    } finally {
      api.clock.advance(-YEARS);
    }
  }
  const now = () => api.clock.now().toISOString();
  const soon = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();

  it("what comes round by itself goes on: erasure does not wait for years", async () => {
    await ahead(() => runDue(api.ctx, WORK));
    const email = await who.somebody();
    await api.ctx.db
      .updateTable("users")
      .set({ erase_at: now(), erase_reason: "asked" })
      .where("email", "=", email)
      .execute();
    await runDue(api.ctx, WORK);
    expect(await api.ctx.db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
    const late = await api.ctx.db
      .selectFrom("due_work")
      .select(["kind", "run_at"])
      .where("run_at", ">", soon(DAY))
      .execute();
    expect(late).toEqual([]);
  });

  it("work that was added, tried or taken then is done now", async () => {
    const done: unknown[] = [];
    let fails = true;
    const test = async (_ctx: unknown, payload: unknown) => {
      if (fails) throw new Error("not yet");
      done.push(payload);
    };
    await ahead(async () => {
      await api.ctx.queue.add(api.ctx.db, "test", { id: 1 });
      await runDue(api.ctx, { test });
      await api.ctx.queue.add(api.ctx.db, "test", { id: 2 });
      await api.ctx.queue.add(api.ctx.db, "other", { id: 3 });
      const dies = async (point: string) => {
        if (point === "claim:after") throw new Error("died");
      };
      await expect(runDue(api.ctx, { other: test }, { faults: dies })).rejects.toThrow("died");
    });
    fails = false;
    await runDue(api.ctx, { test, other: test });
    expect(done).toEqual([{ id: 2 }]);
    // What failed waits as long as it would have; a worker that lives on renews its claim before this, one that died does not.
    api.clock.advance(3 * MINUTE);
    await runDue(api.ctx, { test, other: test });
    expect(done).toHaveLength(3);
  });

  it("a worker that runs on notices by itself", async () => {
    await ahead(() => runDue(api.ctx, { round: { everyMs: DAY, run: async () => undefined } }));
    let rounds = 0;
    const run = async () => {
      rounds += 1;
    };
    const round = { everyMs: DAY, run };
    const worker = startWorker(api.ctx, { round }, { pollMs: 20 });
    await expect.poll(() => rounds, { timeout: 5_000 }).toBe(1);
    await worker.stop();
  });

  it("a limit that was reached then holds nobody up now", async () => {
    const limit = { name: "test.clock", max: 1, seconds: 3600 } as const;
    await ahead(async () => {
      for (let at = 0; at < 3; at += 1) await takeTry(api.ctx, limit, "a").catch(() => undefined);
    });
    await takeTry(api.ctx, limit, "a");
    await expect(takeTry(api.ctx, limit, "a")).rejects.toMatchObject({ code: "too_many" });
    const email = await who.somebody();
    await ahead(async () => {
      for (let at = 0; at < 30; at += 1) await who.signIn(email, "wrong one", "same");
    });
    expect((await who.signIn(email, PASSWORD, "same")).status).toBe(200);
  });

  it("a sign-in of then ends as one of now, and proves nothing for longer", async () => {
    const email = await who.somebody();
    const token = await ahead(() => who.tokenOf(email));
    expect(await who.isSignedIn(token)).toBe(true);
    const password = { password: "lantern of the pier", passwordConfirmation: "lantern of the pier" };
    await api.ctx.db.updateTable("users").set({ password_hash: "" }).where("email", "=", email).execute();
    expect((await who.call("POST /auth/change-password", password, token)).code).toBe("proof_needed");
    api.clock.advance(15 * DAY);
    expect(await who.isSignedIn(token)).toBe(false);
    api.clock.advance(-15 * DAY);
    await runDue(api.ctx, WORK);
    const late = api.ctx.db.selectFrom("sign_ins").select("token_hash");
    expect(await late.where("expires_at", ">", soon(61 * DAY)).execute()).toEqual([]);
    expect(await late.where("last_used_at", ">", soon(DAY)).execute()).toEqual([]);
  });

  it("codes of an app that were used then leave the codes of now good, each once", async () => {
    const email = await who.somebody();
    const person = await actorOfToken(api.ctx, await who.tokenOf(email), origin, "en");
    if (!person) throw new Error("not signed in");
    await askForSecondStep(api.ctx, person, { intent: "start", currentPassword: PASSWORD });
    const { secret: asked } = await readSecondStep(api.ctx, person);
    const secret = Secret.fromBase32(asked?.words.replaceAll(" ", "") ?? "");
    const code = () => new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() });
    await turnOnSecondStep(api.ctx, person, { intent: "confirm", code: code() });
    const signIn = () => who.call("POST /auth/local", { identifier: email, password: PASSWORD, code: code() });
    await ahead(async () => expect((await signIn()).status).toBe(200));
    api.clock.advance(MINUTE);
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).code).toBe("code_wrong");
  });

  it("what was sealed for minutes then opens nothing now; what was sealed for good does", async () => {
    const [brief, good] = await ahead(async () => [seal(api.ctx, "a", 1, 600), seal(api.ctx, "a", 2)] as const);
    expect([unseal(api.ctx, "a", brief), unseal(api.ctx, "a", good)]).toEqual([null, 2]);
  });

  it("a day of erasure, a link and a copy of then end as those of now", async () => {
    const email = await who.somebody();
    await ahead(() => who.call("POST /auth/forgot-password", { email }));
    await ahead(() => runDue(api.ctx, WORK));
    await api.ctx.db
      .updateTable("users")
      .set({ erase_at: soon(YEARS), erase_reason: "asked" })
      .where("email", "=", email)
      .execute();
    api.clock.advance(2 * 60 * MINUTE);
    await runDue(api.ctx, WORK);
    const links = await api.ctx.db.selectFrom("account_links").select("expires_at").execute();
    expect(links.filter((one) => one.expires_at > soon(32 * DAY))).toEqual([]);
    const [user] = await api.ctx.db.selectFrom("users").select("erase_at").where("email", "=", email).execute();
    expect((user?.erase_at ?? "") < soon(31 * DAY)).toBe(true);
  });
});
