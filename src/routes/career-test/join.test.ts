import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Review, StatementView } from "#features/scales/tendencies/schema.ts";
import { loadInstruments } from "#features/scales/tendencies/seed.server.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { askScreen, type Door, statusOf, whereTo } from "../../../tests/support/ask-screen.ts";
import { signedInPerson, visitor } from "../../../tests/support/people.ts";
import * as signOut from "../signout.tsx";
import * as aboutYou from "./about-you.tsx";
import * as guardian from "./guardian.tsx";
import * as join from "./join.tsx";
import * as review from "./review.tsx";
import * as start from "./start.tsx";
import * as statement from "./statement.tsx";

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
    `tendencies=${version}.${Math.floor(api.ctx.clock.now().getTime() / 86_400_000)}.${letters}`;
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
    expect(whereTo(await begin(actor, onDevice("tft")))).toEqual([303, "/career-test/join"]);
    expect(await begin(actor, "")).toMatchObject({ view: { isGuest: false } });
    expect(await begin(visitor, onDevice("tft"))).toMatchObject({ view: { isGuest: true } });
    const view = await ask(join.loader, actor, "/career-test/join", {}, undefined, onDevice("tft"));
    expect(view).toEqual({ answered: 3, total: 54, inAccount: 0, isOther: false });
    expect(whereTo(await ask(join.loader, actor, "/career-test/join"))).toEqual([303, "/career-test"]);
    const nobody = await claim(visitor, "mine", onDevice("tft"));
    expect(whereTo(nobody)).toEqual([303, "/signin?next=%2Fcareer-test%2Fjoin&notice=sign_in_over"]);
    expect(statusOf((await claim(actor, "whatever", onDevice("tft"))) as never)).toBe(400);
    expect(await attemptsOf(actor)).toEqual([]);
  });

  it("fill the open statements of the account, once, and leave the device", async () => {
    const { actor } = await signedInPerson(api.ctx);
    await ask(start.action, actor, "/career-test", {}, {});
    const view = (await ask(statement.loader, actor, "/", { number: "1" })) as unknown as StatementView;
    const form = { attempt: view.attempt, statement: view.statement.id, answer: "false" };
    await ask(statement.action, actor, "/career-test/statements/1", { number: "1" }, form);
    const joined = await claim(actor, "mine", onDevice("t".repeat(54)));
    expect(whereTo(joined)).toEqual([303, "/career-test/review"]);
    expect(cookiesOf(joined)).toEqual(["tendencies=", "tendencies-of="]);
    const { statements } = (await ask(review.loader, actor, "/career-test/review")) as unknown as Review;
    expect(statements.map(({ answer }) => answer)).toEqual(["false", ...Array(53).fill("true")]);
    await claim(actor, "mine", onDevice("f".repeat(54)));
    const again = (await ask(review.loader, actor, "/career-test/review")) as unknown as Review;
    expect(again.statements).toEqual(statements);
  });

  it("wait on the device until age and guardian were asked about, and join with the last answer", async () => {
    const { actor } = await signedInPerson(api.ctx, askedFirst);
    const device = onDevice(`${"t".repeat(53)}-`);
    const asked = await claim(actor, "mine", device);
    expect(whereTo(asked)).toEqual([303, "/career-test/about-you"]);
    const own = `${device}; ${cookiesOf(asked)[0]}`;
    expect(cookiesOf(asked)).toEqual([expect.stringMatching(/^tendencies-of=mine\./)]);
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
    expect(cookiesOf(named)).toEqual(["tendencies=", "tendencies-of="]);
    expect(await ask(start.loader, actor, "/career-test")).toMatchObject({ view: { answered: 53 } });
  });

  it("are left alone or deleted when they are somebody else's", async () => {
    const { actor } = await signedInPerson(api.ctx);
    const device = onDevice("tftf");
    const left = await claim(actor, "other", device);
    expect(whereTo(left)).toEqual([303, "/career-test"]);
    const own = `${device}; ${cookiesOf(left)[0]}`;
    expect(await begin(actor, own)).toMatchObject({ view: { answered: null } });
    const next = await signedInPerson(api.ctx);
    expect(whereTo(await begin(next.actor, own))).toEqual([303, "/career-test/join"]);
    const deleted = await claim(actor, "forget", device);
    expect(cookiesOf(deleted)).toEqual(["tendencies="]);
    expect(await attemptsOf(actor)).toEqual([]);
    const out = (await ask(signOut.action, actor, "/signout", {}, {}, own)) as Response;
    expect(cookiesOf(out)).not.toContain("tendencies=");
    const outAgain = (await ask(signOut.action, next.actor, "/signout", {}, {}, own)) as Response;
    expect(cookiesOf(outAgain)).toContain("tendencies=");
  });

  it("join no scale of other statements, and no guardian", async () => {
    const { actor } = await signedInPerson(api.ctx);
    const other = onDevice("tftf", 9);
    const view = await ask(join.loader, actor, "/career-test/join", {}, undefined, other);
    expect(view).toMatchObject({ isOther: true });
    const refused = await claim(actor, "mine", other);
    expect(cookiesOf(refused)).toEqual(["tendencies-of="]);
    expect(await ask(start.loader, actor, "/career-test")).toMatchObject({ view: { answered: 0 } });
    const parent = await signedInPerson(api.ctx, { account_type: "Guardian" });
    const device = onDevice("tftf");
    expect(await begin(parent.actor, device)).toMatchObject({ isForChild: true });
    expect(statusOf((await claim(parent.actor, "mine", device)) as never)).toBe(403);
    expect(await attemptsOf(parent.actor)).toEqual([]);
  });
});
