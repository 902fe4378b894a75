import { afterAll, beforeAll, expect, it } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";

const CALL = "/api/academic-program/merit-programs";

interface Program {
  readonly documentId: string;
  readonly slug: string;
  readonly percentage: number;
  readonly program_name: string;
  readonly country_city: string;
  readonly category: { slug: string; title: string } | null;
  readonly institute: { slug: string; title: string } | null;
}

onOneEngine("GET /academic-program/merit-programs", (engine) => {
  let api: TestApi;
  let every: Program[];
  let arabic: Program[];
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    every = (await ask("pagination[limit]=1000&populate=*")).data;
    arabic = (await ask("pagination[limit]=1000&populate=*&locale=ar")).data;
  });
  afterAll(() => api?.close());

  async function ask(query: string | Record<string, string>, headers = {}) {
    const search = typeof query === "string" ? query : new URLSearchParams(query).toString();
    const answer = await api.app.inject({ url: `${CALL}?${search}`, headers });
    return { status: answer.statusCode, ...answer.json() };
  }
  const slugs = async (query: Record<string, string>) =>
    (await ask({ "pagination[limit]": "1000", ...query })).data.map(({ slug }: Program) => slug);

  it("without a question is all of them, the highest minimum first, in Strapi's shape", async () => {
    const { data, meta } = await ask("");
    expect(data).toHaveLength(12);
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 12, total: every.length });
    const least = data.map(({ percentage }: Program) => percentage);
    expect(least).toEqual([...least].sort((a, b) => b - a));
    expect(data[0]).not.toHaveProperty("category");
  });

  it.each(["75", "75.0", "٧٥", "۷۵", "75%", "٧٥٪", " 75 "])("%s is a percentage", async (percentage) => {
    const wanted = every.filter((program) => program.percentage <= 75).map(({ slug }) => slug);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(every.length);
    expect(await slugs({ percentage })).toEqual(wanted);
  });

  it("includes the minimum itself, 0 and 100", async () => {
    const [{ percentage: highest }] = every as [Program];
    expect(await slugs({ percentage: String(highest) })).toHaveLength(every.length);
    expect(await slugs({ percentage: String(highest - 0.5) })).not.toContain(every[0]?.slug);
    expect(await slugs({ percentage: "100" })).toHaveLength(every.length);
    expect(await slugs({ percentage: "0" })).toEqual([]);
    expect(await slugs({ percentage: "" })).toHaveLength(every.length);
  });

  it.each(["101", "-1", "abc", "7e1", "0x10", "1000", "Infinity", "50,5,5"])("refuses %s", async (percentage) => {
    expect(await ask({ percentage })).toMatchObject({
      status: 400,
      error: { name: "ValidationError", details: { errors: [{ path: ["percentage"] }] } },
    });
  });

  it("narrows by category and institute: slug, title in either language, document id", async () => {
    const program = every.find(({ category, institute }) => category && institute) as Program;
    const same = arabic.find(({ documentId }) => documentId === program.documentId) as Program;
    for (const key of ["category", "institute"] as const) {
      const slug = program[key]?.slug ?? "";
      const wanted = every.filter((one) => one[key]?.slug === slug).map((one) => one.slug);
      const type = key === "category" ? "academic-program-category" : "academic-program-institute";
      for (const asked of [slug, program[key]?.title ?? "", same[key]?.title ?? "", seedId(type, slug)])
        expect(await slugs({ [key]: asked }), asked).toEqual(wanted);
      expect(await slugs({ [key]: "nobody" })).toEqual([]);
    }
    expect(await slugs({ category: program.category?.slug ?? "", percentage: "0" })).toEqual([]);
  });

  it("narrows by the numbers and ids that other calls give", async () => {
    const program = every.find(({ category, institute }) => category && institute) as Program;
    for (const key of ["category", "institute"] as const) {
      const { data } = (
        await api.app.inject(
          `/api/academic-program-${key === "category" ? "categories" : "institutes"}?pagination[limit]=100`,
        )
      ).json();
      for (const { id, documentId, slug } of data as { id: number; documentId: string; slug: string }[]) {
        const wanted = every.filter((one) => one[key]?.slug === slug).map((one) => one.slug);
        for (const asked of [String(id), documentId])
          expect(await slugs({ [key]: asked }), `${key} ${slug}`).toEqual(wanted);
        expect(await slugs({ [`filters[${key}][id]`]: String(id) })).toEqual(wanted);
      }
      const { id } = (await ask(`populate=${key}&filters[slug]=${program.slug}`)).data[0][key];
      expect(await slugs({ [key]: String(id) })).toContain(program.slug);
      expect(await slugs({ [key]: "999999999" })).toEqual([]);
    }
    const { id, documentId } = (await ask(`filters[slug]=${program.slug}`)).data[0];
    for (const program_name of [String(id), documentId, program.slug])
      expect(await slugs({ program_name })).toEqual([program.slug]);
  });

  it("finds names and places by a part of them, without marks and spellings of letters", async () => {
    const workshop = "bright-workshop-scholarship";
    for (const country_city of ["freiburg", "GERMANY", "ألمانيا", "المانيا", "ألْمَانيا", "فرايبورغ"])
      expect(await slugs({ country_city }), country_city).toContain(workshop);
    for (const program_name of ["bright WORK", "منحة الورشة", "منحه الورشه", "الورشـــة"])
      expect(await slugs({ program_name }), program_name).toContain(workshop);
    expect(await slugs({ program_name: "Bright", country_city: "Mars" })).toEqual([]);
  });

  it("pages, sorts, populates and speaks like any list", async () => {
    const first = await ask("pagination[pageSize]=2&pagination[page]=2&populate=institute&locale=ar&fields=slug");
    expect(first.data.map(({ slug }: Program) => slug)).toEqual(every.slice(2, 4).map(({ slug }) => slug));
    expect(first.data[0]).toHaveProperty("institute");
    expect(await slugs({ sort: "percentage:asc", fields: "slug,percentage" })).toHaveLength(every.length);
    const v4 = await ask("", { "strapi-response-format": "v4" });
    expect(v4.data[0].attributes.percentage).toBe(every[0]?.percentage);
  });

  it.each<[string, number]>([
    ["foo=1", 400],
    ["percentage=70&percentage=80", 400],
    ["percentage[$gt]=1", 400],
    ["category[slug]=x", 400],
    ["locale=xx", 400],
    ["pagination[page]=x", 400],
    ["sort=__proto__", 400],
    [`program_name=${"x".repeat(201)}`, 400],
    ["status=draft", 403],
  ])("refuses ?%s", async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});
