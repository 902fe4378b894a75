import { afterAll, beforeAll, expect } from "vitest";
import { readHome } from "#features/home/operations.server.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { answerWelcome } from "./operations/answer-welcome.server.ts";
import { readProfile } from "./operations/read-profile.server.ts";
import { viewWelcome } from "./operations/view-welcome.server.ts";
import type { WelcomeForm } from "./schema/welcome.ts";

onOneEngineRacesOnBoth("the questions at the beginning", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = (changes = {}) => signedInPerson(api.ctx, { locale: "en", ...changes });
  const say = (who: TestPerson, form: WelcomeForm) => answerWelcome(api.ctx, who.actor, form);
  const view = (who: TestPerson, question: string | null = null, q: string | null = null) =>
    viewWelcome(api.ctx, who.actor, { question, q });
  const cards = async (who: TestPerson) => (await readHome(api.ctx, who.actor)).cards;
  const ids = async (who: TestPerson) => (await cards(who)).map(({ id }) => id);

  it("leads from question to question into the profile, and then to a home with reasons", async () => {
    const who = await somebody();
    expect(await ids(who)).toContain("profile-welcome");
    expect((await view(who))?.question).toBe("goal");
    expect(await say(who, { act: "goal", goal: "study" })).toBe("interests");
    expect(
      await say(who, { act: "interests", chosen: ["sector/health-care", "academic-subject-option/biology"] }),
    ).toBe("jobs");
    expect(await say(who, { act: "add", job: "nurse" })).toBe("jobs");
    expect((await view(who))?.jobs?.chosen).toEqual([{ slug: "nurse", title: "Nurse" }]);
    expect(await say(who, { act: "jobs", save: "yes" })).toBeNull();
    expect(await view(who)).toBeNull();
    const { forms, records } = await readProfile(api.ctx, who.actor);
    expect(forms.heading).toEqual({
      goals: ["Choose what to study"],
      interests: ["Health and social care", "Biology"].map(() => expect.any(String)),
      tags: [],
    });
    expect(records.job.map(({ title }) => title)).toEqual(["Nurse"]);
    const home = await readHome(api.ctx, who.actor);
    expect(home.cards.map(({ id }) => id)).not.toContain("profile-welcome");
    const [interest] = forms.heading.interests;
    expect(home.near?.jobs.length).toBeGreaterThan(0);
    for (const { job, reason } of home.near?.jobs ?? []) {
      expect(reason).toMatch(/^Because you(’re considering| chose| saved) “\u2068/);
      expect(job.slug, "chosen already").not.toBe("nurse");
    }
    expect(home.near?.jobs[0]?.reason).toBe(`Because you chose “\u2068${interest}\u2069”`);
    const { items = [], text } = home.cards.find(({ id }) => id === "profile-suggested") ?? {};
    expect(items.length).toBeGreaterThan(1);
    expect(items.length).toBeLessThan(5);
    expect(items.every(({ because, drawing }) => drawing && (text ?? because)?.startsWith("Because"))).toBe(true);
    expect(new Set(items.map(({ to }) => to)).size).toBe(items.length);
  });

  it("knows its words again in the other language, and leaves one's own words alone", async () => {
    const who = await somebody({ locale: "ar" });
    await say(who, { act: "goal", goal: "work" });
    await say(who, { act: "interests", chosen: ["sector/health-care"] });
    const english = { ...who, actor: { ...who.actor, locale: "en" as const } };
    const again = await view(english, "interests");
    expect(again?.sectors.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(["sector/health-care"]);
    expect((await view(english, "goal"))?.goals.find(({ isChosen }) => isChosen)?.value).toBe("work");
    const me = "/api/users-permissions/users/me";
    const own = { interests: ["Falcons"], goals: ["Sail around the world"] };
    await api.app.inject({ method: "PUT", url: me, headers: who.headers, payload: own });
    await say(english, { act: "interests", chosen: ["sector/technology-and-communications"] });
    await say(english, { act: "goal", goal: "fit" });
    const { heading } = (await readProfile(api.ctx, who.actor)).forms;
    expect(heading.interests).toHaveLength(2);
    expect(heading.interests).toContain("Falcons");
    expect(heading.goals).toEqual(["Find out what fits me", "Sail around the world"]);
  });

  it("is skipped question by question or put away, resumed in between, and never comes back", async () => {
    const who = await somebody();
    await say(who, { act: "skip", question: "goal" });
    const card = (await cards(who)).find(({ id }) => id === "profile-welcome");
    expect(card).toMatchObject({ title: "Finish your questions", progress: { value: 1, max: 3 } });
    expect((await view(who))?.question).toBe("interests");
    await say(who, { act: "skip", question: "interests" });
    expect(await say(who, { act: "skip", question: "jobs" })).toBeNull();
    expect(await ids(who)).not.toContain("profile-welcome");
    expect(await ids(who)).not.toContain("profile-suggested");
    const other = await somebody();
    expect(await say(other, { act: "close" })).toBeNull();
    expect(await ids(other)).not.toContain("profile-welcome");
  });

  it("asks a guardian whom they support, and begins no home", async () => {
    const who = await somebody({ account_type: "Guardian" });
    const before = await readHome(api.ctx, who.actor);
    expect(before.lead.id).toBe("start");
    expect(before.cards.map(({ id }) => id)).toContain("profile-welcome");
    await say(who, { act: "goal", goal: "help_study" });
    await say(who, { act: "skip", question: "interests" });
    expect((await view(who))?.question).toBe("helped");
    expect(await say(who, { act: "helped", chosen: ["upper", "work"] })).toBeNull();
    const home = await readHome(api.ctx, who.actor);
    expect(home.near?.jobs.every(({ reason }) => reason === "")).toBe(true);
    const items = home.cards.find(({ id }) => id === "profile-suggested")?.items ?? [];
    expect(items[0]?.because).toBe("Because you support Pupils in grades 10 to 12");
    expect(new Set(items.map(({ to }) => to)).size).toBe(items.length);
  });

  it("searches professions in words people use, and takes a chosen one away again", async () => {
    const who = await somebody();
    await say(who, { act: "skip", question: "goal" });
    await say(who, { act: "skip", question: "interests" });
    const found = await view(who, "jobs", "nurs");
    expect(found?.jobs?.found.map(({ slug }) => slug)).toContain("nurse");
    await say(who, { act: "add", job: "nurse" });
    await say(who, { act: "add", job: "nurse" });
    const again = (await view(who, "jobs", "nurs"))?.jobs;
    expect(again?.found.map(({ slug }) => slug)).not.toContain("nurse");
    expect(again?.from).toBe(again?.found.length === 0 ? "chosen" : "search");
    await say(who, { act: "remove", job: "nurse" });
    expect((await view(who, "jobs"))?.jobs?.chosen).toEqual([]);
    expect((await view(who, "jobs", "zzzzzz"))?.jobs).toMatchObject({ from: "search", found: [] });
    await expect(say(who, { act: "add", job: "no-such-work" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is not for nobody, nor for a place in a class", async () => {
    const ask = (actor: typeof visitor | TestPerson["actor"]) =>
      answerWelcome(api.ctx, actor, { act: "goal", goal: "fit" });
    await expect(ask(visitor)).rejects.toMatchObject({ code: "unauthorized" });
    const { actor } = await somebody();
    await expect(ask({ ...actor, isPlace: true })).rejects.toMatchObject({ code: "account_needed" });
    await expect(ask({ ...actor, roles: ["editor"] })).rejects.toMatchObject({ code: "forbidden" });
  });

  race("one answer sent twice at once is kept once", async () => {
    const who = await somebody();
    await Promise.all([1, 2, 3].map(() => say(who, { act: "goal", goal: "skill" })));
    expect((await readProfile(api.ctx, who.actor)).forms.heading.goals).toEqual(["Learn a skill"]);
  });
});
