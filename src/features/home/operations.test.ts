import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { EXTENSIONS } from "#server/features.ts";
import type { Person } from "#shared/actor.ts";
import { published } from "#tests/support/published.ts";
import { type HomeCardMaker, readHome, readLanding } from "./operations.server.ts";

const clock = { now: () => new Date("2026-11-21T08:00:00Z") };
const config = { site: { supportAddress: "", timeZone: "Asia/Muscat" } };
const ctx = { content: published({}), config, clock } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const person = { kind: "person", id: 1, firstName: "Salim", locale: "en", origin } as unknown as Person;

const begin = { kind: "begin", to: "/career-test" } as const;

test("a visitor cannot read a home", async () => {
  await expect(readHome(ctx, { kind: "visitor", locale: "en", origin })).rejects.toMatchObject({
    code: "unauthorized",
  });
});

test("what was begun stands before what is new; a feature with nothing to say shows nothing", async () => {
  const homeCards: readonly HomeCardMaker[] = [
    { section: "new", make: async () => ({ id: "third", title: "new" }) },
    { section: "reached", make: async () => null },
    { section: "continue", make: async (_, { id }) => ({ id: "first", title: `of ${id}` }) },
    { section: "continue", make: async () => ({ id: "second", title: "of all" }) },
  ];
  const { cards } = await readHome({ ...ctx, extensions: { ...EXTENSIONS, homeCards } }, person);
  expect(cards.map(({ title }) => title)).toEqual(["of 1", "of all", "new"]);
});

test("the landing page stands without any content", () => {
  const landing = readLanding(ctx, person, begin);
  expect(landing).toMatchObject({
    environments: [],
    featured: [],
    article: null,
    tips: null,
    figures: [{ count: 54, words: "statements in the scale" }],
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
  expect(new Set(morning.featured.map(({ environments: [first] }) => first?.slug)).size).toBe(3);
  expect(morning.tips?.tips).toHaveLength(3);
  expect(morning.allJobs).toBe("See all 9 professions");
  expect(morning.figures.map(({ count }) => count)).toEqual([9, 54, 3]);
  expect(at("2026-11-21T19:59:00Z")).toEqual(morning);
  const tomorrow = at("2026-11-21T20:00:00Z");
  expect(tomorrow.tips?.tips).not.toEqual(morning.tips?.tips);
  expect(tomorrow.featured).not.toEqual(morning.featured);
});
