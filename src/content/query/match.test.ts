import fc from "fast-check";
import qs from "qs";
import { describe, expect, it } from "vitest";
import { ask, COUNT, type Entry, jobs, related } from "#tests/support/asking.ts";

const everything = ask("populate=*&pagination[limit]=1000").data;
const found = (query: string) => ask(`${query}&pagination[limit]=1000&fields=id`).data.map((entry) => entry.id);
const those = (holds: (entry: Entry) => boolean) => everything.filter(holds).map((entry) => entry.id);
const title = String(everything[3]?.title);
const [half, tail, head] = [title.slice(2, 6), title.slice(-4), title.slice(0, 4)];
const middleTime = String(everything[30]?.updatedAt);
const text = (entry: Entry, name: string) => String(entry[name]);
const zone = (entry: Entry) => Number(entry.job_zone);

describe("a filter on a field of its own", () => {
  it.each<[string, (entry: Entry) => boolean]>([
    [`title]=${title}`, (job) => job.title === title],
    [`title][$eq]=${title}`, (job) => job.title === title],
    [`title][$EQ]=${title}`, (job) => job.title === title],
    [`title][$eqi]=${title.toUpperCase()}`, (job) => job.title === title],
    [`title][$eq]=${title.toUpperCase()}`, () => false],
    [`title][$ne]=${title}`, (job) => job.title !== title],
    [`title][$nei]=${title.toUpperCase()}`, (job) => job.title !== title],
    [`title][$contains]=${half}`, (job) => text(job, "title").includes(half)],
    [`title][$notContains]=${half}`, (job) => !text(job, "title").includes(half)],
    [
      `title][$containsi]=${half.toUpperCase()}`,
      (job) => text(job, "title").toLowerCase().includes(half.toLowerCase()),
    ],
    [
      `title][$notContainsi]=${half.toUpperCase()}`,
      (job) => !text(job, "title").toLowerCase().includes(half.toLowerCase()),
    ],
    [`title][$startsWith]=${head}`, (job) => text(job, "title").startsWith(head)],
    [`title][$startsWithi]=${head.toLowerCase()}`, (job) => text(job, "title").startsWith(head)],
    [`title][$endsWith]=${tail}`, (job) => text(job, "title").endsWith(tail)],
    [`title][$endsWithi]=${tail.toUpperCase()}`, (job) => text(job, "title").endsWith(tail)],
    ["title][$null]=true", () => false],
    ["title][$null]", () => false],
    ["title][$notNull]=true", () => true],
    ["title][$notNull]=false", () => false],
    ["title][$null]=0", () => true],
    ["title]", () => false],
    ["title][$ne]", () => true],
    ["title]=", () => false],
    ["title][$contains]=", () => true],
    [`title][$lt]=${title}`, (job) => text(job, "title") < title],
    [`title][$gte]=${title}`, (job) => text(job, "title") >= title],
    ["job_type]=craft", (job) => job.job_type === "craft"],
    [
      "job_type][$in][0]=craft&filters[job_type][$in][1]=manager",
      (job) => ["craft", "manager"].includes(text(job, "job_type")),
    ],
    ["job_type][$in]=craft", (job) => job.job_type === "craft"],
    [
      "job_type][$notIn][]=craft&filters[job_type][$notIn][]=manager",
      (job) => !["craft", "manager"].includes(text(job, "job_type")),
    ],
    ["job_type]=nonsense", () => false],
    ["job_zone]=4", (job) => zone(job) === 4],
    ["job_zone]=4.0", (job) => zone(job) === 4],
    ["job_zone][$ne]=4", (job) => zone(job) !== 4],
    ["job_zone][$lt]=3", (job) => zone(job) < 3],
    ["job_zone][$lte]=3", (job) => zone(job) <= 3],
    ["job_zone][$gt]=3", (job) => zone(job) > 3],
    ["job_zone][$gte]=3&filters[job_zone][$lt]=5", (job) => zone(job) >= 3 && zone(job) < 5],
    ["job_zone][$between][0]=2&filters[job_zone][$between][1]=3", (job) => zone(job) >= 2 && zone(job) <= 3],
    ["job_zone][$in][0]=2&filters[job_zone][$in][1]=5", (job) => [2, 5].includes(zone(job))],
    ["job_zone][$not][$gt]=3", (job) => zone(job) <= 3],
    ["job_zone][$or][0][$eq]=2&filters[job_zone][$or][1][$eq]=5", (job) => [2, 5].includes(zone(job))],
    [`updatedAt][$gt]=${middleTime}`, (job) => text(job, "updatedAt") > middleTime],
    [`updatedAt][$lte]=${middleTime}`, (job) => text(job, "updatedAt") <= middleTime],
    ["updatedAt][$gt]=2024-01-02", (job) => text(job, "updatedAt") > "2024-01-02T00:00:00.000Z"],
    ["createdAt][$lt]=2024-01-02T00:00:00Z", (job) => text(job, "createdAt") < "2024-01-02T00:00:00.000Z"],
    ["slug]=profession-7", (job) => job.slug === "profession-7"],
    ["slug][$ne]=profession-7", (job) => job.slug !== "profession-7"],
    [
      "slug][$in][0]=profession-7&filters[slug][$in][1]=nobody&filters[slug][$in][150]=profession-9",
      (job) => ["profession-7", "profession-9"].includes(text(job, "slug")),
    ],
    ["slug][$eqi]=PROFESSION-7", (job) => job.slug === "profession-7"],
    [`id]=${everything[5]?.id}`, (job) => job.id === everything[5]?.id],
    ["id]=abc", () => false],
    [`id][$gt]=${everything[5]?.id}`, (job) => job.id > Number(everything[5]?.id)],
    [`documentId]=${everything[5]?.documentId}`, (job) => job.documentId === everything[5]?.documentId],
    ["keywords][$contains]=nurse", (job) => text(job, "keywords").includes("nurse")],
    ["keywords][$containsi]=NURSE", (job) => text(job, "keywords").includes("nurse")],
    ["isco08][$startsWith]=2", (job) => text(job, "isco08").startsWith("2")],
    ["locale]=en", () => true],
    ["locale]=ar", () => false],
  ])("filters[%s", (query, holds) => {
    expect(found(`filters[${query}`)).toEqual(those(holds));
  });

  it("looks at the language asked for", () => {
    const arabic = String(ask("locale=ar").data[0]?.title);
    const [match] = ask(`locale=ar&filters[title]=${encodeURIComponent(arabic)}`).data;
    expect(match?.title).toBe(arabic);
    expect(found(`filters[title]=${encodeURIComponent(arabic)}`)).toEqual([]);
  });
});

const slugs = (entry: Entry, name: string) => related(entry, name).map((one) => String(one.slug));
const sector = everything.flatMap((job) => related(job, "sectors"))[0] as Entry;

describe("a filter on a relation", () => {
  it.each<[string, (entry: Entry) => boolean]>([
    ["sectors][slug]=health-care", (job) => slugs(job, "sectors").includes("health-care")],
    ["sectors][slug][$eq]=health-care", (job) => slugs(job, "sectors").includes("health-care")],
    ["sectors][slug]=nobody", () => false],
    [
      "sectors][slug][$in][0]=health-care&filters[sectors][slug][$in][1]=manufacturing",
      (job) => slugs(job, "sectors").some((slug) => ["health-care", "manufacturing"].includes(slug)),
    ],
    ["sectors][slug][$ne]=health-care", (job) => slugs(job, "sectors").some((slug) => slug !== "health-care")],
    ["$not][sectors][slug]=health-care", (job) => !slugs(job, "sectors").includes("health-care")],
    ["sectors][slug][$startsWith]=m", (job) => slugs(job, "sectors").some((slug) => slug.startsWith("m"))],
    [
      `sectors][title][$containsi]=${String(sector.title).slice(0, 4)}`,
      (job) =>
        related(job, "sectors").some((one) =>
          text(one, "title").toLowerCase().includes(String(sector.title).slice(0, 4).toLowerCase()),
        ),
    ],
    [`sectors][id]=${sector.id}`, (job) => slugs(job, "sectors").includes(String(sector.slug))],
    [`sectors]=${sector.id}`, (job) => slugs(job, "sectors").includes(String(sector.slug))],
    [`sectors]=${sector.documentId}`, (job) => slugs(job, "sectors").includes(String(sector.slug))],
    [`sectors][documentId][$eq]=${sector.documentId}`, (job) => slugs(job, "sectors").includes(String(sector.slug))],
    [`sectors][$in][0]=${sector.id}`, (job) => slugs(job, "sectors").includes(String(sector.slug))],
    ["sectors][$null]=true", () => false],
    ["sectors][$notNull]=true", () => true],
    ["related_from][$null]=true", (job) => related(job, "related_from").length === 0],
    ["related_from][$notNull]=true", (job) => related(job, "related_from").length > 0],
    ["related_from][slug]=profession-3", (job) => slugs(job, "related_from").includes("profession-3")],
    ["related_jobs][job_zone][$gt]=3", (job) => related(job, "related_jobs").some((one) => zone(one) > 3)],
    [
      "work_environments][slug]=social&filters[workplaces][slug]=office",
      (job) => slugs(job, "work_environments").includes("social") && slugs(job, "workplaces").includes("office"),
    ],
    ["work_environments][code]=R", (job) => related(job, "work_environments").some((one) => one.code === "R")],
    [
      "$or][0][workplaces][slug]=office&filters[$or][1][job_zone]=2",
      (job) => slugs(job, "workplaces").includes("office") || zone(job) === 2,
    ],
    [
      "$and][0][workplaces][slug]=office&filters[$and][1][job_zone]=2",
      (job) => slugs(job, "workplaces").includes("office") && zone(job) === 2,
    ],
    [
      "workplaces][$or][0][slug]=office&filters[workplaces][$or][1][slug]=studio",
      (job) => slugs(job, "workplaces").some((slug) => ["office", "studio"].includes(slug)),
    ],
    ["workplaces][$and][0][slug]=office&filters[workplaces][$and][1][slug]=studio", () => false],
  ])("filters[%s", (query, holds) => {
    expect(found(`filters[${query}`)).toEqual(those(holds));
  });

  it("goes through two relations", () => {
    const sectors = ask("populate=work_environments", "sectors").data.filter((one) =>
      slugs(one, "work_environments").includes("social"),
    );
    const wanted = new Set(sectors.map((one) => one.slug));
    expect(found("filters[sectors][work_environments][slug]=social")).toEqual(
      those((job) => slugs(job, "sectors").some((slug) => wanted.has(slug))),
    );
  });
});

type Filter = { [key: string]: unknown };

/** The meaning of a filter, said again as plainly as can be over whole records. */
function holds(filter: Filter, entry: Entry): boolean {
  return Object.entries(filter).every(([key, part]) => {
    if (key === "$and") return (part as Filter[]).every((one) => holds(one, entry));
    if (key === "$or") return (part as Filter[]).some((one) => holds(one, entry));
    if (key === "$not") return !holds(part as Filter, entry);
    const value = entry[key];
    if (Array.isArray(value)) return value.some((one: Entry) => holds(part as Filter, one));
    return Object.entries(part as Filter).every(([operator, operand]) => compare(operator, value, operand));
  });
}

function compare(operator: string, value: unknown, operand: unknown): boolean {
  const wanted = typeof value === "number" ? Number(operand) : String(operand);
  const lower = (any: unknown) => String(any).toLowerCase();
  switch (operator) {
    case "$eq":
      return value === wanted;
    case "$ne":
      return value !== wanted;
    case "$in":
      return (operand as unknown[]).map(String).includes(String(value));
    case "$notIn":
      return !(operand as unknown[]).map(String).includes(String(value));
    case "$gt":
      return (value as string) > (wanted as string);
    case "$lte":
      return (value as string) <= (wanted as string);
    case "$containsi":
      return lower(value).includes(lower(operand));
    case "$notContains":
      return !String(value).includes(String(operand));
    default:
      throw new Error(operator);
  }
}

const someOf = (values: readonly unknown[]) => fc.subarray([...new Set(values)], { minLength: 1, maxLength: 3 });
const oneOf = (values: readonly unknown[]) => fc.constantFrom(...new Set(values));
const has = (field: string, operators: readonly string[], values: readonly unknown[]) =>
  fc.constantFrom(...operators).chain((operator) =>
    (operator.endsWith("n") || operator === "$notIn" ? someOf(values) : oneOf(values)).map((operand) => ({
      [field]: { [operator]: operand },
    })),
  );
const COMPARING = ["$eq", "$ne", "$in", "$notIn", "$gt", "$lte"];
const valuesOf = (field: string) => everything.map((job) => job[field]);
const scalars = fc.oneof(
  has("slug", [...COMPARING, "$containsi"], [...valuesOf("slug"), "nobody"]),
  has("title", [...COMPARING, "$containsi", "$notContains"], [...valuesOf("title"), "a", "Er", "x"]),
  has("job_type", COMPARING, valuesOf("job_type")),
  has("job_zone", COMPARING, [1, 2, 3, 4, 5]),
  has("updatedAt", ["$gt", "$lte"], valuesOf("updatedAt")),
);
const relations = fc
  .constantFrom("sectors", "workplaces", "future_skills", "related_jobs", "related_from")
  .chain((name) => {
    const targets = everything.flatMap((job) => related(job, name));
    return fc
      .oneof(
        has("slug", ["$eq", "$ne", "$in"], [...targets.map((one) => one.slug), "nobody"]),
        has("title", ["$containsi", "$eq"], [...targets.map((one) => one.title), "e"]),
      )
      .map((part) => ({ [name]: part }));
  });
const filters = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    scalars,
    relations,
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map(($and) => ({ $and })),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map(($or) => ({ $or })),
    tie("tree").map(($not) => ({ $not })),
    fc.tuple(scalars, relations).map(([a, b]) => ({ ...a, ...b })),
  ),
})).tree;

describe("any filter at all", () => {
  it("finds what looking at every record finds, in the same order", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(found(qs.stringify({ filters: filter }))).toEqual(those((job) => holds(filter, job)));
      }),
      { numRuns: 500 },
    );
  });

  it("is cut into pages that together are the whole", () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 25 }), (filter, pageSize) => {
        const whole = found(qs.stringify({ filters: filter }));
        const pages = Array.from({ length: Math.ceil(COUNT / pageSize) }, (_, at) =>
          ask(qs.stringify({ filters: filter, pagination: { page: at + 1, pageSize }, fields: "id" })),
        );
        expect(pages.flatMap(({ data }) => data.map((entry) => entry.id))).toEqual(whole);
        expect(pages[0]?.meta.pagination.total).toBe(whole.length);
      }),
      { numRuns: 60 },
    );
  });

  it("the plain reading itself tells records apart", () => {
    expect(those((job) => holds({ job_zone: { $eq: 4 } }, job)).length).toBeGreaterThan(0);
    expect(those((job) => holds({ job_zone: { $eq: 4 } }, job)).length).toBeLessThan(jobs.length);
  });
});
