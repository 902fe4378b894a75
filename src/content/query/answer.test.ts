import { describe, expect, it } from "vitest";
import {
  ask,
  COUNT,
  type Entry,
  jobs,
  type Listed,
  one,
  records,
  refusal,
  related,
  snapshot,
} from "#tests/support/asking.ts";
import { snapshotOf } from "../../../bench/synthetic.ts";
import { seedId } from "../seed.server.ts";
import { answerContent } from "./answer.ts";

const first = jobs[0] as (typeof jobs)[number];

describe("the shape of an answer", () => {
  it("is Strapi 5's: flat records, newest first, relations only when asked for", () => {
    const { data, meta } = ask("");
    expect(meta).toEqual({ pagination: { page: 1, pageSize: 12, pageCount: 5, total: COUNT } });
    expect(data.map((job) => job.documentId)).toEqual(jobs.slice(0, 12).map((job) => job.documentId));
    const keys =
      "id documentId slug profile title title_feminine summary description job_type responsibilities " +
      "Skills other_skills entry_routes day first_role later_roles licence keywords alternative_labels " +
      "riasec job_zone esco_uri esco_code isco08 onet_code family found asks technology education " +
      "green_share regulated source createdAt updatedAt publishedAt locale";
    expect(Object.keys(data[0] ?? {}).join(" ")).toBe(keys);
    expect(data[0]?.keywords).toBe(Object(first.body.en).keywords.join(","));
    expect(data[0]?.locale).toBe("en");
  });

  it("is in the language asked for", () => {
    expect(ask("locale=ar").data[0]).toMatchObject({ locale: "ar", title: first.body.ar?.title });
    expect(ask("locale=en").data[0]).toMatchObject({ locale: "en", title: first.body.en?.title });
  });

  it("shows the other language of a record that lacks the one asked for, and says which", () => {
    const half = records.map((record) => ({ ...record, body: { ...record.body, ar: null } }));
    const body = answerContent({ snapshot: snapshotOf(half) }, "jobs", "locale=ar&populate=sectors", {
      locale: "en",
      v4: false,
    }).body;
    const { data } = JSON.parse(body.toString()) as Listed;
    expect(data[0]).toMatchObject({ locale: "en", title: first.body.en?.title });
    expect(related(data[0], "sectors")[0]?.locale).toBe("en");
  });

  it("is Strapi 4's when asked for by header", () => {
    const { data } = ask("populate=sectors&pagination[pageSize]=1", "jobs", true);
    expect(Object.keys(data[0] ?? {})).toEqual(["id", "documentId", "attributes"]);
    const attributes = data[0]?.attributes as Record<string, { data: Entry[] }>;
    expect(attributes.title).toBe(first.body.en?.title);
    expect(attributes.sectors?.data[0]?.attributes).toHaveProperty("summary");
    expect(ask("fields=id&populate[sectors][fields]=id&pagination[pageSize]=1", "jobs", true).data[0]).toEqual({
      id: first.id,
      documentId: first.documentId,
      attributes: { sectors: { data: expect.arrayContaining([expect.objectContaining({ attributes: {} })]) } },
    });
  });

  it("of one record has no pagination, in both shapes", () => {
    expect(one(first.documentId)).toMatchObject({ data: { slug: first.slug }, meta: {} });
    expect(one(first.documentId, "fields=slug", "jobs", true).data).toEqual({
      id: first.id,
      documentId: first.documentId,
      attributes: { slug: first.slug },
    });
    expect(refusal("", "jobs", "nobody").code).toBe("not_found");
    expect(refusal("", "jobs", String(first.id)).code).toBe("not_found");
    expect(refusal("", "files").code).toBe("not_found");
    expect(refusal("filters[slug]=x", "jobs", first.documentId).message).toBe("Invalid key filters");
  });

  it.each([
    ["jobs", 12],
    ["sectors", 12],
    ["work-environments", 6],
    ["workplaces", 10],
    ["qualifications", 6],
    ["future-skills", 25],
  ])("of /%s has its own default length", (plural, shown) => {
    expect(ask("", plural).data).toHaveLength(shown);
    expect(ask("pagination[limit]=1000", plural).meta.pagination.limit).toBe(1000);
  });

  it("of /jobs is 10 long when filtered and no length was asked", () => {
    expect(ask("filters[title][$notNull]=true").data).toHaveLength(10);
    expect(ask("filters[title][$notNull]=true&pagination[page]=2").meta.pagination).toEqual({
      page: 2,
      pageSize: 10,
      pageCount: 6,
      total: COUNT,
    });
    expect(ask("filters[title][$notNull]=true&pagination[pageSize]=12").data).toHaveLength(12);
    expect(ask("", "future-skills").meta.pagination.pageSize).toBe(25);
  });
});

describe("pagination", () => {
  it.each<[string, object, number]>([
    ["pagination[page]=2&pagination[pageSize]=25", { page: 2, pageSize: 25, pageCount: 3, total: 60 }, 25],
    ["pagination[page]=3&pagination[pageSize]=25", { page: 3, pageSize: 25, pageCount: 3, total: 60 }, 10],
    ["pagination[page]=1000000000", { page: 1_000_000_000, pageSize: 12, pageCount: 5, total: 60 }, 0],
    ["pagination[pageSize]=1000000", { page: 1, pageSize: 1000, pageCount: 1, total: 60 }, 60],
    ["pagination[start]=58&pagination[limit]=5", { start: 58, limit: 5, total: 60 }, 2],
    ["pagination[limit]=0", { start: 0, limit: 1, total: 60 }, 1],
    ["pagination[limit]=-7", { start: 0, limit: 1, total: 60 }, 1],
    ["pagination[start]=-5&pagination[limit]=2", { start: 0, limit: 2, total: 60 }, 2],
    ["pagination[page]=0", { page: 1, pageSize: 12, pageCount: 5, total: 60 }, 12],
    ["pagination[page]=-3&pagination[pageSize]=5", { page: 1, pageSize: 5, pageCount: 12, total: 60 }, 5],
    ["pagination[pageSize]=0", { page: 1, pageSize: 1, pageCount: 60, total: 60 }, 1],
    ["pagination[pageSize]=-10", { page: 1, pageSize: 1, pageCount: 60, total: 60 }, 1],
    ["pagination[pageSize]=1001", { page: 1, pageSize: 1000, pageCount: 1, total: 60 }, 60],
    ["pagination[limit]=-1", { start: 0, limit: 1000, total: 60 }, 60],
    ["pagination[start]=3", { start: 3, limit: 12, total: 60 }, 12],
    ["pagination[withCount]=false", { page: 1, pageSize: 12 }, 12],
    ["pagination[withCount]=0&pagination[start]=1", { start: 1, limit: 12 }, 12],
    ["pagination[withCount]=true", { page: 1, pageSize: 12, pageCount: 5, total: 60 }, 12],
  ])("%s", (query, pagination, shown) => {
    const answer = ask(query);
    expect(answer.meta.pagination).toEqual(pagination);
    expect(answer.data).toHaveLength(shown);
  });

  it("by page and by start together is refused as Strapi does", () => {
    for (const query of [
      "pagination[page]=1&pagination[start]=0",
      "pagination[pageSize]=1&pagination[limit]=2",
      "pagination[page]=1&pagination[limit]=2",
    ])
      expect(refusal(query)).toMatchObject({
        code: "pagination_mixed",
        message: "Cannot use both page & offset pagination in the same query",
      });
  });
});

describe("sort and fields", () => {
  const slugs = (query: string, plural?: string) => ask(query, plural).data.map((entry) => entry.slug);
  const orders = "fields=slug&pagination[limit]=100";

  it("sorts by one key, several, and both ways", () => {
    const byOrder = slugs("sort=order", "qualifications");
    expect(byOrder).toEqual(
      [
        "secondary-school",
        "vocational-certificate",
        "diploma",
        "bachelor",
        "master-or-higher",
        "professional-licence",
      ].filter((slug) => byOrder.includes(slug)),
    );
    expect(slugs("sort=order:desc", "qualifications")).toEqual([...byOrder].reverse());
    expect(slugs(`${orders}&sort=updatedAt:desc`)).toEqual(jobs.map((job) => job.slug));
    expect(slugs(`${orders}&sort=updatedAt`)).toEqual(
      [...jobs]
        .sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : a.updatedAt > b.updatedAt ? 1 : b.id - a.id))
        .map((job) => job.slug),
    );
    const tied = ask("sort=updatedAt:desc,slug:asc", "sectors").data;
    const byHand = [...ask("", "sectors").data].sort(
      (a, b) =>
        String(b.updatedAt).localeCompare(String(a.updatedAt)) ||
        new Intl.Collator("en").compare(String(a.slug), String(b.slug)),
    );
    expect(tied.map((sector) => sector.slug)).toEqual(byHand.map((sector) => sector.slug));
    const zones = ask("sort=job_zone:asc,slug:DESC&pagination[limit]=100").data;
    const sorted = [...zones].sort(
      (a, b) =>
        Number(a.job_zone) - Number(b.job_zone) ||
        String(b.slug).localeCompare(String(a.slug), "en", { numeric: true }),
    );
    expect(zones.map((job) => job.slug)).toEqual(sorted.map((job) => job.slug));
    expect(slugs(`${orders}&sort[0]=job_zone:asc&sort[1]=slug:desc`)).toEqual(zones.map((job) => job.slug));
    expect(slugs(`${orders}&sort[job_zone]=asc&sort[slug]=desc`)).toEqual(zones.map((job) => job.slug));
  });

  it("sorts Arabic titles as a reader expects", () => {
    const titles = ask("sort=title&locale=ar", "workplaces").data.map((entry) => String(entry.title));
    expect(titles).toEqual([...titles].sort(new Intl.Collator("ar").compare));
  });

  it.each<[string, string[]]>([
    ["fields=title", ["id", "documentId", "title"]],
    ["fields=title,slug", ["id", "documentId", "slug", "title"]],
    ["fields[0]=Skills&fields[1]=locale", ["id", "documentId", "Skills", "locale"]],
    ["fields=id", ["id", "documentId"]],
    ["fields[]=title&fields[]=title", ["id", "documentId", "title"]],
  ])("%s shows those only", (query, keys) => {
    expect(Object.keys(ask(query).data[0] ?? {})).toEqual(keys);
  });
});

describe("populate", () => {
  const relations = (query: string, plural = "jobs") =>
    Object.keys(ask(query, plural).data[0] ?? {}).filter(
      (key) =>
        Array.isArray(ask(query, plural).data[0]?.[key]) &&
        ![
          "responsibilities",
          "Skills",
          "other_skills",
          "entry_routes",
          "later_roles",
          "day",
          "activities",
          "technology",
        ].includes(key),
    );
  const all = [
    "work_environments",
    "sectors",
    "workplaces",
    "qualifications",
    "future_skills",
    "school_subjects",
    "related_jobs",
    "related_from",
    "academic_degrees",
    "academic_programs",
    "certifications",
    "menternships",
    "courses",
    "blogs",
    "documents",
    "books",
  ];

  it.each<[string, string[]]>([
    ["populate=*", all],
    ["populate=true", all],
    ["populate=sectors", ["sectors"]],
    ["populate=workplaces,sectors", ["sectors", "workplaces"]],
    ["populate[0]=sectors&populate[1]=related_from", ["sectors", "related_from"]],
    ["populate[sectors]=true", ["sectors"]],
    ["populate[sectors]=*&populate[workplaces]=false", ["sectors"]],
    ["populate[sectors][fields]=title", ["sectors"]],
    ["populate=", []],
    ["", []],
  ])("%s", (query, expected) => {
    expect(relations(query)).toEqual(expected);
  });

  it("shows related records whole, in the editor's order, or the fields asked for", () => {
    const [job] = ask("populate=future_skills").data;
    const ids = related(job, "future_skills").map((skill) => skill.documentId);
    expect(ids).toEqual(first.body.links.future_skills);
    expect(related(job, "future_skills")[0]).toHaveProperty("description");
    const [slim] = ask("populate[future_skills][fields][0]=slug").data;
    expect(Object.keys(related(slim, "future_skills")[0] ?? {})).toEqual(["id", "documentId", "slug"]);
  });

  it("goes as far down as four levels, and no deeper", () => {
    const [job] = ask("populate[sectors][populate][work_environments][fields]=code").data;
    const sector = related(job, "sectors")[0];
    expect(Object.keys(related(sector, "work_environments")[0] ?? {})).toEqual(["id", "documentId", "code"]);
    expect(ask("populate=sectors.work_environments").data[0]?.sectors).toEqual(
      ask("populate[sectors][populate]=work_environments").data[0]?.sectors,
    );
    const [deep] = ask("populate=related_jobs.related_from.related_jobs.sectors&pagination[pageSize]=1").data;
    let entry = related(deep, "related_jobs")[0];
    for (const name of ["related_from", "related_jobs", "sectors"]) entry = related(entry, name)[0];
    expect(Object.keys(entry ?? {})).toContain("summary");
    expect(entry).not.toHaveProperty("work_environments");
    for (const query of [
      "populate=sectors.jobs.sectors.jobs.sectors",
      "populate[sectors][populate]=jobs.sectors.jobs.sectors",
    ])
      expect(refusal(query).message).toBe("Invalid populate parameter. It goes deeper than 4 levels");
  });

  it("shows one level of relations for a star, wherever it stands", () => {
    const [job] = ask("populate[sectors][populate]=*&pagination[pageSize]=1").data;
    const sector = related(job, "sectors")[0];
    expect(related(sector, "jobs")[0]).not.toHaveProperty("sectors");
  });

  it("filters and sorts related records, to any relation", () => {
    const everyJob = ask("populate=future_skills&pagination[limit]=100").data;
    const asked = "populate[future_skills][filters][title][$containsi]=an&populate[future_skills][sort]=title:desc";
    const shown = ask(`${asked}&pagination[limit]=100`).data;
    expect(shown).toHaveLength(everyJob.length);
    let count = 0;
    shown.forEach((job, at) => {
      const wanted = related(everyJob[at], "future_skills").filter(({ title }) => /an/i.test(String(title)));
      const titles = wanted.map(({ title }) => String(title)).sort(new Intl.Collator("en").compare);
      expect(related(job, "future_skills").map(({ title }) => title)).toEqual(titles.reverse());
      count += wanted.length;
    });
    expect(count).toBeGreaterThan(0);
  });

  it("keeps the editor's order unless told otherwise, also by time", () => {
    const times = (query: string) =>
      ask(`populate[related_jobs]${query}&pagination[limit]=100`).data.map((job) =>
        related(job, "related_jobs").map((one) => String(one.updatedAt)),
      );
    const newest = times("[sort]=updatedAt:desc");
    expect(newest).toEqual(times("=true").map((list) => [...list].sort().reverse()));
    expect(newest).not.toEqual(times("=true"));
  });

  it("filters by what related records are related to, further down", () => {
    const query =
      "populate[related_jobs][filters][sectors][slug]=health-care&populate[related_jobs][populate][sectors][filters][slug][$ne]=health-care";
    const found = ask(`${query}&pagination[limit]=100`).data.flatMap((job) => related(job, "related_jobs"));
    const health = ask("filters[sectors][slug]=health-care&pagination[limit]=100").data.map(({ id }) => id);
    expect(found.length).toBeGreaterThan(0);
    for (const job of found) {
      expect(health).toContain(job.id);
      expect(related(job, "sectors").map(({ slug }) => slug)).not.toContain("health-care");
    }
  });

  it("never mixes selections that differ only in their filter or order", () => {
    const [plain] = ask("populate=sectors&pagination[pageSize]=1").data;
    const [none] = ask("populate[sectors][filters][slug]=nobody&pagination[pageSize]=1").data;
    expect(related(plain, "sectors").length).toBeGreaterThan(0);
    expect(none?.sectors).toEqual([]);
    const v4 = ask("populate[sectors][filters][slug]=nobody&pagination[pageSize]=1", "jobs", true).data[0];
    expect(v4?.attributes).toMatchObject({ sectors: { data: [] } });
  });

  it("works the other way round", () => {
    const [sector] = ask("populate=jobs", "sectors").data;
    const pointing = jobs.filter((job) => job.body.links.sectors?.includes(String(sector?.documentId)));
    expect(related(sector, "jobs").map((job) => job.slug)).toEqual(pointing.map((job) => job.slug));
  });
});

describe("one question", () => {
  it("is answered with the same bytes however it is spelt", () => {
    const bytes = (query: string) => answerContent({ snapshot }, "jobs", query, { locale: "en", v4: false }).body;
    const kept = snapshot.answers.size;
    const asked = bytes("filters[sectors][slug]=health-care&populate=sectors,workplaces");
    expect(bytes("filters[sectors][slug]=health-care&populate=sectors,workplaces")).toEqual(asked);
    expect(bytes("populate[0]=workplaces&populate[1]=sectors&filters[sectors][slug][$eq]=health-care")).toEqual(asked);
    expect(bytes("filters%5Bsectors%5D%5Bslug%5D=health-care&populate=sectors%2Cworkplaces&locale=en")).toEqual(asked);
    expect(snapshot.answers.size).toBe(kept + 1);
    expect(bytes("filters[sectors][slug]=health-care&populate=sectors")).not.toEqual(asked);
    expect(snapshot.answers.size).toBe(kept + 2);
  });

  it("is kept whole when the answer is short, and as its records when it is long", () => {
    const bytes = (query: string) => answerContent({ snapshot }, "jobs", query, { locale: "en", v4: false }).body;
    expect(bytes("filters[slug]=profession-3&fields=slug")).toBe(bytes("filters[slug]=profession-3&fields=slug"));
    const long = bytes("populate=*&pagination[pageSize]=40");
    expect(bytes("populate=*&pagination[pageSize]=40")).not.toBe(long);
    expect(bytes("populate=*&pagination[pageSize]=40")).toEqual(long);
    expect(JSON.parse(String(bytes("populate=*&sort=slug&pagination[pageSize]=20"))).data).toHaveLength(20);
  });

  it("is never mixed up with another", () => {
    const twice = (query: string) => [ask(query), ask(query)];
    for (const query of [
      "",
      "locale=ar",
      "pagination[page]=2",
      "filters[slug]=profession-1",
      "sort=slug",
      "fields=slug",
    ])
      expect(twice(query)[0]).toEqual(twice(query)[1]);
    expect(one(seedId("job", "profession-1"))).not.toEqual(one(seedId("job", "profession-2")));
    expect(ask("filters[title][$eq]=a").meta).toEqual(ask("filters[title][$ne]=zzz&filters[title][$eq]=a").meta);
    expect(ask("filters[title][$ne]=a").meta.pagination.total).toBe(COUNT);
  });
});
