import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { EXTENSIONS } from "#server/features.ts";
import type { Person } from "#shared/actor.ts";
import { published } from "#tests/support/published.ts";
import { type HomeCardMaker, readHome, readLanding } from "./operations.server.ts";
import { presentNext } from "./presenter/home.server.ts";
import { alikeUnderOneReason, STAGES } from "./rules.ts";

const clock = { now: () => new Date("2026-11-21T08:00:00Z") };
const config = { site: { supportAddress: "", timeZone: "Asia/Muscat" } };
const ctx = { content: published({}), config, clock } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const person = {
  kind: "person",
  id: 1,
  firstName: "Salim",
  locale: "en",
  accountType: "Consultant",
  roles: [],
  origin,
} as unknown as Person;

const begin = { kind: "begin", to: "/career-test" } as const;

test("a visitor cannot read a home", async () => {
  await expect(readHome(ctx, { kind: "visitor", locale: "en", origin })).rejects.toMatchObject({
    code: "unauthorized",
  });
});

test("a home begins with what its kind came for, then what was begun, reached and new; who has nothing to say shows nothing", async () => {
  const homeCards: readonly HomeCardMaker[] = [
    { section: "new", make: async () => ({ id: "third", title: "new" }) },
    { section: "reached", make: async () => null },
    { section: "reached", first: ["own"], make: async () => ({ id: "other", title: "of others" }) },
    { section: "continue", make: async (_, { id }) => ({ id: "first", title: `of ${id}` }) },
    { section: "reached", first: ["teacher", "advisor"], make: async () => ({ id: "lead", title: "lead" }) },
  ];
  const home = await readHome({ ...ctx, extensions: { ...EXTENSIONS, homeCards } }, person);
  expect(home.lead.title).toBe("lead");
  expect(home.cards.map(({ title }) => title)).toEqual(["of 1", "of others", "new"]);
  expect(home).toMatchObject({ near: null, step: { link: { to: "/jobs" } } });
});

test("one row of professions: near a result with their reasons, then by what was told, else those of the day", async () => {
  const content = published({
    job: ["nurse", "welder", "chef", "pilot", "judge"].map((slug) => ({ slug, en: { title: slug, summary: "Work" } })),
  });
  const matches = {
    title: "Near",
    jobs: [
      { slug: "nurse", reason: "Because" },
      { slug: "gone", reason: "Why" },
    ],
  };
  const homeCards: readonly HomeCardMaker[] = [
    { section: "reached", first: ["advisor"], make: async () => ({ id: "result", title: "Result", matches }) },
  ];
  const home = await readHome({ ...ctx, content, extensions: { ...EXTENSIONS, homeCards } } as never, person);
  const row = (of: typeof home) => of.near?.jobs.map(({ job, reason }) => [job.slug, reason]);
  expect(row(home)).toEqual([["nurse", "Because"]]);
  const suggested = { title: "Told", jobs: ["nurse", "chef"].map((slug) => ({ slug, reason: "Told so" })) };
  const told: HomeCardMaker = { section: "new", make: async () => ({ id: "told", title: "Told", suggested }) };
  const readWith = (makers: readonly HomeCardMaker[]) =>
    readHome({ ...ctx, content, extensions: { ...EXTENSIONS, homeCards: makers } } as never, person);
  const both = await readWith([...homeCards, told]);
  expect(row(both)).toEqual([["nurse", "Because"]]);
  expect(both.cards).toMatchObject([{ id: "told", items: [{ label: "chef", to: "/jobs/chef", because: "Told so" }] }]);
  const alone = await readWith([
    { section: "reached", first: ["advisor"], make: async () => ({ id: "a", title: "A" }) },
    told,
  ]);
  expect(row(alone)?.map(([slug]) => slug)).toEqual(["nurse", "chef"]);
  expect(alone.cards).toEqual([]);
  const bare = await readWith([
    { section: "reached", first: ["advisor"], make: async () => ({ id: "a", title: "A" }) },
  ]);
  expect(row(bare)?.map(([, reason]) => reason)).toEqual(["", "", ""]);
});

test("a home beside others takes its professions from what they show, of both environments first, and says why; else those of the day", async () => {
  const environments = [
    ["social", "S"],
    ["investigative", "I"],
    ["realistic", "R"],
  ] as const;
  const jobs = [
    ["nurse", ["social", "investigative"]],
    ["guide", ["social", "realistic"]],
    ["chemist", ["investigative", "social"]],
    ["welder", ["realistic", "social"]],
  ] as const;
  const content = published({
    "work-environment": environments.map(([slug, code]) => ({ slug, data: { code }, en: { title: slug } })),
    job: jobs.map(([slug, links]) => ({
      slug,
      en: { title: slug, summary: "Work" },
      links: { work_environments: [...links] },
    })),
  });
  const homeOf = (areas: object) => {
    const homeCards: readonly HomeCardMaker[] = [
      { section: "reached", first: ["guardian"], make: async () => ({ id: "family", title: "Family", ...areas }) },
    ];
    const guardian = { ...person, accountType: "Guardian" };
    return readHome({ ...ctx, content, extensions: { ...EXTENSIONS, homeCards } } as never, guardian as Person);
  };
  const { near } = await homeOf({ areas: { codes: ["S", "I"], reason: "Closest to Salim" } });
  const slugs = near?.jobs.map(({ job }) => job.slug) ?? [];
  expect(near?.text).toBe("Closest to Salim");
  expect(slugs.slice(0, 2).sort()).toEqual(["chemist", "nurse"]);
  expect(slugs.slice(2)).toEqual(["guide"]);
  const daily = await homeOf({});
  expect(daily.near?.jobs).toHaveLength(3);
  expect(daily.near?.text).toMatch(/Today/);
});

test("what somebody planned is the one next step, and its list begins with it", async () => {
  const pupil = { ...person, accountType: "Student" } as Person;
  const step = { title: "Visit a ward", text: "Towards nurse", link: { label: "My plan", to: "/study-plan/plan#a" } };
  const items = ["a", "b"].map((id) => ({ label: id, to: `/study-plan/plan#${id}` }));
  const homeOf = (shown: typeof items, lead: object = {}) => {
    const homeCards: readonly HomeCardMaker[] = [
      { section: "reached", first: ["own"], make: async () => ({ id: "result", title: "Result", ...lead }) },
      { section: "continue", make: async () => ({ id: "plan", title: "Plan", step, items: shown }) },
    ];
    return readHome({ ...ctx, extensions: { ...EXTENSIONS, homeCards } }, pupil);
  };
  const home = await homeOf(items);
  expect(home.step).toEqual(step);
  expect(home.cards).toMatchObject([{ id: "plan", items: [{ label: "b" }] }]);
  expect((await homeOf(items.slice(0, 1))).cards).toEqual([]);
  // While the scale waits that is the one thing, and the plan keeps its own.
  const waiting = await homeOf(items, { progress: { value: 3, max: 54, label: "" } });
  expect(waiting.step).toBeNull();
  expect(waiting.cards).toMatchObject([{ items: [{ label: "a" }, { label: "b" }] }]);
});

test("suggestions are four pictured rows under the reason that speaks for most; a way on is no second next step", () => {
  const item = (label: string, because: string, drawing?: { seed: string }) => ({
    label,
    to: `/${label}`,
    because,
    drawing,
  });
  const drawn = { seed: "x" };
  const way = item("way", "goal");
  const items = [way, item("a", "other", drawn), ...["b", "c", "d", "e", "f"].map((one) => item(one, "health", drawn))];
  const of = (some: typeof items, hasStep = true) => {
    const { text, items: rows = [] } = alikeUnderOneReason({ id: "s", title: "S", items: some }, hasStep);
    return [text, rows.map(({ label, because }) => [label, because])];
  };
  expect(of(items)).toEqual(["health", ["b", "c", "d", "e"].map((one) => [one, undefined])]);
  expect(of(items.slice(0, 3))).toEqual([
    undefined,
    [
      ["a", "other"],
      ["b", "health"],
    ],
  ]);
  expect(of([way])).toEqual([undefined, []]);
  expect(of([way], false)).toEqual([undefined, [["way", "goal"]]]);
});

test("the next step speaks of the profession nearest to a result, where its record tells the way", () => {
  const content = published({
    "academic-subject-option": [{ slug: "biology", en: { title: "Biology" } }],
    job: [
      { slug: "nurse", en: { title: "Nurse" }, links: { school_subjects: ["biology"] } },
      { slug: "chef", en: { title: "Chef" } },
    ],
  });
  const nurse = content.bySlug("job", "nurse", "en");
  expect(presentNext("subjects", nurse, "en").text).toMatch(/Nurse.*Biology/);
  expect(presentNext("subjects", content.bySlug("job", "chef", "en"), "en")).toEqual(
    presentNext("subjects", null, "en"),
  );
  expect(presentNext("university", nurse, "en").link.to).toBe("/academic-profile/programs");
  for (const locale of ["ar", "en"] as const)
    expect(new Set(STAGES.map((stage) => presentNext(stage, null, locale).title)).size).toBe(STAGES.length);
});

test("the landing page stands without any content", () => {
  const landing = readLanding(ctx, person, begin);
  expect(landing).toMatchObject({
    environments: [],
    sample: null,
    today: null,
    featured: [],
    article: null,
    tips: null,
    questions: [],
  });
});

test("the landing page shows professions of three environments and three tips, the same all day", () => {
  const environments = [
    ["social", "S"],
    ["artistic", "A"],
    ["realistic", "R"],
  ] as const;
  const content = published({
    "work-environment": environments.map(([slug, code]) => ({ slug, data: { code }, en: { title: slug } })),
    job: environments.flatMap(([environment]) =>
      [1, 2, 3].map((number) => ({
        slug: `${environment}-${number}`,
        en: { title: environment, summary: "Work" },
        links: { work_environments: [environment] },
      })),
    ),
    "tips-and-trick": [{ slug: "tips", en: { title: "Tips", tips: ["a", "b", "c", "d", "e"] } }],
  });
  const at = (time: string) =>
    readLanding({ config, content, clock: { now: () => new Date(time) } } as never, person, begin);
  const morning = at("2026-11-21T04:00:00Z");
  const shown = [...(morning.today ? [morning.today.card] : []), ...morning.featured];
  expect(shown).toHaveLength(3);
  expect(new Set(shown.map(({ environments: [first] }) => first?.slug)).size).toBe(3);
  expect(morning.tips?.tips).toHaveLength(3);
  expect(at("2026-11-21T19:59:00Z")).toEqual(morning);
  const tomorrow = at("2026-11-21T20:00:00Z");
  expect(tomorrow.tips?.tips).not.toEqual(morning.tips?.tips);
  expect(tomorrow.today).not.toEqual(morning.today);
});
