import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { listJobs } from "./operations/list-jobs.server.ts";
import { jobsByTurns, jobsOfTheDay } from "./operations/orders-of-the-day.server.ts";
import { readJob, replacementOf } from "./operations/read-job.server.ts";
import { readJobsQuery } from "./schema.ts";

const URI = "http://data.europa.eu/esco/occupation/";
const texts = (title: string) => ({ title, summary: "One.", description: "One. Two." });

function profession(slug: string, data: object, links: Record<string, string[]> = {}): WrittenRecord {
  return { slug, data: { job_type: "craft", ...data }, ar: texts(`ع ${slug}`), en: texts(slug), links };
}

const short = (slug: string, family: string, more: object = {}, near: string[] = []) =>
  profession(
    slug,
    { profile: "short", family, esco_code: `${family}.1`, ...more },
    {
      sectors: ["industry"],
      related_jobs: near,
    },
  );

const content = published({
  sector: [{ slug: "industry", ar: { title: "الصناعة" }, en: { title: "Industry" } }],
  "work-environment": [{ slug: "realistic", data: { code: "R" }, ar: { title: "واقعية" }, en: { title: "Realistic" } }],
  job: [
    profession("welder", { esco_uri: `${URI}1`, esco_code: "7212.3" }, { sectors: ["industry"] }),
    profession("carpenter", {}, { related_jobs: ["pipe-welder"] }),
    short("welder-in-short", "7212.3", { esco_uri: `${URI}1` }),
    short("pipe-welder", "7212.3", {}, ["welder-in-short", "smith"]),
    short("spot-welder", "7212.3"),
    short(
      "smith",
      "7221.1",
      {
        title_feminine: "ع امرأة",
        asks: { skills: ["2.A.1.b"], knowledge: [], styles: [], values: [] },
        education: [{ category: 6, percent: 61.4 }],
        technology: ["AutoCAD"],
        green_share: 0.25,
        regulated: true,
        found: "inherited",
        riasec: { R: 7, I: 2, A: 2, S: 1, E: 1, C: 2 },
      },
      ["carpenter"],
    ),
    short("farrier", "7221.1"),
  ],
});
const config = { site: { timeZone: "Asia/Muscat", officialFigures: { address: "", name: { ar: "", en: "" } } } };
const ctx = { content, config, clock: { now: () => new Date("2026-11-22T08:00:00Z") } } as unknown as Context;
const english: Visitor = { kind: "visitor", locale: "en", origin: { address: "", device: "", userAgent: "" } };
const arabic: Visitor = { ...english, locale: "ar" };
const ask = (query: string, actor = english) => {
  const list = listJobs(ctx, actor, readJobsQuery(new URLSearchParams(query)));
  if (!list) throw new Error("There is no such page.");
  return list;
};

it.each(["", "sort=newest"])("lists full profiles first, and of a family the first short one (%s)", (query) => {
  const { cards, total, profiles } = ask(query);
  const slugs = cards.map(({ slug }) => slug);
  expect(new Set(slugs.slice(0, 2))).toEqual(new Set(["welder", "carpenter"]));
  expect(slugs).toHaveLength(3);
  expect(total).toBe(6);
  expect(cards.find(({ slug }) => slug === "welder")?.family).toEqual({
    label: "2 more like it",
    to: "/jobs?family=7212.3",
  });
  expect(cards[2]).toMatchObject({ mark: "Short profile", family: { to: "/jobs?family=7221.1" } });
  expect(profiles).toEqual({
    text: "2 full profiles and 4 short profiles",
    link: { label: "Full profiles only", to: expect.stringContaining("profile=full") },
  });
});

it("lists all of them in one alphabet by name, and says where each letter begins", () => {
  const { cards, letters } = ask("sort=title");
  const titles = cards.map(({ title }) => title);
  expect(titles).toHaveLength(6);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
  const initials = [...new Set(titles.map((title) => title.charAt(0).toUpperCase()))];
  expect(letters?.pages).toEqual(initials.map((letter) => [letter, 1]));
  expect(ask("sort=title&profile=full").letters).toBeNull();
});

it("shows full profiles alone when asked, with the way back", () => {
  const { cards, profiles } = ask("profile=full");
  expect(cards.map(({ slug }) => slug).toSorted()).toEqual(["carpenter", "welder"]);
  expect(profiles?.link).toEqual({ label: "Show all", to: "/jobs" });
  expect(ask("profile=short").total).toBe(4);
  expect(ask("profile=nonsense").total).toBe(0);
});

it("opens a family whole, and names it by its topmost profession", () => {
  const { cards, active } = ask("family=7212.3", arabic);
  expect(cards.map(({ slug }) => slug)).toEqual(["welder", ...cards.slice(1).map(({ slug }) => slug)]);
  expect(cards).toHaveLength(3);
  expect(cards.every(({ family }) => family === undefined)).toBe(true);
  expect(active).toEqual([{ key: "family", slug: "7212.3", title: "ع welder", countWithout: 6 }]);
});

it("counts both kinds where one browses by sector", () => {
  expect(ask("").browse?.sectors.links).toMatchObject([
    { slug: "industry", count: "5 professions", scene: expect.stringMatching(/ p-/) },
  ]);
});

it("gives its days to full profiles alone", () => {
  expect([...jobsByTurns(ctx)].toSorted()).toEqual(["carpenter", "welder"]);
  expect(jobsOfTheDay(ctx)).toHaveLength(2);
});

it("leads from a short profile to the full one of its occupation, wherever it is named", () => {
  expect(readJob(ctx, english, "welder-in-short")).toBeNull();
  expect(replacementOf(ctx, english, "welder-in-short")).toBe("welder");
  expect(replacementOf(ctx, english, "smith")).toBeNull();
  expect(readJob(ctx, english, "pipe-welder")?.near?.jobs.map(({ slug }) => slug)).toEqual(["welder", "smith"]);
});

it("names near a full profile what its editors named, and not every short one that names it", () => {
  expect(readJob(ctx, english, "welder")?.near).toBeNull();
  // The smith names the carpenter, and is not named for it.
  expect(readJob(ctx, english, "carpenter")?.near?.jobs.map(({ slug }) => slug)).toEqual(["pipe-welder"]);
});

it("tells a short profile by its facts, and says what is not written", () => {
  const job = readJob(ctx, english, "smith");
  expect(job?.short).toMatchObject({
    mark: "Short profile",
    asks: { lists: [{ name: "Skills", items: ["Active listening"] }] },
    preparing: {
      education: { levels: [{ title: "Bachelor’s degree", share: "61 in 100" }] },
      technology: { items: ["AutoCAD"] },
    },
    unwritten: { items: expect.arrayContaining(["A day at work"]) },
  });
  expect(job?.short?.preparing?.remarks.join(" ")).toMatch(/European countries.*25 in 100/);
  expect(job?.like.found).toMatch(/broader profession/);
  expect(job?.near?.family).toEqual({ label: "1 more like it", to: "/jobs?family=7221.1" });
  expect(readJob(ctx, arabic, "smith")?.heading).toBe("ع smith أو\u00a0ع امرأة");
  expect(readJob(ctx, arabic, "farrier")).toMatchObject({
    facts: expect.arrayContaining([{ name: "المسمى", values: [{ title: "لا صيغة مؤنثة لاسمها في المصدر" }] }]),
    like: { found: "لا قيم لبيئات العمل لهذه المهنة في مصادرنا، ولا نخمّنها." },
    short: { asks: null, preparing: null },
  });
  expect(readJob(ctx, english, "welder")?.short).toBeNull();
});
