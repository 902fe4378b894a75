import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ResultPage } from "#features/scales/tendencies/components/result-page.tsx";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { showResult } from "#features/scales/tendencies/operations/show-result.server.ts";
import type { ResultView } from "#features/scales/tendencies/schema.ts";
import { loadInstruments } from "#features/scales/tendencies/seed.server.ts";
import { inLocale } from "#i18n/ambient.server.ts";
import { requestContext } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import * as claim from "../claim.tsx";
import * as aboutYou from "./about-you.tsx";
import * as guardian from "./guardian.tsx";
import * as result from "./result.tsx";
import * as results from "./results.tsx";
import * as review from "./review.tsx";
import * as start from "./start.tsx";
import * as statement from "./statement.tsx";
import * as tryOut from "./try.tsx";

let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
  await loadInstruments(api.ctx, "db/seed");
  person = await signedInPerson(api.ctx, { scale_asked_at: null });
});
afterAll(() => api?.close());

type Args = { request: Request; params: object; context: RouterContextProvider };
type Door = (args: never) => unknown;

/** What a loader or action answers; a thrown redirect or error counts as its answer. */
async function ask(door: Door, actor: Actor, path: string, params = {}, form?: Record<string, string>) {
  const context = new RouterContextProvider();
  const { ctx } = api;
  const rest = { theme: "auto", nonce: "", reference: "", demo: false } as const;
  context.set(requestContext, { ctx, actor, locale: actor.locale, ...rest });
  const body = form && new URLSearchParams(form);
  const request = new Request(`http://own.invalid${path}`, { method: form ? "POST" : "GET", body });
  const args: Args = { request, params, context };
  try {
    return (await inLocale(actor.locale, () => door(args as never))) as never;
  } catch (thrown) {
    return thrown as never;
  }
}

const whereTo = (answer: Response) => [answer.status, answer.headers.get("location")];
const statusOf = (answer: { init?: { status?: number } }) => answer.init?.status;

describe("visitors", () => {
  it("see the start page and are asked to sign in anywhere else, with the way back", async () => {
    expect(await ask(start.loader, visitor, "/career-test")).toMatchObject({ isGuest: true, answered: null });
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
    const form = { attempt: "x", statement: "A1", answer: "true" };
    const answer = await ask(statement.action, visitor, "/career-test/statements/3", { number: "3" }, form);
    const next = encodeURIComponent("/career-test/statements/3?answer=true");
    expect(whereTo(answer)).toEqual([303, `/signin?next=${next}&notice=sign_in_over`]);
  });
  it("try six statements without anything being kept", async () => {
    const first = await ask(tryOut.loader, visitor, "/career-test/try/1", { number: "1" });
    expect(first).toMatchObject({ kind: "statement", number: 1, before: "" });
    const third = "/career-test/try/3?before=t&answer=false";
    expect(await ask(tryOut.loader, visitor, third, { number: "3" })).toMatchObject({ number: 3, before: "tf" });
    const skipped = await ask(tryOut.loader, visitor, "/career-test/try/5?before=tt", { number: "5" });
    expect(whereTo(skipped)).toEqual([302, "/career-test/try/3?before=tt&missing=answer"]);
    const done = "/career-test/try/done?before=tffff&answer=true";
    const end = await ask(tryOut.loader, visitor, done, { number: "done" });
    expect((end as { marked: unknown[] }).marked).toHaveLength(2);
    expect(statusOf(await ask(tryOut.loader, visitor, "/career-test/try/8", { number: "8" }))).toBe(404);
    expect(await api.ctx.db.selectFrom("scale_attempts").select("id").execute()).toEqual([]);
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
        statement: { id: string };
      };
      const form = { attempt: view.attempt, statement: view.statement.id };
      const params = { number: String(number) };
      if (number === 7) {
        const refused = await ask(statement.action, actor, path, params, form);
        expect(refused).toMatchObject({
          data: { fault: { code: "form_invalid", fields: [{ path: "answer", code: "scales_choose" }] } },
          init: { status: 400 },
        });
      }
      const answer = view.statement.id.startsWith("R") ? "true" : "false";
      const next = await ask(statement.action, actor, path, params, { ...form, answer });
      const to = number < 54 ? `/career-test/statements/${number + 1}` : "/career-test/review";
      expect(whereTo(next)).toEqual([303, to]);
    }
    expect(await ask(start.loader, actor, "/career-test")).toMatchObject({ answered: 54, hasResult: false });
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
    const view = (await ask(statement.loader, actor, path, params)) as { attempt: string; statement: { id: string } };
    const form = { attempt: view.attempt, statement: view.statement.id, answer: "true", ms: "1500", intent: "save" };
    expect(await ask(statement.action, actor, path, params, form)).toEqual({ saved: view.statement.id, left: 53 });
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

let shown: ResultView;

function ShownResult() {
  return <ResultPage view={shown} timeZone="Asia/Muscat" isRestored={false} />;
}

describe.each(["ar", "en"] as const)("the result in %s", (locale) => {
  async function page(mark: (environment: string) => boolean): Promise<string> {
    const { actor } = await signedInPerson(api.ctx, { locale });
    const form = await newestForm(api.ctx);
    const answers = Object.fromEntries(form.statements.map(({ id, environment }) => [id, mark(environment)]));
    const view = await showResult(api.ctx, actor, await submitAll(api.ctx, actor, { answers }));
    shown = view;
    const Stub = createRoutesStub([{ path: "/", Component: ShownResult }]);
    return inLocale(locale, () => renderToStaticMarkup(<Stub initialEntries={["/"]} />));
  }

  it("explains a clear profile: code, ties, margin of error, five professions with why", async () => {
    const html = await page((environment) => "SI".includes(environment));
    expect(html).toContain("(IS)");
    expect(html.match(/href="\/jobs\/[\w-]+"/g)).toHaveLength(5);
    expect(html).toContain(locale === "ar" ? "تقديرات مؤقتة" : "Provisional estimates");
    expect(html).toContain(locale === "ar" ? "بالتعادل" : "(tied)");
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/);
  });

  it("lists no professions for a flat profile and says why", async () => {
    const html = await page(() => true);
    expect(html).not.toMatch(/href="\/jobs\/[\w-]+"/);
    expect(html).toContain(locale === "ar" ? "لم تظهر بيئة تبرز على غيرها" : "No environment stands out yet");
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/);
  });
});
