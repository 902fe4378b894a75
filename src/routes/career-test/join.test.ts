import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DraftReview, QuestionView } from "#features/scales/instruments/schema.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { askScreen, type Door, statusOf, whereTo } from "../../../tests/support/ask-screen.ts";
import { signedInPerson, visitor } from "../../../tests/support/people.ts";
import * as join from "../scales/join.tsx";
import * as statement from "../scales/question.tsx";
import * as review from "../scales/review.tsx";
import * as start from "../scales/start.tsx";
import * as signOut from "../signout.tsx";
import * as aboutYou from "./about-you.tsx";
import * as guardian from "./guardian.tsx";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
  await loadInstruments(api.ctx, "db/seed");
});
afterAll(() => api?.close());

const ask = (door: Door, actor: Actor, path: string, params = {}, form?: Record<string, string>, cookie = "") =>
  askScreen(api.ctx, door, actor, path, params, form, cookie);

describe("answers given on a device before signing in", () => {
  const onDevice = (letters: string, version = 2) =>
    `scale-tendencies=${version}.${Math.floor(api.ctx.clock.now().getTime() / 86_400_000)}.${letters}`;
  const claim = (actor: Actor, claimed: string, cookie: string) =>
    ask(join.action, actor, "/career-test/join", {}, { claim: claimed }, cookie) as Promise<Response>;
  const begin = (actor: Actor, cookie: string) => ask(start.loader, actor, "/career-test", {}, undefined, cookie);
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const attemptsOf = (actor: Actor) =>
    api.ctx.db
      .selectFrom("scale_attempts")
      .select("id")
      .where("user_id", "=", actor.kind === "person" ? actor.id : 0)
      .execute();
  const askedFirst = { scale_asked_at: null, age_band: null, age_said_at: null } as const;

  it("are asked about first, and join nobody who has not signed in", async () => {
    const { actor } = await signedInPerson(api.ctx);
    expect(whereTo(await begin(actor, onDevice("121")))).toEqual([303, "/career-test/join"]);
    expect(await begin(actor, "")).toMatchObject({ view: { isGuest: false } });
    expect(await begin(visitor, onDevice("121"))).toMatchObject({ view: { isGuest: true } });
    const view = await ask(join.loader, actor, "/career-test/join", {}, undefined, onDevice("121"));
    expect(view).toMatchObject({ view: { answered: 3, total: 54, inAccount: 0, isOther: false } });
    expect(whereTo(await ask(join.loader, actor, "/career-test/join"))).toEqual([303, "/career-test"]);
    const nobody = await claim(visitor, "mine", onDevice("121"));
    expect(whereTo(nobody)).toEqual([303, "/signin?next=%2Fcareer-test%2Fjoin&notice=sign_in_over"]);
    expect(statusOf((await claim(actor, "whatever", onDevice("121"))) as never)).toBe(400);
    expect(await attemptsOf(actor)).toEqual([]);
  });

  it("fill the open statements of the account, once, and leave the device", async () => {
    const { actor } = await signedInPerson(api.ctx);
    await ask(start.action, actor, "/career-test", {}, {});
    const view = (await ask(statement.loader, actor, "/", { number: "1" })) as unknown as QuestionView;
    const form = { attempt: view.attempt, item: view.item.id, answer: "false" };
    await ask(statement.action, actor, "/career-test/statements/1", { number: "1" }, form);
    const joined = await claim(actor, "mine", onDevice("1".repeat(54)));
    expect(whereTo(joined)).toEqual([303, "/career-test/review"]);
    expect(cookiesOf(joined)).toEqual(["scale-tendencies=", "claim-tendencies="]);
    const { items } = (await ask(review.loader, actor, "/career-test/review")) as unknown as DraftReview;
    expect(items.map(({ answer }) => answer)).toEqual(["Not for me", ...Array(53).fill("Fits me")]);
    await claim(actor, "mine", onDevice("2".repeat(54)));
    const again = (await ask(review.loader, actor, "/career-test/review")) as unknown as DraftReview;
    expect(again.items).toEqual(items);
  });

  it("wait on the device until age and guardian were asked about, and join with the last answer", async () => {
    const { actor } = await signedInPerson(api.ctx, askedFirst);
    const device = onDevice(`${"1".repeat(53)}-`);
    const asked = await claim(actor, "mine", device);
    expect(whereTo(asked)).toEqual([303, "/career-test/about-you"]);
    const own = `${device}; ${cookiesOf(asked)[0]}`;
    expect(cookiesOf(asked)).toEqual([expect.stringMatching(/^claim-tendencies=mine\./)]);
    expect(await attemptsOf(actor)).toEqual([]);
    expect(await begin(actor, own)).toMatchObject({ view: { isGuest: false } });
    const about = (await ask(
      aboutYou.action,
      actor,
      "/career-test/about-you",
      {},
      { ageBand: "15-17" },
      own,
    )) as Response;
    expect(whereTo(about)).toEqual([303, "/career-test/guardian"]);
    expect(await attemptsOf(actor)).toEqual([]);
    const named = (await ask(guardian.action, actor, "/career-test/guardian", {}, { choice: "skip" }, own)) as Response;
    expect(whereTo(named)[1]).toMatch(/^\/career-test\/statements\/\d+$/);
    expect(cookiesOf(named)).toEqual(["scale-tendencies=", "claim-tendencies="]);
    expect(await ask(start.loader, actor, "/career-test")).toMatchObject({ view: { answered: 53 } });
  });

  it("are left alone or deleted when they are somebody else's", async () => {
    const { actor } = await signedInPerson(api.ctx);
    const device = onDevice("1212");
    const left = await claim(actor, "other", device);
    expect(whereTo(left)).toEqual([303, "/career-test"]);
    const own = `${device}; ${cookiesOf(left)[0]}`;
    expect(await begin(actor, own)).toMatchObject({ view: { answered: null } });
    const next = await signedInPerson(api.ctx);
    expect(whereTo(await begin(next.actor, own))).toEqual([303, "/career-test/join"]);
    const deleted = await claim(actor, "forget", device);
    expect(cookiesOf(deleted)).toEqual(["scale-tendencies="]);
    expect(await attemptsOf(actor)).toEqual([]);
    const out = (await ask(signOut.action, actor, "/signout", {}, {}, own)) as Response;
    expect(cookiesOf(out)).not.toContain("scale-tendencies=");
    const outAgain = (await ask(signOut.action, next.actor, "/signout", {}, {}, own)) as Response;
    expect(cookiesOf(outAgain)).toContain("scale-tendencies=");
  });

  it("join no scale of other statements, and no guardian", async () => {
    const { actor } = await signedInPerson(api.ctx);
    const other = onDevice("1212", 9);
    const view = await ask(join.loader, actor, "/career-test/join", {}, undefined, other);
    expect(view).toMatchObject({ view: { isOther: true } });
    const refused = await claim(actor, "mine", other);
    expect(cookiesOf(refused)).toEqual(["claim-tendencies="]);
    expect(await ask(start.loader, actor, "/career-test")).toMatchObject({ view: { answered: 0 } });
    const parent = await signedInPerson(api.ctx, { account_type: "Guardian" });
    const device = onDevice("1212");
    expect(await begin(parent.actor, device)).toMatchObject({ isForChild: true });
    expect(statusOf((await claim(parent.actor, "mine", device)) as never)).toBe(403);
    expect(await attemptsOf(parent.actor)).toEqual([]);
  });
});
