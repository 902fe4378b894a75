import Fastify from "fastify";
import { expect, it } from "vitest";
import { listFiles } from "#content/library/read-files.server.ts";
import type { TypeName } from "#content/registry.ts";
import { readLanding } from "#features/home/operations.server.ts";
import { listJobs } from "#features/jobs/operations/list-jobs.server.ts";
import { meantJobs } from "#features/jobs/operations/read-job.server.ts";
import { readJobsQuery } from "#features/jobs/schema.ts";
import { listQuestions } from "#features/legal/operations.server.ts";
import { listResources, meantResources } from "#features/resources/operations.server.ts";
import { readResourcesQuery } from "#features/resources/schema.ts";
import { personalityRankings } from "#features/scales/api.server.ts";
import { occupations, sectors } from "#features/scales/tendencies/operations/read-content.server.ts";
import { entryOf } from "#features/search/entry-of-record.server.ts";
import { search } from "#features/search/operations.server.ts";
import { buildIndex } from "#features/search/rules/build-index.ts";
import { SearchIndex } from "#features/search/rules/search-index.ts";
import { listSkills, meantSkills, readOverview } from "#features/skills/operations.server.ts";
import { readSkillsQuery } from "#features/skills/schema.ts";
import { listDegrees, listDegreesByArea } from "#features/studies/operations/list-degrees.server.ts";
import { listMeritPrograms } from "#features/studies/operations/list-merit-programs.server.ts";
import { meantStudies, readStudy } from "#features/studies/operations/read-study.server.ts";
import { DEGREES } from "#features/studies/schema.ts";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { readListing } from "#shared/listing.ts";
import { OF_THE_DAY } from "#shared/turns.ts";
import { testEditor } from "#tests/support/content.ts";
import { published, type Written, type WrittenRecord } from "#tests/support/published.ts";
import { feedRoutes } from "./feeds.ts";

const MANY = 10_001;
const DAY_MS = 86_400_000;
const english: Visitor = { kind: "visitor", locale: "en", origin: { address: "", device: "", userAgent: "" } };
const nothing = new URLSearchParams();

/** So many records that differ in their number only. The first one stands last in every list: by its title, and by its age. */
function many(type: TypeName, more: Partial<WrittenRecord> = {}, label = "title"): Written {
  const record = (at: number): WrittenRecord => ({
    ...more,
    slug: at === 0 ? `zebra-${type}` : `${type}-${at}`,
    updated: new Date(Date.UTC(2026, 8, 1) + at * 1000).toISOString(),
    en: { [label]: at === 0 ? "Zebra" : `One ${at}`, ...more.en },
  });
  return { [type]: Array.from({ length: MANY }, (_, at) => record(at)) };
}

function holding(written: Written): Context {
  const content = published(written);
  const site = { supportAddress: "help@wijha.example", timeZone: "Asia/Muscat" };
  const config = { publicUrl: "https://wijha.example", site };
  const clock = { now: () => new Date("2026-11-21T08:00:00Z") };
  return { content: { ...content, drafts: async () => content.snapshot }, config, clock } as unknown as Context;
}

const RIASEC = { R: 1, I: 5, A: 2, S: 6, E: 3, C: 4 };

it("the site map has every page", async () => {
  const app = Fastify();
  feedRoutes(app, holding(many("job")));
  const { body } = await app.inject("/sitemap.xml");
  expect(body.split("<loc>https://wijha.example/jobs/").length - 1).toBe(MANY);
  expect(body).toContain("/jobs/zebra-job");
});

it("an unknown address is compared with all that there are", () => {
  expect(meantJobs(holding(many("job")), english, "zebra-job")[0]?.slug).toBe("zebra-job");
  expect(meantSkills(holding(many("future-skill")), english, "zebra-future")[0]?.slug).toBe("zebra-future-skill");
  expect(meantStudies(holding(many("certification")), english, "zebra-certifica")[0]?.title).toBe("Zebra");
  expect(meantResources(holding(many("book")), english, "books", "zebra-bok")[0]?.title).toBe("Zebra");
});

it("the list of professions offers every value that leads to one, and finds it by it", () => {
  const job = { slug: "keeper", en: { title: "Keeper" }, links: { sectors: ["zebra-sector"] } };
  const ctx = holding({ ...many("sector"), job: [job] });
  const offered = listJobs(ctx, english, readJobsQuery(nothing))?.groups.find(({ key }) => key === "sector")?.options;
  expect(offered).toEqual([{ slug: "zebra-sector", title: "Zebra", count: 1 }]);
  const list = listJobs(ctx, english, readJobsQuery(new URLSearchParams("sector=zebra-sector")));
  expect(list).toMatchObject({ total: 1, active: [{ title: "Zebra" }] });
});

it("the lists of skills hold all, and filter by any profession", () => {
  const skills = holding(many("future-skill", { data: { category: "basic" }, en: { summary: "Told." } }));
  expect(listSkills(skills, english, "basic", readSkillsQuery("basic", nothing))?.total).toBe(MANY);
  expect(readOverview(skills, english, []).parts.find(({ part }) => part === "basic")?.total).toBe(MANY);
  const skill = { slug: "care", data: { category: "basic" }, en: { title: "Care", summary: "Told." } };
  const jobs = holding({ ...many("job", { links: { future_skills: ["care"] } }), "future-skill": [skill] });
  const options = listSkills(jobs, english, "basic", readSkillsQuery("basic", nothing))?.groups[0]?.options;
  expect(options).toHaveLength(MANY);
  expect(options?.at(-1)?.title).toBe("Zebra");
});

it("the lists of studies hold all, and every area has its own", () => {
  const query = readListing(DEGREES, nothing);
  const data = { type: "bachelor", study_mode: "full_time" };
  expect(listDegrees(holding(many("academic-degree", { data })), english, query)?.total).toBe(MANY);
  const links = { academic_degree_areas: ["zebra-academic-degree-area"] };
  const degree = { slug: "stripes", data, en: { title: "Stripes" }, links };
  const ctx = holding({ ...many("academic-degree-area", { data: { order: 1 } }), "academic-degree": [degree] });
  const ways = listDegrees(ctx, english, query)?.ways;
  expect(ways).toMatchObject([{ id: "zebra-academic-degree-area", label: "Zebra", isOn: false }]);
  expect(listDegreesByArea(ctx, english, query)?.areas).toMatchObject([{ title: "Zebra", count: "1 degree" }]);
});

it("all merit programmes are compared with a percentage", () => {
  const ctx = holding(many("merit-program", { data: { percentage: 80 } }, "program_name"));
  expect(listMeritPrograms(ctx, english, { percentage: 80 })).toHaveLength(MANY);
});

it("a programme names every subject it asks for", () => {
  const rule = { subject: "zebra-academic-subject-option", minimum: 75 };
  const data = {
    program_code: "WJ101",
    study_mode: "full_time",
    duration: 48,
    entry_rules: { minimum_average: 75, rule },
  };
  const program = { slug: "stripes-program", data, en: { title: "Stripes", description: "Text" } };
  const ctx = holding({ ...many("academic-subject-option"), "academic-program": [program] });
  expect(JSON.stringify(readStudy(ctx, english, "stripes-program"))).toContain("Zebra");
});

const begin = { kind: "begin", to: "/career-test" } as const;

it("every profession gets its day on the landing page, and every environment is introduced", () => {
  const environment = { slug: "social", data: { code: "S" }, en: { title: "Social" } };
  const more = { links: { work_environments: ["social"] } };
  const ctx = holding({ ...many("job", more), "work-environment": [environment] });
  const turn = Array.from({ length: MANY }, (_, day) => day).find(
    (day) => (day * OF_THE_DAY) % MANY > MANY - OF_THE_DAY,
  );
  const clock = { now: () => new Date((turn ?? 0) * DAY_MS) };
  const { today, featured } = readLanding({ ...ctx, clock }, english, begin);
  expect([today?.card, ...featured].map((card) => card?.slug)).toContain("zebra-job");
  const twice = Array.from({ length: 7 }, (_, at) => ({
    slug: `environment-${at}`,
    data: { code: at === 0 ? "R" : "S" },
    en: { title: "One" },
  }));
  const { environments } = readLanding(holding({ "work-environment": twice }), english, begin);
  expect(environments.map(({ code }) => code)).toContain("R");
});

it("all questions are answered on their page", () => {
  const ctx = holding(many("faq", { data: { topic: "service", order: 1 }, en: { content: "Yes." } }));
  const [topic] = listQuestions(ctx, english);
  expect(topic?.questions).toHaveLength(MANY);
});

it("the resources hold all, and filter by any skill or profession", () => {
  const all = holding(many("blog", { en: { description: "Text", content: "Text" } }));
  expect(listResources(all, english, readResourcesQuery(nothing))?.total).toBe(MANY);
  const book = { slug: "stripes", en: { title: "Stripes", summary: "Lines" }, links: { jobs: ["zebra-job"] } };
  const ctx = holding({ ...many("job"), book: [book] });
  const options = listResources(ctx, english, readResourcesQuery(nothing))?.groups.find(
    ({ key }) => key === "job",
  )?.options;
  expect(options).toEqual([{ slug: "zebra-job", title: "Zebra", count: 1 }]);
});

it("a personality is compared with all professions and sectors, and the API pages them all", async () => {
  const sector = { slug: "care", en: { title: "Care" } };
  const more = { data: { riasec: RIASEC, job_zone: 4 }, links: { sectors: ["care"] } };
  const ctx = holding({ ...many("job", more), sector: [sector] });
  expect(occupations(ctx, "en")).toHaveLength(MANY);
  expect(sectors(ctx, "en")[0]?.professions).toHaveLength(MANY);
  const ranked = await personalityRankings.jobs?.(ctx, english, "SIC");
  expect(ranked).toHaveLength(MANY);
});

it("a search counts all that answers, of every type, and reaches it", async () => {
  const last = { slug: "word", en: { title: "Zebra and many other words that stand in this title", content: "One." } };
  const content = published({ ...many("job"), blog: [last] });
  const { shelves } = content.snapshot;
  const records = [...shelves.values()].flatMap((shelf) => shelf.records);
  const entries = records.map((record) => entryOf(record.described, record.id, record.body));
  const state = {
    main: new SearchIndex(buildIndex(entries)),
    overlay: new SearchIndex(buildIndex([])),
    masked: new Set(),
  };
  const ctx = { content, search: { current: async () => state } } as unknown as Context;
  const ask = (more: object) => search(ctx, english, { words: "one", locale: "en", ...more });
  const { total, counts } = await ask({});
  expect([total, counts.job, counts.blog]).toEqual([MANY, MANY - 1, 1]);
  const narrowed = await ask({ types: ["blog"] });
  expect([narrowed.total, narrowed.hits.map(({ slug }) => slug)]).toEqual([1, ["word"]]);
  const grouped = await ask({ perGroup: 3 });
  expect(grouped.hits.map(({ type }) => type)).toEqual(["job", "job", "job", "blog"]);
  expect((await ask({ offset: MANY - 1 })).hits).toHaveLength(1);
});

it("the library is listed whole", async () => {
  const file = { name: "f.webp", hash: "f", ext: ".webp", mime: "image/webp", size: 1, url: "/files/f.webp" };
  const more = { data: { ...file, provider: "local" } };
  const files = await listFiles(holding(many("file", more, "caption")), testEditor, "", "en");
  expect(JSON.parse(files.toString())).toHaveLength(MANY);
});
