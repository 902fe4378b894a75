import { describe, expect, it } from "vitest";
import { snapshotOf, syntheticRecords } from "../../bench/synthetic.ts";
import { type AllQuery, type ListQuery, readAll, readByDocumentId, readBySlug, readList } from "./readers.ts";

const records = syntheticRecords(80, 3);
const snapshot = snapshotOf(records);
const isJob = ({ type }: { type: string }) => type === "job";
const list = (query: Partial<ListQuery<"job">> = {}) => readList(snapshot, "job", { locale: "ar", ...query });
const every = (query: Partial<AllQuery<"job">> = {}) => readAll(snapshot, "job", { locale: "ar", ...query });
const all = every();

describe("a list for a screen", () => {
  it("is newest first, 12 a page, in the language asked for", () => {
    const { items, total } = list();
    expect([items.length, total]).toEqual([12, 80]);
    const times = all.map((job) => job.updatedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.every((job) => job.locale === "ar")).toBe(true);
    expect(list({ page: 7 }).items).toHaveLength(8);
    expect(list({ page: 1_000_000_000 })).toMatchObject({ items: [], total: 80 });
  });

  it("is sorted by the field asked for", () => {
    const titles = every({ sort: "title:asc" }).map((job) => job.title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator("ar", { numeric: true }).compare));
    // What is not known stands first, as in the databases that Strapi asks.
    const zones = every({ sort: "job_zone:desc" }).map((job) => job.job_zone ?? Number.POSITIVE_INFINITY);
    expect(zones).toEqual([...zones].sort((a, b) => b - a || 0));
  });

  it("takes any slug of one relation and all relations", () => {
    const asked = { sectors: ["health-care", "manufacturing"], workplaces: ["office"] };
    const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
    expect(slugs(list({ filters: asked, pageSize: 100 }).items)).toEqual(
      slugs(
        all.filter(
          (job) =>
            job.sectors.some(({ slug }) => asked.sectors.includes(slug)) &&
            job.workplaces.some(({ slug }) => slug === "office"),
        ),
      ),
    );
  });

  it("finds nothing for a slug nobody has", () => {
    expect(list({ filters: { sectors: ["nobody"] } })).toMatchObject({ items: [], total: 0 });
    expect(list({ filters: { sectors: [] } }).total).toBe(80);
  });

  it("counts each option within the filters on the other relations", () => {
    const { facets } = list({ filters: { sectors: ["health-care"], workplaces: ["office"] } });
    const count = (holds: (job: (typeof all)[number]) => boolean) => all.filter(holds).length;
    const inOffice = (job: (typeof all)[number]) => job.workplaces.some(({ slug }) => slug === "office");
    const inHealth = (job: (typeof all)[number]) => job.sectors.some(({ slug }) => slug === "health-care");
    expect(facets.sectors["tourism-and-hospitality"]).toBe(
      count((job) => inOffice(job) && job.sectors.some(({ slug }) => slug === "tourism-and-hospitality")),
    );
    expect(facets.sectors["health-care"]).toBe(count((job) => inOffice(job) && inHealth(job)));
    expect(facets.workplaces.studio).toBe(
      count((job) => inHealth(job) && job.workplaces.some(({ slug }) => slug === "studio")),
    );
    expect(Object.keys(facets.qualifications)).toHaveLength(6);
  });

  it("is no way to read everything", () => {
    expect(() => list({ pageSize: 101 })).toThrow("at most");
  });

  it("refuses a relation or a sort that is not declared", () => {
    expect(() => list({ filters: { nothing: ["x"] } as never })).toThrow("no relation");
    expect(() => list({ sort: "nothing:asc" as never })).toThrow("cannot be sorted");
  });
});

describe("all records for a screen", () => {
  it("are read in the order asked for, once as long as the content stays as it is", () => {
    expect(all.map(({ slug }) => slug).sort()).toEqual(
      records
        .filter(isJob)
        .map(({ body }) => body.slug)
        .sort(),
    );
    expect(all.slice(0, 12)).toEqual(list().items);
    expect(every({ sort: "updatedAt:desc" })).toBe(all);
    expect(every({ locale: "en" })[0]).toBe(list({ locale: "en" }).items[0]);
    expect(() => every({ sort: "nothing:asc" as never })).toThrow("cannot be sorted");
    expect(Object.isFrozen(all)).toBe(true);
  });
});

describe("one record for a screen", () => {
  it("is found by slug or document id, with its relations by name, both ways", () => {
    const job = readBySlug(snapshot, "job", "profession-4", "en");
    expect(job?.title).toMatch(/ 4$/);
    expect(job?.sectors[0]).toEqual({
      documentId: expect.any(String),
      slug: expect.any(String),
      title: expect.any(String),
    });
    expect(readByDocumentId(snapshot, "job", job?.documentId ?? "", "en")).toBe(job);
    for (const { slug } of job?.related_from ?? [])
      expect(readBySlug(snapshot, "job", slug, "en")?.related_jobs.map((one) => one.slug)).toContain("profession-4");
    expect(readBySlug(snapshot, "job", "nobody", "en")).toBeNull();
    expect(readBySlug(snapshot, "job", "__proto__", "en")).toBeNull();
  });

  it("is shown in the other language when it lacks the one asked for, and so are names of related ones", () => {
    const half = syntheticRecords(10, 3).map((record) => ({ ...record, body: { ...record.body, ar: null } }));
    const job = readBySlug(snapshotOf(half), "job", "profession-1", "ar");
    const same = readBySlug(snapshotOf(half), "job", "profession-1", "en");
    expect(job).toEqual(same);
    expect(job?.locale).toBe("en");
  });
});
