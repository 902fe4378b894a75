import { afterAll, beforeAll, expect, it } from "vitest";
import { readHome } from "#features/home/operations.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import type { GuardianRule } from "#platform/config.ts";
import { runDue } from "#platform/queue/worker.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { markup } from "#tests/support/screens.tsx";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { DecisionPart } from "./components/decision-page.tsx";
import { StandingNotice } from "./components/standing-list.tsx";
import { guardiansWork } from "./jobs.server.ts";
import { decide, readDecisionLink } from "./operations/decide.server.ts";
import { readGuardianNews } from "./operations/describe-standing.server.ts";
import { agreeAsPupil, leaveGuardianOut, nameGuardian } from "./operations/name-guardian.server.ts";
import { ANSWER_NEWS_DAYS } from "./rules.ts";

const DAY_MS = 24 * 3_600_000;

onOneEngine("what pupil and guardian read of each other's answers", (engine) => {
  let api: TestApi;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { seed: (ctx) => loadInstruments(ctx, "db/seed") });
  });
  afterAll(() => api?.close());

  const pupil = () => signedInPerson(api.ctx, { age_band: "15-17" });
  const under = (guardians: GuardianRule) => ({ ...api.ctx, config: { ...api.ctx.config, guardians } });
  async function named(person: TestPerson) {
    serial += 1;
    const email = `khalid${serial}@example.org`;
    await nameGuardian(api.ctx, person.actor, { email });
    const before = await read(person);
    await runDue(api.ctx, guardiansWork);
    const mail = api.outbox.findLast(({ to }) => to === email)?.text ?? "";
    return { before, token: /token=([\w-]{43})/.exec(mail)?.[1] ?? "" };
  }
  const read = (person: TestPerson, rule: GuardianRule = "notify") => readGuardianNews(under(rule), person.actor);
  const news = (person: TestPerson) => api.outbox.findLast(({ to }) => to === person.actor.email)?.subject;

  it("a pupil: what was sent when and to whom, and that the guardian may answer", async () => {
    const person = await pupil();
    expect(await read(person)).toBeNull();
    const { before } = await named(person);
    expect(before?.sent).toMatch(/^A message to \u2066kh•••\d@example\.org\u2069; it is on its way\.$/);
    const sent = await read(person);
    expect(sent?.sent).toMatch(/on .*20 November 2026/);
    expect([sent?.answer, sent?.results]).toEqual(["No answer has come yet.", "They are kept."]);
    expect(sent?.turn).toContain("You need not do anything");
    expect((await read(person, "require"))?.turn).toContain("we are waiting");
    const { cards } = await readHome(api.ctx, person.actor);
    const card = cards.find(({ id }) => id === "guardians-waiting");
    expect(card?.text).toContain("example.org");
    expect(card?.text).toContain("Whose turn it is");
    expect(sent && markup(<StandingNotice words={sent} />, "en")).toContain('href="/account/guardian"');
  });

  it("an agreement where nothing waits for it: noted, told, and shown for some days", async () => {
    const person = await pupil();
    const { token } = await named(person);
    const view = await readDecisionLink(api.ctx, token);
    if (!view) throw new Error("The link is good for nothing.");
    const page = (chosen: "confirm" | "object" | null) =>
      markup(<DecisionPart view={view} chosen={chosen} />, "en").match(/<button[^>]*>/g) ?? [];
    const looks = (chosen: "confirm" | "object" | null) =>
      page(chosen).map((one) => /btn-(\w+).*value="(\w+)"/.exec(one)?.slice(1));
    expect(looks(null)).toEqual([
      ["primary", "confirm"],
      ["primary", "object"],
      ["quiet", "stranger"],
    ]);
    expect(looks("object").slice(0, 2)).toEqual([
      ["quiet", "confirm"],
      ["primary", "object"],
    ]);
    await decide(api.ctx, visitor, { token, decision: "confirm" });
    await runDue(api.ctx, guardiansWork);
    expect(news(person)).toBe("Your guardian agrees that results are kept");
    expect((await read(person))?.answer).toMatch(/^Your guardian agreed on/);
    api.clock.advance(ANSWER_NEWS_DAYS * DAY_MS);
    expect(await read(person)).toBeNull();
  });

  it("an objection until both agree, whoever agrees first", async () => {
    for (const first of ["pupil", "guardian"] as const) {
      const person = await pupil();
      const { token } = await named(person);
      await decide(api.ctx, visitor, { token, decision: "object" });
      const hidden = await read(person);
      expect(hidden?.answer).toMatch(/^Your guardian objected on/);
      expect(hidden?.turn).toMatch(/^Yours and your guardian’s/);
      if (first === "pupil") await agreeAsPupil(api.ctx, person.actor);
      else await decide(api.ctx, visitor, { token, decision: "confirm" });
      const half = await read(person);
      expect(half?.turn).toMatch(first === "pupil" ? /^Your guardian’s: you have agreed/ : /^Yours: your guardian/);
      if (first === "guardian") expect(half?.answer).toMatch(/^Your guardian has since agreed, on/);
    }
  });

  it("an answer from a stranger, and nothing where nobody's turn it is", async () => {
    const person = await pupil();
    const { token } = await named(person);
    await decide(api.ctx, visitor, { token, decision: "stranger" });
    const gone = await read(person);
    expect(gone?.sent).toContain("we have removed that address");
    expect(gone?.answer).toContain("do not know your name");
    expect(gone?.turn).toMatch(/^Yours: please check/);
    const alone = await pupil();
    await leaveGuardianOut(api.ctx, alone.actor);
    expect(await read(alone)).toBeNull();
    expect((await read(alone, "require"))?.turn).toMatch(/^Yours: results are kept once/);
  });
});
