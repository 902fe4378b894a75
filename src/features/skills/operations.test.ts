import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { listSkills, meantSkills, readOverview, readSkill } from "./operations.server.ts";
import type { Part } from "./rules/parts.ts";
import { readSkillsQuery } from "./schema.ts";

function skill(at: number, more: Partial<WrittenRecord> = {}): WrittenRecord {
  return {
    slug: `skill-${String(at).padStart(2, "0")}`,
    updated: new Date(Date.UTC(2026, 8, 1 + at)).toISOString(),
    data: { category: at % 2 ? "basic" : "technical" },
    ar: { title: `مهارة ${at}`, summary: "جملة", description: "أول\n\nثان", how_to_learn: ["خطوة"] },
    en: { title: `Skill ${99 - at}`, summary: "A sentence", description: "One\n\nTwo", in_daily_work: ["A scene"] },
    ...more,
  };
}

const job = (slug: string, skills: readonly string[]): WrittenRecord => ({
  slug,
  data: { job_type: "professional" },
  ar: { title: slug, summary: "جملة", description: "نص" },
  en: { title: slug, summary: "A sentence", description: "Text" },
  links: { future_skills: skills },
});

const text = { description: "A sentence", content: "Text" };
const content = published({
  "future-skill": [
    ...Array.from({ length: 26 }, (_, at) => skill(at)),
    skill(26, { slug: "only-arabic", en: undefined, links: { related_skills: ["skill-01"] } }),
  ],
  job: [job("nurse", ["skill-01", "skill-02"]), job("pilot", ["skill-01", "only-arabic"])],
  blog: [
    { slug: "about-it", en: { title: "About it", ...text }, links: { future_skills: ["skill-01"] } },
    { slug: "about-else", en: { title: "About else", ...text } },
  ],
});
const ctx = { content } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const english: Visitor = { kind: "visitor", locale: "en", origin };
const arabic: Visitor = { kind: "visitor", locale: "ar", origin };
const ask = (query: string, category: "basic" | "technical" = "basic") =>
  listSkills(ctx, english, category, readSkillsQuery(category, new URLSearchParams(query)));

it("gives the skills of one category, 12 a page, newest first", () => {
  expect(ask("")).toMatchObject({ category: "basic", total: 13, pages: 2, active: [] });
  expect(ask("")?.cards).toHaveLength(12);
  expect(ask("page=2")?.cards.map(({ slug }) => slug)).toEqual(["skill-01"]);
  expect(ask("", "technical")?.cards[0]).toMatchObject({ slug: "only-arabic", otherLocale: "ar" });
});

it("sorts by title as the language does", () => {
  expect(ask("sort=title")?.cards[0]?.title).toBe("Skill 74");
});

it("filters by a related profession, counted within the category", () => {
  expect(ask("job=pilot")?.cards.map(({ slug }) => slug)).toEqual(["skill-01"]);
  expect(ask("")?.groups).toEqual([
    {
      key: "job",
      options: [
        { slug: "nurse", title: "nurse", count: 1 },
        { slug: "pilot", title: "pilot", count: 1 },
      ],
    },
  ]);
  expect(ask("job=nowhere")).toMatchObject({ total: 0, active: [{ slug: "nowhere", countWithout: 13 }] });
});

it.each(["page=0", "page=abc", "page=3", "job=pilot&page=2"])("has no list at %s", (query) => {
  expect(ask(query)).toBeNull();
});

it("counts every part of the overview and shows the newest of each", () => {
  const { parts } = readOverview(ctx, english, []);
  expect(parts.map(({ part, total, cards }) => [part, total, cards.length])).toEqual([
    ["basic", 13, 3],
    ["practical", 0, 0],
    ["technical", 14, 3],
    ["blogs", 1, 1],
    ["docs", 0, 0],
  ]);
  expect(parts[0]?.cards[0]?.slug).toBe("skill-25");
  expect(parts[3]?.cards[0]).toMatchObject({ slug: "about-it", summary: "A sentence" });
});

it("leaves the records of parts that are not asked for at home", () => {
  const shown: readonly Part[] = ["blogs"];
  const { parts } = readOverview(ctx, arabic, shown);
  expect(parts.filter(({ cards }) => cards.length > 0).map(({ part }) => part)).toEqual(shown);
  expect(parts[0]?.total).toBe(13);
});

it("reads a skill with what leads on from it", () => {
  expect(readSkill(ctx, english, "skill-01")).toMatchObject({
    category: { name: "Basic skills" },
    description: ["One", "Two"],
    parts: {
      work: { items: ["A scene"] },
      path: { gates: [{ rows: [{ links: [{ to: "/jobs/nurse" }, { to: "/jobs/pilot" }] }] }], note: null },
      reads: [{ kind: "blogs", first: { slug: "about-it" }, links: [] }],
    },
    thumbnail: null,
    related: {
      jobs: [{ slug: "nurse" }, { slug: "pilot" }],
      blogs: [{ slug: "about-it", title: "About it" }],
      degrees: [],
    },
    near: [],
  });
  expect(readSkill(ctx, english, "only-arabic")).toMatchObject({
    otherLocale: "ar",
    near: [{ slug: "skill-01" }],
  });
});

it("has nothing at an unknown address but the ones that may be meant", () => {
  expect(readSkill(ctx, english, "skill-99")).toBeNull();
  expect(readSkill(ctx, english, "__proto__")).toBeNull();
  expect(meantSkills(ctx, english, "skill-07x").map(({ slug }) => slug)[0]).toBe("skill-07");
});

it("draws some of many professions for women and men, names a few more and leads to the list of all", () => {
  // As in ISCO-08, so that somebody else is drawn for each.
  const groups =
    "2221 2411 2655 3434 7411 2612 2212 2611 2642 2643 2262 2211 2261 2161 7512 7115 7531 7126 6111 5131".split(" ");
  const of = (most: number) =>
    readSkill(
      {
        content: published({
          "future-skill": [skill(1)],
          job: groups.slice(0, most).map((group) => ({
            ...job(`job-${group}`, ["skill-01"]),
            data: { job_type: "professional", isco08: group, title_feminine: `مهنية ${group}` },
            ar: { title: `مهنة ${group}`, summary: "جملة", description: "نص" },
          })),
        }),
      } as unknown as Context,
      arabic,
      "skill-01",
    )?.parts.who;
  const who = of(groups.length);
  expect(who?.people).toHaveLength(5);
  expect(who?.people[0]?.title).toMatch(/^مهنة أو\u00a0مهنية /);
  expect(who?.others).toHaveLength(5);
  expect(who?.all).toEqual({ title: "كل المهن التي تحتاج إليها (20)", to: "/jobs?skill=skill-01" });
  expect(of(17)).toMatchObject({ others: { length: 12 } });
  expect(of(17)?.all).toBeUndefined();
});
