import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Home, Landing } from "#features/home/schema.ts";
import type { ScaleCall } from "#features/jobs/schema.ts";
import type { GuestStep, QuestionView } from "#features/scales/instruments/schema.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { type AboutYou, AboutYouPage } from "#features/scales/tendencies/components/about-you-page.tsx";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { showResult } from "#features/scales/tendencies/operations/show-result.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Actor } from "#shared/actor.ts";
import type { HomeLink } from "#shared/home-card.ts";
import { markup } from "#tests/support/screens.tsx";
import policy from "../../../db/seed/content/privacy-and-policy/privacy-and-policy.json";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { askScreen, type Door, statusOf, whereTo } from "../../../tests/support/ask-screen.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import * as claim from "../claim.tsx";
import * as home from "../home.tsx";
import * as job from "../jobs/detail.tsx";
import * as landing from "../landing.tsx";
import * as statement from "../scales/question.tsx";
import * as review from "../scales/review.tsx";
import * as start from "../scales/start.tsx";
import * as tryOut from "../scales/try.tsx";
import * as aboutYou from "./about-you.tsx";
import * as guardian from "./guardian.tsx";
import * as result from "./result.tsx";
import * as results from "./results.tsx";

let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
  await loadInstruments(api.ctx, "db/seed");
  person = await signedInPerson(api.ctx, { scale_asked_at: null });
});
afterAll(() => api?.close());

type JobData = { data: { ways: { readonly call: ScaleCall; readonly back: HomeLink | null } } };

const ask = (door: Door, actor: Actor, path: string, params = {}, form?: Record<string, string>, cookie = "") =>
  askScreen(api.ctx, door, actor, path, params, form, cookie);

describe("visitors", () => {
  it("see the start page and are asked to sign in anywhere else, with the way back", async () => {
    expect(await ask(start.loader, visitor, "/career-test")).toMatchObject({ view: { isGuest: true, answered: null } });
    const ways: [Door, string, object][] = [
      [aboutYou.loader, "/career-test/about-you", {}],
      [statement.loader, "/career-test/statements/12", { number: "12" }],
      [review.loader, "/career-test/review", {}],
      [results.loader, "/career-test/results", {}],
      [result.loader, "/career-test/results/abc", { attempt: "abc" }],
    ];
    for (const [door, path, params] of ways)
      expect(whereTo(await ask(door, visitor, path, params))).toEqual([
        303,
        `/signin?next=${encodeURIComponent(path)}`,
      ]);
  });
  it("are told that a form was not sent because the sign-in had ended", async () => {
    const ways: [Door, string, object][] = [
      [start.action, "/career-test", {}],
      [aboutYou.action, "/career-test/about-you?next=%2Fclaim", {}],
      [review.action, "/career-test/review", {}],
      [result.action, "/career-test/results/abc", { attempt: "abc" }],
      [claim.action, "/claim", {}],
    ];
    for (const [door, path, params] of ways)
      expect(whereTo(await ask(door, visitor, path, params, { grade: "10" }))).toEqual([
        303,
        `/signin?next=${encodeURIComponent(path)}&notice=sign_in_over`,
      ]);
  });
  it("lose no answer when the sign-in ran out before it was saved", async () => {
    const form = { attempt: "x", item: "A1", answer: "true" };
    const answer = await ask(statement.action, visitor, "/career-test/statements/3", { number: "3" }, form);
    const next = encodeURIComponent("/career-test/statements/3?answer=true");
    expect(whereTo(answer)).toEqual([303, `/signin?next=${next}&notice=sign_in_over`]);
  });
  it("answer all statements on their device; nothing of it reaches the database", async () => {
    const at = (number: string, cookie = "", query = "") =>
      ask(tryOut.loader, visitor, `/career-test/try/${number}${query}`, { number }, undefined, cookie);
    const first = (await at("1")) as unknown as GuestStep;
    expect(first).toMatchObject({ number: 1, letters: "", isOther: false, daysLeft: null, way: "press" });
    expect(first.items).toHaveLength(54);
    let cookie = "";
    const give = async (number: number, answer: string) => {
      const params = { number: String(number) };
      const said = (await ask(
        tryOut.action,
        visitor,
        `/career-test/try/${number}`,
        params,
        { answer },
        cookie,
      )) as Response;
      cookie = said.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      return said;
    };
    const answered = await give(1, "true");
    expect(whereTo(answered)).toEqual([303, "/career-test/try/2"]);
    expect(answered.headers.get("set-cookie")).toMatch(
      /^scale-tendencies=2\.\d+\.1; Path=\/; SameSite=Lax; Max-Age=\d+$/,
    );
    await give(2, "false");
    expect(await at("2", cookie)).toMatchObject({ number: 2, letters: "12", daysLeft: 7 });
    expect(whereTo(await at("next", cookie))).toEqual([302, "/career-test/try/3"]);
    expect(whereTo(await give(54, "true"))).toEqual([303, "/career-test/try/done"]);
    expect(await at("done", cookie)).toMatchObject({ number: null, letters: `12${"-".repeat(51)}1` });
    const missing = await ask(tryOut.action, visitor, "/career-test/try/5", { number: "5" }, {}, cookie);
    expect(whereTo(missing)).toEqual([303, "/career-test/try/5?missing=answer"]);
    expect(await at("5", cookie, "?missing=answer")).toMatchObject({ isMissing: true });
    const forgotten = await ask(
      tryOut.action,
      visitor,
      "/career-test/try/done",
      { number: "done" },
      { intent: "forget" },
    );
    expect((forgotten as Response).headers.get("set-cookie")).toMatch(/^scale-tendencies=; .*Max-Age=0$/);
    for (const number of ["0", "55", "x", "01", "1.5"]) expect(statusOf(await at(number)), number).toBe(404);
    expect(await at("1", cookie.replace("=2.", "=9."))).toMatchObject({ letters: "", isOther: true, daysLeft: null });
    expect(await at("1", "scale-tendencies=1.1.1111")).toMatchObject({ letters: "", isOther: false });
    expect(await api.ctx.db.selectFrom("scale_attempts").select("id").execute()).toEqual([]);
  });
  it("choose how they answer, with or without scripts", async () => {
    const params = { number: "3" };
    const said = await ask(tryOut.loader, visitor, "/career-test/try/3?way=choose", params);
    expect(whereTo(said)).toEqual([303, "/career-test/try/3"]);
    expect((said as Response).headers.get("set-cookie")).toMatch(/^answer-way=choose;/);
    const chosen = await ask(tryOut.loader, visitor, "/career-test/try/3", params, undefined, "answer-way=choose");
    expect(chosen).toMatchObject({ way: "choose" });
  });
});

describe("somebody signed in", () => {
  it("is asked on the way to something else, and led back there and nowhere else", async () => {
    const { actor } = await signedInPerson(api.ctx, { age_band: null, age_said_at: null, scale_asked_at: null });
    const to = (path: string, form: Record<string, string>, door: Door) =>
      ask(door, actor, path, {}, form).then(whereTo);
    const asked = "/career-test/about-you?next=%2Fclaim";
    expect(await ask(aboutYou.loader, actor, asked)).toMatchObject({ isOnTheWay: true });
    expect(await to(asked, {}, aboutYou.action)).toEqual([303, "/career-test/guardian?next=%2Fclaim"]);
    const question = "/career-test/guardian?next=%2Fclaim";
    expect(await ask(guardian.loader, actor, question)).toMatchObject({ isAsked: true, next: "/claim" });
    expect(await to(question, { choice: "skip" }, guardian.action)).toEqual([303, "/claim"]);
    expect(await to(asked, {}, aboutYou.action)).toEqual([303, "/claim"]);
    for (const bad of ["https://evil.example", "//evil.example", "/\\evil.example", "/api/jobs"])
      expect((await to(`/career-test/about-you?next=${encodeURIComponent(bad)}`, {}, aboutYou.action))[1]).toMatch(
        /^\/career-test\//,
      );
  });
  it("keeps what was said before where a form does not name it, and takes it back where it is left empty", async () => {
    const { actor } = await signedInPerson(api.ctx);
    const say = (form: Record<string, string>) => ask(aboutYou.action, actor, "/career-test/about-you", {}, form);
    const known = () => ask(aboutYou.loader, actor, "/career-test/about-you");
    await say({ grade: "11", gender: "female", ageBand: "15-17" });
    await say({ ageBand: "15-17" });
    expect(await known()).toMatchObject({ grade: "11", gender: "female" });
    await say({ grade: "", ageBand: "15-17" });
    expect(await known()).toMatchObject({ grade: "", gender: "female" });
  });
  it("is asked about themself, then answers from the first statement to the result", async () => {
    const { actor } = person;
    expect(whereTo(await ask(start.action, actor, "/career-test", {}, {}))).toEqual([303, "/career-test/about-you"]);
    const answers = { grade: "10", gender: "", ageBand: "15-17" };
    const asked = await ask(aboutYou.action, actor, "/career-test/about-you", {}, answers);
    expect(whereTo(asked)).toEqual([303, "/career-test/guardian"]);
    expect(await ask(guardian.loader, actor, "/career-test/guardian")).toEqual({ rule: "notify", isAsked: true });
    const skipped = await ask(guardian.action, actor, "/career-test/guardian", {}, { choice: "skip", email: "" });
    expect(whereTo(skipped)).toEqual([303, "/career-test/statements/1"]);
    for (let number = 1; number <= 54; number += 1) {
      const path = `/career-test/statements/${number}`;
      const view = (await ask(statement.loader, actor, path, { number: String(number) })) as {
        attempt: string;
        item: { id: string };
      };
      const form = { attempt: view.attempt, item: view.item.id };
      const params = { number: String(number) };
      if (number === 7) {
        const refused = await ask(statement.action, actor, path, params, form);
        expect(refused).toMatchObject({
          data: { fault: { code: "form_invalid", fields: [{ path: "answer", code: "scales_choose" }] } },
          init: { status: 400 },
        });
      }
      const answer = view.item.id.startsWith("R") ? "true" : "false";
      const next = await ask(statement.action, actor, path, params, { ...form, answer });
      const to = number < 54 ? `/career-test/statements/${number + 1}` : "/career-test/review";
      expect(whereTo(next)).toEqual([303, to]);
    }
    expect(await ask(start.loader, actor, "/career-test")).toMatchObject({
      view: { answered: 54, hasResult: false },
    });
    const { attempt } = (await ask(review.loader, actor, "/career-test/review")) as { attempt: string };
    const submitted = await ask(review.action, actor, "/career-test/review", {}, { attempt });
    expect(whereTo(submitted)).toEqual([303, `/career-test/results/${attempt}`]);
    expect(whereTo(await ask(review.loader, actor, "/career-test/review"))).toEqual([302, "/career-test"]);
  });

  it("saves at once without leaving the page", async () => {
    const { actor } = await signedInPerson(api.ctx);
    await ask(start.action, actor, "/career-test", {}, {});
    const params = { number: "1" };
    const path = "/career-test/statements/1";
    const view = (await ask(statement.loader, actor, path, params)) as { attempt: string; item: { id: string } };
    const form = { attempt: view.attempt, item: view.item.id, answer: "true", ms: "1500", intent: "save" };
    expect(await ask(statement.action, actor, path, params, form)).toEqual({ saved: 1 });
    expect(await ask(statement.loader, actor, path, params)).toMatchObject({ chosen: "true", answered: 1 });
  });

  it("finds no page for a statement that is none or a result that is not theirs", async () => {
    const stranger = await signedInPerson(api.ctx);
    for (const number of ["0", "55", "1.5", "x", "01"])
      expect(statusOf(await ask(statement.loader, stranger.actor, "/", { number })), number).toBe(404);
    const own = await api.ctx.db
      .selectFrom("scale_attempts")
      .select("document_id")
      .where("state", "=", "complete")
      .execute();
    const attempt = own[0]?.document_id ?? "";
    expect(statusOf(await ask(result.loader, stranger.actor, "/", { attempt }))).toBe(404);
    expect(statusOf(await ask(result.action, stranger.actor, "/", { attempt }, { intent: "withdraw" }))).toBe(404);
    expect(await ask(result.loader, person.actor, "/", { attempt })).toMatchObject({ view: { state: "complete" } });
  });
});

describe("the review", () => {
  const answering = async (actor: Actor, number: number, from: string, answer = "true") => {
    const path = `/career-test/statements/${number}${from}`;
    const params = { number: String(number) };
    const view = (await ask(statement.loader, actor, path, params)) as unknown as QuestionView;
    const form = { attempt: view.attempt, item: view.item.id, answer };
    return whereTo(await ask(statement.action, actor, path, params, form))[1];
  };
  it("is where a statement opened from it leads back to; 'continue' goes through all that are open", async () => {
    const { actor } = await signedInPerson(api.ctx);
    await ask(start.action, actor, "/career-test", {}, {});
    for (let number = 1; number <= 54; number += 1)
      if (![7, 20, 54].includes(number)) await answering(actor, number, "");
    expect(await answering(actor, 7, "?from=review")).toBe("/career-test/review");
    expect(await answering(actor, 7, "?from=open", "false")).toBe("/career-test/statements/20?from=open");
    expect(await answering(actor, 20, "?from=open")).toBe("/career-test/statements/54?from=open");
    expect(await answering(actor, 54, "?from=open")).toBe("/career-test/review");
    expect(await answering(actor, 7, "?from=elsewhere")).toBe("/career-test/statements/8");
  });
  it("is still the way back after a sign-in that had ended", async () => {
    const params = { number: "7" };
    const form = { attempt: "x", item: "A1", answer: "true" };
    const path = "/career-test/statements/7?from=review";
    const next = encodeURIComponent("/career-test/statements/7?from=review&answer=true");
    expect(whereTo(await ask(statement.action, visitor, path, params, form))[1]).toContain(next);
  });
});

describe("the question about age", () => {
  const page = async (actor: Actor) => {
    const known = (await ask(aboutYou.loader, actor, "/career-test/about-you")) as unknown as AboutYou;
    return markup(<AboutYouPage known={known} />, actor.locale);
  };
  it("is answered by a date of birth, and an age group that was given is only offered to be changed", async () => {
    const born = await signedInPerson(api.ctx, { age_band: null, birth_date: "2010-01-01" });
    expect(await page(born.actor)).not.toContain('name="ageBand"');
    await ask(aboutYou.action, born.actor, "/career-test/about-you", {}, { grade: "10", gender: "" });
    const row = await api.ctx.db.selectFrom("users").selectAll().where("id", "=", born.id).executeTakeFirstOrThrow();
    expect([row.grade, row.birth_date]).toEqual(["10", "2010-01-01"]);
    const said = await signedInPerson(api.ctx, { age_band: "15-17" });
    expect(await page(said.actor)).toMatch(/<details(?! open).*name="ageBand"/s);
    const unasked = await signedInPerson(api.ctx, { age_band: null });
    expect(await page(unasked.actor)).not.toContain("<details");
  });
  it("does not speak of comparing pupils, there or in the register", async () => {
    for (const locale of ["ar", "en"] as const) {
      const { actor } = await signedInPerson(api.ctx, { locale });
      const words = [await page(actor), m.accounts_signup_about_why({}, { locale })];
      words.push(m.people_register_users_purpose({}, { locale }), JSON.stringify(policy[locale]));
      for (const text of words) expect(text).not.toMatch(/comparison table|جداول المقارنة/);
    }
  });
});

describe("a reader with a result, and a guardian", () => {
  const signIn = async (changes: Parameters<typeof signedInPerson>[1] = {}) =>
    (await signedInPerson(api.ctx, changes)).actor;
  const take = async (actor: Actor) => {
    const { statements } = await newestForm(api.ctx);
    const answers = Object.fromEntries(statements.map(({ id, environment }) => [id, environment === "S"]));
    return (await submitAll(api.ctx, actor, { answers })).attempt;
  };
  const seen = async (actor: Actor) => {
    const { ways } = ((await ask(job.loader, actor, "/jobs/nurse", { slug: "nurse" })) as unknown as JobData).data;
    const { call } = (await ask(landing.loader, actor, "/")) as unknown as Landing;
    return [call.link.to, ways.call.link.to];
  };

  it("are not invited to begin one", async () => {
    expect(await seen(visitor)).toEqual(["/career-test", "/career-test"]);
    const actor = await signIn();
    expect(await seen(actor)).toEqual(["/career-test", "/career-test"]);
    const newest = "/career-test/results/newest";
    const opened = (who: Actor) => ask(result.loader, who, newest, { attempt: "newest" });
    expect(whereTo(await opened(actor))).toEqual([303, "/career-test/results"]);
    const own = `/career-test/results/${await take(actor)}`;
    expect(await seen(actor)).toEqual([newest, newest]);
    expect(whereTo(await opened(actor))).toEqual([303, own]);
    expect(whereTo(await opened(await signIn()))).toEqual([303, "/career-test/results"]);
    const mine = (await ask(home.loader, actor, "/home")) as unknown as { home: Home };
    expect(mine.home.lead).toMatchObject({ id: "scales-result", action: { to: own } });
    expect(Object.values(mine.home.lead.branches?.levels ?? {})).toHaveLength(6);
    expect(mine.home.step?.link.to).toMatch(/^\//);
    const guardian = await signIn({ account_type: "Guardian" });
    expect(await seen(guardian)).toEqual(["/account/family", "/account/family"]);
    expect(await ask(start.loader, guardian, "/career-test")).toMatchObject({ isForChild: true });
    const { promise } = (await ask(landing.loader, guardian, "/")) as unknown as Landing;
    expect(promise.title).toBe(m.home_hero_guardian_title({}, { locale: "en" }));
    const theirs = (await ask(home.loader, guardian, "/home")) as unknown as { home: Home };
    expect(theirs.home.lead.action?.to).toBe("/account/family");
    expect(theirs.home).toMatchObject({ cards: [{ id: "profile-welcome" }], step: null });
    expect(await ask(results.loader, guardian, "/career-test/results")).toMatchObject({ isForChild: true });
    expect(await ask(results.loader, actor, "/career-test/results")).toMatchObject({ isForChild: false });
  });

  it("are told on a profession how near their result is and how sure that is; nobody else is", async () => {
    const told = async (actor: Actor) => {
      const { ways } = ((await ask(job.loader, actor, "/jobs/nurse", { slug: "nurse" })) as unknown as JobData).data;
      return ways.call.text;
    };
    const actor = await signIn();
    const invitation = await told(visitor);
    expect(await told(actor)).toBe(invitation);
    await take(actor);
    const words = { locale: "en" } as const;
    const likeness = [m.jobs_fit_best, m.jobs_fit_great, m.jobs_fit_good, m.jobs_fit_far].map((one) => one({}, words));
    const own = await told(actor);
    const shared = m.jobs_fit_alike({ name: "" }, words).slice(0, -1);
    expect([...likeness, shared].some((near) => own.startsWith(near))).toBe(true);
    expect(own.endsWith(` ${m.jobs_fit_sure_high({}, words)}`)).toBe(true);
    expect(await told(visitor)).toBe(invitation);
  });

  it("find the way back from a profession to the very result it was opened from, and nobody else finds one", async () => {
    const actor = await signIn();
    const results = [await take(actor), await take(actor)];
    const back = async (who: Actor, number: string) => {
      const path = `/jobs/nurse?result=${number}`;
      const { ways } = ((await ask(job.loader, who, path, { slug: "nurse" })) as unknown as JobData).data;
      return ways.back?.to;
    };
    for (const [at, attempt] of results.entries()) {
      expect((await showResult(api.ctx, actor, { attempt })).number).toBe(at + 1);
      expect(await back(actor, String(at + 1))).toBe(`/career-test/results/${attempt}`);
    }
    for (const number of ["3", "0", "x", ""]) expect(await back(actor, number)).toBeUndefined();
    expect(await back(visitor, "1")).toBeUndefined();
    expect(await back(await signIn(), "1")).toBeUndefined();
  });
});
