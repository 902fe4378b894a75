import { describe, expect, it } from "vitest";
import { compareText } from "#i18n/collation.ts";
import { ask, COUNT, type Entry, one, refusal, related } from "#tests/support/asking.ts";

const everything = "pagination[limit]=1000";
const compare = (a: string, b: string) => compareText(a, b, "en");
const firstOf = (entry: Entry, name: string) => related(entry, name)[0];
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

describe("an order by a related record", () => {
  const titles = (query: string) =>
    ask(`${query}&populate=sectors&fields=id&${everything}`).data.map((job) => String(firstOf(job, "sectors")?.title));

  it.each([
    "sort=sectors.title",
    "sort[sectors][title]=asc",
    "sort[0]=sectors.title:asc",
    "sort[0][sectors][title]=asc",
  ])("is that of the first of them: %s", (query) => {
    const found = titles(query);
    expect(found).toHaveLength(COUNT);
    expect(new Set(found).size).toBeGreaterThan(3);
    expect(found).toEqual(found.toSorted(compare));
  });

  it("turns round, takes further keys, and leaves what is equal newest first", () => {
    expect(titles("sort=sectors.title:desc")).toEqual(titles("sort=sectors.title").reverse());
    const jobs = ask(`sort[sectors][title]=asc&populate=sectors&${everything}`).data;
    const sectorOf = (job: Entry) => String(firstOf(job, "sectors")?.title);
    const byHand = (second: (a: Entry, b: Entry) => number) =>
      ids(jobs.toSorted((a, b) => compare(sectorOf(a), sectorOf(b)) || second(a, b)));
    expect(ids(jobs)).toEqual(byHand((a, b) => String(b.updatedAt).localeCompare(String(a.updatedAt)) || b.id - a.id));
    const two = ask(`sort=sectors.title,slug:desc&fields=slug&${everything}`).data;
    expect(ids(two)).toEqual(byHand((a, b) => compare(String(b.slug), String(a.slug))));
  });

  it("goes through a relation to one, the other way round, and several levels", () => {
    const books = ask(`sort=cover.name&fields=id&${everything}`, "books").data;
    expect(books).toHaveLength(ask(everything, "books").data.length);
    const sectors = ask(`sort=jobs.title&populate=jobs&${everything}`, "sectors").data;
    const held = sectors.flatMap((sector) => firstOf(sector, "jobs") ?? []).map(({ title }) => String(title));
    expect(held).toEqual(held.toSorted(compare));
    // A record without a related one comes last, as one whose value is empty.
    expect(sectors.findLastIndex((sector) => firstOf(sector, "jobs"))).toBe(held.length - 1);
    const deep = ask(`sort=related_jobs.sectors.title&populate=related_jobs.sectors&${everything}`).data;
    const far = deep.flatMap((job) => {
      const next = firstOf(job, "related_jobs");
      return next ? [String(firstOf(next, "sectors")?.title)] : [];
    });
    expect(far).toEqual(far.toSorted(compare));
  });

  it("holds for related records too, and in the language asked for", () => {
    const [job] = ask(
      "populate[related_jobs][sort]=sectors.title&populate[related_jobs][populate]=sectors&pagination[pageSize]=1",
    ).data;
    const sectors = related(job as Entry, "related_jobs").map((next) => String(firstOf(next, "sectors")?.title));
    expect(sectors).toEqual(sectors.toSorted(compare));
    const arabic = ask(`sort=sectors.title&populate=sectors&locale=ar&${everything}`).data;
    const names = arabic.map((entry) => String(firstOf(entry, "sectors")?.title));
    expect(names).toEqual(names.toSorted((a, b) => compareText(a, b, "ar")));
    expect(ids(arabic)).not.toEqual(ids(ask(`sort=sectors.title&${everything}`).data));
  });

  it.each([
    ["sort=sectors.foo", "Invalid key foo at sort.sectors.foo"],
    ["sort=foo.title", "Invalid key foo at sort.foo.title"],
    ["sort=title.title", "Invalid key title at sort.title.title"],
    ["sort[sectors]=asc", "Invalid key sectors at sort.sectors"],
    ["sort[sectors][title]=up", "Invalid order. order can only be one of asc|desc|ASC|DESC"],
    ["sort=sectors.", "Invalid key  at sort.sectors."],
    ["sort=createdBy.email", "Invalid key createdBy at sort.createdBy.email"],
    [`sort=${"related_jobs.".repeat(5)}title`, "Invalid sort. It goes deeper than 4 levels"],
  ])("%s is refused", (query, message) => {
    expect(refusal(query).message).toBe(message);
  });
});

describe("a part of the related records, and their number", () => {
  const shown = (part: string, v4 = false) => ask(`${part}&fields=id&pagination[pageSize]=5`, "sectors", v4).data;
  const whole = shown("populate[jobs][fields]=slug");
  const slugs = (entry: Entry) => related(entry, "jobs").map(({ slug }) => slug);

  it("starts and ends where it is asked to", () => {
    expect(slugs(whole[0] as Entry).length).toBeGreaterThan(3);
    for (const [part, from, to] of [
      ["populate[jobs][limit]=2", 0, 2],
      ["populate[jobs][start]=1", 1, undefined],
      ["populate[jobs][start]=1&populate[jobs][limit]=2", 1, 3],
      ["populate[jobs][limit]=-1", 0, undefined],
      ["populate[jobs][limit]=0", 0, 0],
      ["populate[jobs][start]=999", 999, undefined],
    ] as const)
      expect(shown(part).map(slugs), part).toEqual(whole.map((entry) => slugs(entry).slice(from, to)));
    const sorted = shown("populate[jobs][limit]=2&populate[jobs][sort]=slug:desc");
    expect(sorted.map(slugs)).toEqual(
      whole.map((entry) => (slugs(entry) as string[]).sort(compare).reverse().slice(0, 2)),
    );
  });

  it("is counted instead of shown, in both shapes and within filters", () => {
    for (const yes of ["true", "1", "t"])
      expect(shown(`populate[jobs][count]=${yes}`).map(({ jobs }) => jobs)).toEqual(
        whole.map((entry) => ({ count: slugs(entry).length })),
      );
    expect(shown("populate[jobs][count]=false&populate[jobs][fields]=slug")).toEqual(whole);
    const count = slugs(whole[0] as Entry).length;
    expect(shown("populate[jobs][count]=true", true)[0]).toMatchObject({
      attributes: { jobs: { data: { attributes: { count } } } },
    });
    const filtered = shown("populate[jobs][count]=true&populate[jobs][filters][slug]=nobody");
    expect(filtered[0]?.jobs).toEqual({ count: 0 });
    const one = "populate[blog][count]=true&populate[blog][limit]=0";
    expect(ask(one, "featured-blog").data).toHaveProperty("blog.slug");
  });

  it.each([
    ["populate[sectors][limit]=many", "Invalid value at populate.sectors.limit: a whole number from 0 on"],
    ["populate[sectors][limit]=-2", "Invalid value at populate.sectors.limit: a whole number from 0 on"],
    ["populate[sectors][start]=-1", "Invalid value at populate.sectors.start: a whole number from 0 on"],
    [
      "populate[sectors][count]=maybe",
      'Invalid populate.sectors.count parameter. Expected "t","1","true","false","0","f"',
    ],
  ])("%s is refused", (query, message) => {
    expect(refusal(query).message).toBe(message);
  });
});

describe("a question by words", () => {
  const all = ask(everything).data;
  const texts = (job: Entry) => [job.title, job.summary, job.description, job.keywords].join("\n").toLowerCase();
  const found = (query: string) => ids(ask(`${query}&fields=id&${everything}`).data);
  const title = String(all[3]?.title);

  it("finds the records that say each of them in a text that is searched", () => {
    const [first = "", second = ""] = title.split(" ");
    for (const words of [[title], [first.toUpperCase(), second], [String(all[3]?.keywords).split(",")[0] ?? ""]]) {
      const said = words.join(" ").toLowerCase().split(/\s+/);
      const byHand = all.filter((job) => said.every((word) => texts(job).includes(word)));
      expect(byHand.length).toBeGreaterThan(0);
      expect(byHand.length).toBeLessThan(COUNT);
      expect(found(`_q=${encodeURIComponent(words.join(" "))}`)).toEqual(ids(byHand));
    }
    expect(found("_q=")).toEqual(ids(all));
    expect(found("_q=zqzq")).toEqual([]);
    // A code, a list of skills and the slug are no searched texts.
    expect(found("_q=profession-3")).toEqual([]);
  });

  it("is joined with filters, the language and the pages", () => {
    expect(found(`_q=${title.split(" ")[0]}&filters[slug]=${all[3]?.slug}`)).toEqual([all[3]?.id]);
    expect(found(`_q=zqzq&filters[slug]=${all[3]?.slug}`)).toEqual([]);
    const arabic = ask(`locale=ar&${everything}`).data[3];
    expect(found(`locale=ar&_q=${encodeURIComponent(String(arabic?.title))}`)).toContain(arabic?.id);
    expect(ask("_q=e").meta.pagination).toMatchObject({ page: 1, pageSize: 12 });
  });

  it("is bounded", () => {
    expect(refusal(`_q=${"x".repeat(201)}`).message).toBe("_q is longer than 200 characters");
    expect(refusal(`_q=${"a b c d e f g h i j k"}`).message).toBe("More than 10 words in _q");
    expect(refusal("_q[a]=x").message).toBe("Invalid value at _q");
    expect(refusal("_q=x", "jobs", String(all[0]?.documentId)).message).toBe("Invalid key _q");
  });
});

it("the source can be asked for by name, as it is shown by default", () => {
  const [job] = ask("pagination[pageSize]=1").data;
  const named = ask("fields[0]=source&fields[1]=slug&pagination[pageSize]=1").data[0];
  expect(named).toEqual({ id: job?.id, documentId: job?.documentId, slug: job?.slug, source: job?.source });
  expect(Object.keys(ask("fields=title,source,updatedAt&pagination[pageSize]=1").data[0] ?? {})).toEqual([
    "id",
    "documentId",
    "title",
    "source",
    "updatedAt",
  ]);
  const books = ask(everything, "books").data.map(({ source }) => source);
  expect(books.some((source) => source !== null)).toBe(true);
  expect(ask(`fields=source&${everything}`, "books").data.map(({ source }) => source)).toEqual(books);
  expect(one(String(job?.documentId), "fields=source", "jobs", true).data.attributes).toEqual({ source: job?.source });
});

describe("a type of one record", () => {
  it.each(["featured-blog", "tips-and-trick", "privacy-and-policy", "terms-of-usage"])(
    "/%s takes what a list takes",
    (plural) => {
      const { data } = ask("", plural);
      expect(ask("pagination[page]=3&pagination[pageSize]=1&sort=updatedAt:desc", plural)).toEqual({ data, meta: {} });
      expect(ask("pagination[limit]=1&sort[0]=title", plural).data).toEqual(data);
      const { slug } = data as unknown as Entry;
      expect(ask(`filters[slug]=${slug}`, plural).data).toEqual(data);
      expect(ask(`filters[slug]=${slug}`, plural, true).data).toHaveProperty("attributes.slug", slug);
      expect(refusal("filters[slug]=another", plural)).toMatchObject({ code: "not_found", status: 404 });
      expect(refusal("_q=zqzqzq", plural).code).toBe("not_found");
      for (const [query, key] of [
        ["filters[foo]=1", "foo"],
        ["sort=createdBy", "createdBy"],
        ["pagination[foo]=1", "foo"],
        ["page=1", "page"],
      ])
        expect(refusal(query as string, plural)).toMatchObject({ status: 400, details: { extra: { key } } });
      expect(ask("pagination[page]=0", plural)).toEqual({ data, meta: {} });
      expect(refusal("pagination[page]=x", plural).status).toBe(400);
    },
  );
});
