import { afterAll, beforeAll, expect, it } from "vitest";
import { subjectsOf } from "#content/types/entry-rules.ts";
import type { Context } from "#platform/context.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { visitor } from "#tests/support/people.ts";
import { readDoorMap } from "./read-door-map.server.ts";

onOneEngine("the door map of the shipped programmes", (engine) => {
  let api: TestApi;
  let ctx: Context;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    ctx = api.ctx;
  });
  afterAll(() => api?.close());

  const map = (query: string, locale: "ar" | "en" = "en") =>
    readDoorMap(ctx, { ...visitor, locale }, new URLSearchParams(query));

  it("opens nothing that asks for a subject before one is named, and tells every gap by subject and percent", () => {
    for (const locale of ["ar", "en"] as const) {
      const titles = new Map(
        ctx.content.all("academic-subject-option", { locale }).map(({ slug, title }) => [slug, title] as const),
      );
      for (let page = 1; page <= map("", locale).pageCount; page += 1)
        for (const { slug, gaps, standing } of map(`page=${page}`, locale).programs) {
          const program = ctx.content.all("academic-program", { locale }).find((one) => one.slug === slug);
          const asked = subjectsOf(program?.entry_rules.rule ?? { allOf: [] });
          expect(standing, slug).toBe("shut");
          for (const gap of gaps) {
            expect(gap).toMatch(/\d/);
            expect(asked.some((subject) => gap.includes(titles.get(subject) ?? "?"))).toBe(true);
          }
        }
    }
  });

  it("reads grades in every digits, and says beside a field what is none", () => {
    const { subjects } = map(
      `s=physics&grade-physics=${encodeURIComponent("٩٥")}&grade-chemistry=-1&grade-biology=101&s=nobody`,
    );
    const of = (slug: string) => subjects.find((one) => one.slug === slug);
    expect(of("physics")).toMatchObject({ isTaken: true, grade: "٩٥", isFaulty: false });
    expect(of("chemistry")).toMatchObject({ isTaken: true, isFaulty: true });
    expect(of("biology")).toMatchObject({ isFaulty: true });
    expect(subjects).toHaveLength(ctx.content.all("academic-subject-option", { locale: "en" }).length);
  });

  it("says what a change closed, and counts every programme once", () => {
    const before = map("s=physics&s=pure-mathematics&s=english-language");
    const after = map("was=physics&was=pure-mathematics&was=english-language&s=pure-mathematics&s=english-language");
    expect(after.change).toMatchObject({ closed: before.counts.open - after.counts.open, opened: 0 });
    const { open, near, shut } = after.counts;
    expect(open + near + shut).toBe(ctx.content.all("academic-program", { locale: "en" }).length);
  });

  it("is filtered, and its pages hold each programme once", () => {
    const all = map("s=physics");
    const slugs = Array.from({ length: all.pageCount }, (_, at) => map(`s=physics&page=${at + 1}`).programs).flat();
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(all.found);
    const open = map("s=physics&show=open");
    expect(open.programs.every(({ standing }) => standing === "open")).toBe(true);
    expect(map("s=physics&category=nowhere")).toMatchObject({ found: 0, programs: [] });
    expect(map("s=physics&page=99").page).toBe(all.pageCount);
  });

  it("names choices that keep their word", () => {
    const { choices, counts } = map("s=pure-mathematics&s=english-language");
    for (const { to, programs } of choices)
      expect(map(to.split("?")[1] ?? "").counts.open).toBe(counts.open + programs);
  });
});
