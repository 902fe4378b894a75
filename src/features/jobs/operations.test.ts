import { expect, it } from "vitest";
import type { Nearest } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { listJobs } from "./operations/list-jobs.server.ts";
import { meantJobs, readJob } from "./operations/read-job.server.ts";
import { readJobsQuery } from "./schema.ts";

const named = (slug: string, ar: string, en: string, data: object = {}): WrittenRecord => ({
  slug,
  data: { ...data },
  ar: { title: ar },
  en: { title: en },
});

function job(at: number, more: Partial<WrittenRecord> = {}): WrittenRecord {
  const slug = `job-${String(at).padStart(2, "0")}`;
  return {
    slug,
    updated: new Date(Date.UTC(2026, 8, 1 + at)).toISOString(),
    data: { job_type: "professional", job_zone: 4, riasec: { R: 1, I: 5, A: 2, S: 6, E: 3, C: 4 } },
    ar: { title: `مهنة ${at}`, summary: "جملة", description: "أول\n\nثان", responsibilities: ["عمل"] },
    en: { title: `Job ${99 - at}`, summary: "A sentence", description: "One\n\nTwo", responsibilities: ["Work"] },
    links: {
      work_environments: [at % 2 ? "social" : "artistic"],
      sectors: at < 5 ? ["health"] : [],
      school_subjects: at < 3 ? ["biology"] : [],
    },
    ...more,
  };
}

const content = published({
  "work-environment": [
    named("artistic", "فنية", "Artistic", { code: "A", order: 3 }),
    named("social", "اجتماعية", "Social", { code: "S", order: 4 }),
  ],
  "academic-subject-option": [named("biology", "الأحياء", "Biology"), named("history", "التاريخ", "History")],
  sector: [named("health", "الصحة", "Health"), named("law", "القانون", "Law")],
  job: [
    ...Array.from({ length: 29 }, (_, at) => job(at)),
    job(29, {
      slug: "only-arabic",
      en: undefined,
      links: { work_environments: ["social", "artistic"], related_jobs: ["job-01"] },
    }),
  ],
});
const officialFigures = { address: "", name: { ar: "", en: "" } };
const at = (time: string) => ({
  clock: { now: () => new Date(time) },
  config: { site: { timeZone: "Asia/Muscat", officialFigures } },
});
const ctx = { content, ...at("2026-11-22T08:00:00Z") } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const arabic: Visitor = { kind: "visitor", locale: "ar", origin };
const english: Visitor = { kind: "visitor", locale: "en", origin };
const nearTo = (slug: string) => readJob(ctx, english, slug)?.near?.jobs.map((one) => one.slug) ?? [];
const ask = (query: string, actor = english) => listJobs(ctx, actor, readJobsQuery(new URLSearchParams(query)));

it("gives 12 a page, and newest first when asked", () => {
  const list = ask("sort=newest");
  expect(list).toMatchObject({ total: 30, pages: 3, active: [] });
  expect(list?.cards.map((card) => card.slug).slice(0, 3)).toEqual(["only-arabic", "job-28", "job-27"]);
  expect(list?.cards).toHaveLength(12);
  expect(ask("page=3")?.cards).toHaveLength(6);
});

const slugsOf = (query: string, asked: Context = ctx, fit: Nearest | null = null) => {
  const pages = listJobs(asked, english, readJobsQuery(new URLSearchParams(query)), fit)?.pages ?? 0;
  return Array.from({ length: pages }, (_, page) =>
    listJobs(asked, english, readJobsQuery(new URLSearchParams(`${query}&page=${page + 1}`)), fit)?.cards.map(
      ({ slug }) => slug,
    ),
  ).flat();
};

it("lets the environments take turns unless asked otherwise, the same all day, page after page without a repeat", () => {
  const slugs = slugsOf("");
  expect(new Set(slugs).size).toBe(30);
  const codes = ask("")?.cards.map(({ environments: [first] }) => first?.code);
  for (let at = 0; at < 12; at += 2) expect(new Set(codes?.slice(at, at + 2)).size).toBe(2);
  expect(slugsOf("", { ...ctx, ...at("2026-11-22T19:59:00Z") } as never)).toEqual(slugs);
  expect(slugsOf("", { ...ctx, ...at("2026-11-22T20:00:00Z") } as never)).not.toEqual(slugs);
  const social = slugsOf("environment=social");
  expect(social).toHaveLength(15);
  expect(slugs.filter((slug) => social.includes(slug))).toEqual(social);
  expect(ask("")?.order?.text).toMatch(/New order daily/);
});

it("stands by the reader's own result only where there is one", () => {
  const fit = { slugs: ["job-07", "job-03", "unpublished"], to: "/career-test/results/x" };
  const list = listJobs(ctx, english, readJobsQuery(new URLSearchParams("sort=fit")), fit);
  expect(list?.sorts).toEqual(["turns", "fit", "newest", "title"]);
  expect(list?.order?.link?.to).toBe(fit.to);
  const slugs = slugsOf("sort=fit", ctx, fit);
  expect(slugs.slice(0, 2)).toEqual(["job-07", "job-03"]);
  expect(new Set(slugs).size).toBe(30);
  expect(ask("sort=fit")).toMatchObject({ query: { sort: "turns" }, sorts: ["turns", "newest", "title"] });
  expect(slugsOf("sort=fit")).toEqual(slugsOf(""));
});

it("opens with ways in that lead somewhere, and only above the whole list", () => {
  expect(ask("")?.browse).toMatchObject({
    sectors: { links: [{ slug: "health" }] },
  });
  expect(ask("")?.groups.find(({ key }) => key === "subject")?.options).toMatchObject([{ slug: "biology" }]);
  expect(ask("page=2")?.browse).toBeNull();
  expect(ask("")?.environments).toMatchObject([
    { code: "A", isOn: false, to: "/jobs?environment=artistic" },
    { code: "S", isOn: false, to: "/jobs?environment=social" },
  ]);
  const both = ask("environment=social&sector=health&sort=title")?.environments.map(({ isOn, to }) => [isOn, to]);
  expect(both).toContainEqual([true, "/jobs?sector=health&sort=title"]);
  expect(ask("sector=health")?.browse).toBeNull();
});

it("finds the professions a school subject opens", () => {
  expect(slugsOf("subject=biology").toSorted()).toEqual(["job-00", "job-01", "job-02"]);
});

it("gives 10 a page when filtered", () => {
  const list = ask("environment=social");
  expect(list).toMatchObject({ total: 15, pages: 2 });
  expect(list?.cards).toHaveLength(10);
});

it("takes any value of one filter and all filters together", () => {
  expect(ask("environment=social,artistic")?.total).toBe(30);
  expect(ask("environment=social&sector=health")?.total).toBe(2);
});

it("counts each option within the other filters", () => {
  const counts = (query: string, key: string) =>
    ask(query)
      ?.groups.find((group) => group.key === key)
      ?.options.map(({ slug, count }) => [slug, count]);
  const environments = (query: string) => ask(query)?.environments.map(({ slug, count }) => [slug, count]);
  expect(environments("")).toEqual([
    ["artistic", 16],
    ["social", 15],
  ]);
  expect(environments("sector=health")).toEqual([
    ["artistic", 3],
    ["social", 2],
  ]);
  expect(counts("sector=health", "sector")).toEqual([["health", 5]]);
});

it("names a slug that nobody has, and says what dropping it brings", () => {
  const list = ask("environment=social&sector=nowhere");
  expect(list).toMatchObject({ total: 0, pages: 1, cards: [] });
  expect(list?.active).toEqual([
    { key: "environment", slug: "social", title: "Social", countWithout: 0 },
    { key: "sector", slug: "nowhere", title: "nowhere", countWithout: 15 },
  ]);
});

it.each(["page=0", "page=abc", "page=4", "page=1000000000", "environment=social&page=3"])(
  "has no list at %s",
  (query) => {
    expect(ask(query)).toBeNull();
  },
);

it("sorts by title as the language does", () => {
  expect(
    ask("sort=title")
      ?.cards.slice(0, 2)
      .map((card) => card.title),
  ).toEqual(["Job 71", "Job 72"]);
});

it("shows a record that lacks the language in the other one, marked", () => {
  expect(ask("sort=newest")?.cards[0]).toMatchObject({ slug: "only-arabic", title: "مهنة 29", otherLocale: "ar" });
  expect(ask("sort=newest", arabic)?.cards[0]?.otherLocale).toBeUndefined();
  expect(readJob(ctx, english, "only-arabic")?.otherLocale).toBe("ar");
});

it("reads a profession with relations both ways and its strongest interests", () => {
  expect(nearTo("only-arabic")[0]).toBe("job-01");
  const detail = readJob(ctx, english, "job-01");
  expect(detail).toMatchObject({ story: ["One", "Two"], kind: { text: "Professionals" }, asks: null });
  expect(detail?.preparation).toContain("Considerable preparation");
  expect(detail?.facts[0]).toEqual({ name: "Preparation", values: [{ title: "Usually a bachelor’s" }] });
  expect(nearTo("job-01")[0]).toBe("only-arabic");
  expect(detail?.environments).toMatchObject([{ slug: "social", title: "Social", code: "S" }]);
  // What there is most of stands first.
  const levels = detail?.like.levels.map(({ code, text }) => `${code} ${text}`);
  expect(levels?.[0]).toBe("S a lot");
  expect(levels?.slice(-2)).toEqual(["A a little", "R a little"]);
});

it("has nothing at an unknown address but the ones that may be meant", () => {
  expect(readJob(ctx, english, "job-99")).toBeNull();
  expect(readJob(ctx, english, "__proto__")).toBeNull();
  expect(meantJobs(ctx, english, "job-07x").map((one) => one.slug)[0]).toBe("job-07");
  expect(meantJobs(ctx, english, "x".repeat(100_000))).toHaveLength(3);
});

it("fills the nearest up with the likest, and never with itself", () => {
  expect(nearTo("job-01")).toHaveLength(4);
  expect(nearTo("job-01")).not.toContain("job-01");
});

it("says of each near one what differs, and of one that differs in no field what is done there", () => {
  const near = readJob(ctx, english, "job-01")?.near?.jobs ?? [];
  expect(near.filter(({ differs }) => differs.startsWith("Its work: ")).length).toBeGreaterThan(0);
  for (const { differs } of near)
    expect(differs).toMatch(/^(Longer|Shorter) preparation: |^Mostly |^In |^Works in: |^Its work: /);
});

it("knows a profession again that was read anew in the meantime", () => {
  const anew = Object.assign(Object.create(ctx.content), {
    bySlug: (...asked: Parameters<typeof ctx.content.bySlug>) => {
      const item = ctx.content.bySlug(...asked);
      return item && { ...item };
    },
  });
  const near = readJob({ ...ctx, content: anew }, english, "job-01")?.near?.jobs.map(({ slug }) => slug) ?? [];
  expect(near).toEqual(nearTo("job-01"));
});

it("says why pay, outlook and hours are not there, and names who publishes them where somebody does", () => {
  expect(readJob(ctx, english, "job-01")?.figures).toMatchObject({ link: null });
  const told = {
    content,
    config: {
      site: { officialFigures: { address: "https://figures.example", name: { ar: "المركز", en: "The centre" } } },
    },
  } as unknown as Context;
  const link = { title: "The centre", to: "https://figures.example" };
  expect(readJob(told, english, "job-01")?.figures).toMatchObject({ link });
});

it("names a profession beside its drawing for women and men, where its title is a man's", () => {
  const nurse = { title: "ممرض عام", summary: "جملة", description: "نص" };
  const records = published({
    job: [
      job(1, {
        data: { job_type: "professional", title_feminine: "ممرضة عام" },
        ar: nurse,
        links: { related_jobs: ["job-02"] },
      }),
      job(2, { data: { job_type: "professional", title_feminine: "طبيبة" }, ar: { ...nurse, title: "طبيب" } }),
    ],
  });
  const asked = { content: records, ...at("2026-11-22T08:00:00Z") } as unknown as Context;
  const titles = (actor: Visitor) =>
    listJobs(asked, actor, readJobsQuery(new URLSearchParams("sort=newest")))?.cards.map(({ title }) => title);
  expect(titles(arabic)).toEqual(["طبيب أو\u00a0طبيبة", "ممرض أو\u00a0ممرضة عام"]);
  expect(titles(english)).toEqual(["Job 97", "Job 98"]);
  expect(readJob(asked, arabic, "job-01")?.near?.jobs[0]?.title).toBe("طبيب أو\u00a0طبيبة");
});
