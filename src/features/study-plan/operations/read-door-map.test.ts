import { afterAll, beforeAll, expect, it } from "vitest";
import { readAll } from "#content/readers.ts";
import { readSeedFolder } from "#content/seed.server.ts";
import type { EntryRule } from "#content/types/entry-rules.ts";
import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { visitor } from "#tests/support/people.ts";
import { clonesOf } from "../../../../bench/content-clones.ts";
import { snapshotOf } from "../../../../bench/synthetic.ts";
import { SUBJECTS_OF_ALL } from "../rules.ts";
import { STANDS } from "../schema.ts";
import { drawDoors } from "./draw-doors.server.ts";
import { readDoorMap } from "./read-door-map.server.ts";

/** A rule that nobody can meet here: its subject is none of those offered. */
const UNLISTED = { rule: { subject: "nobody", minimum: 60 } };

/** What a rule asks, subject by subject. */
function marksOf(rule: EntryRule): { readonly subject: string; readonly minimum: number }[] {
  if ("subject" in rule) return [rule];
  return ("allOf" in rule ? rule.allOf : "anyOf" in rule ? rule.anyOf : rule.of).flatMap(marksOf);
}

/** What of an area is open, surely or with grades. */
const opened = (area: { readonly sure: number; readonly waiting: number } | undefined) =>
  area ? area.sure + area.waiting : 0;

/** All of them unticked. */
const NONE = "was=physics";
/** Doors stand open for these. */
const OPENING =
  "s=biology&s=chemistry&s=english-language&grade-biology=88&grade-chemistry=82&grade-english-language=90&average=90";

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

  it("hangs a sign of its work on every door that stays shut; of an area that needs grades its worker is seen", () => {
    const drawn = (query: string) => drawDoors(ctx, map(query));
    for (const query of [NONE, "s=biology&s=chemistry", OPENING]) {
      const { areas, isBegun, programs, pageCount } = drawn(query);
      for (const { slug, sure, isAssumed, sign, scene } of areas) {
        const isShut = sure === 0 && !(isBegun && isAssumed);
        expect([Boolean(sign), scene === null], `${query}: ${slug}`).toEqual([isShut, isShut]);
      }
      const pages = Array.from({ length: pageCount - 1 }, (_, at) => drawn(`${query}&page=${at + 2}`).programs);
      for (const { slug, stand, sign } of [...programs, ...pages.flat()])
        expect(Boolean(sign), `${query}: ${slug}`).toBe(stand !== "open");
    }
    expect(new Set(drawn(NONE).areas.map(({ sign }) => sign)).size).toBe(drawn(NONE).areas.length);
  });

  it("opens nothing that asks for a subject before one is named, and tells every gap by subject and percent", () => {
    for (const locale of ["ar", "en"] as const) {
      const titles = new Map(
        ctx.content.all("academic-subject-option", { locale }).map(({ slug, title }) => [slug, title] as const),
      );
      for (let page = 1; page <= map(NONE, locale).pageCount; page += 1)
        for (const { slug, gaps, standing } of map(`${NONE}&page=${page}`, locale).programs) {
          const program = ctx.content.all("academic-program", { locale }).find((one) => one.slug === slug);
          const asked = marksOf(program?.entry_rules.rule ?? { allOf: [] });
          expect(standing, slug).toBe("shut");
          for (const gap of gaps)
            expect(
              asked.some(
                ({ subject, minimum }) =>
                  gap.includes(titles.get(subject) ?? "?") &&
                  gap.includes(formatNumber(minimum / 100, locale, { style: "percent", maximumFractionDigits: 2 })),
              ),
              gap,
            ).toBe(true);
        }
    }
  });

  it("has ticked what everybody studies for who comes without subjects, and shows what it opens", () => {
    const { subjects, isBegun, counts, choices, ofAll } = map("");
    const taken = (of: typeof subjects) => of.filter(({ isTaken }) => isTaken).map(({ slug }) => slug);
    expect(taken(subjects).toSorted()).toEqual(SUBJECTS_OF_ALL.toSorted());
    expect({ isBegun, ofAll }).toEqual({ isBegun: true, ofAll: null });
    expect(counts).toEqual(map(SUBJECTS_OF_ALL.map((slug) => `s=${slug}`).join("&")).counts);
    expect(counts.open).toBeGreaterThan(0);
    for (const { to } of choices)
      expect(taken(map(to.split("?")[1] ?? "").subjects)).toHaveLength(SUBJECTS_OF_ALL.length + 1);
    expect(taken(map(NONE).subjects)).toEqual([]);
  });

  it("adds what everybody studies with one press, which opens what only that kept shut", () => {
    const { ofAll, areas } = map("s=biology&s=chemistry");
    const openOf = (of: typeof areas) => opened(of.find(({ slug }) => slug === "health"));
    const query = ofAll?.to.split("?")[1] ?? "";
    const after = map(query);
    expect(openOf(after.areas)).toBeGreaterThan(openOf(areas));
    expect(after.ofAll).toBeNull();
    expect(after.change.map(({ isOpened }) => isOpened)).toEqual([true]);
    const all = SUBJECTS_OF_ALL.filter((one) => !ctx.content.bySlug("academic-subject-option", one, "en"));
    expect(all).toEqual([]);
  });

  it("reads grades in every digits, and says beside a field what is none", () => {
    const { subjects } = map(
      `s=physics&s=chemistry&s=biology&grade-physics=${encodeURIComponent("٩٥")}&grade-chemistry=-1&grade-biology=101&s=nobody`,
    );
    const of = (slug: string) => subjects.find((one) => one.slug === slug);
    expect(of("physics")).toMatchObject({ isTaken: true, grade: "٩٥", isFaulty: false });
    expect(of("chemistry")).toMatchObject({ isTaken: true, isFaulty: true });
    expect(of("biology")).toMatchObject({ isFaulty: true });
    expect(subjects).toHaveLength(ctx.content.all("academic-subject-option", { locale: "en" }).length);
  });

  it("takes a subject by its tick alone: one that was unticked is not studied, whatever grade was left", () => {
    const asked = "was=physics&was=chemistry&s=chemistry&grade-physics=95&grade-chemistry=80";
    const { subjects, change, counts, choices } = map(asked);
    expect(subjects.find(({ slug }) => slug === "physics")).toMatchObject({ isTaken: false, grade: "" });
    expect(change).toMatchObject([{ isOpened: false, said: expect.stringContaining("Physics") }]);
    expect(counts).toEqual(map("s=chemistry&grade-chemistry=80").counts);
    expect(map("grade-physics=95").counts).toEqual(map("").counts);
    for (const { to } of choices) {
      const { subjects: later } = map(to.split("?")[1] ?? "");
      expect(later.filter(({ isTaken }) => isTaken)).toHaveLength(2);
    }
  });

  it("says of a subject that is not listed that it is none of these, and takes sixty of them", () => {
    const records = clonesOf(readSeedFolder("db/seed"), "academic-program", 1).map((record) =>
      record.type === "academic-program"
        ? { ...record, body: { ...record.body, data: { ...record.body.data, entry_rules: UNLISTED } } }
        : record,
    );
    const snapshot = snapshotOf(records);
    const all = (type: never, query: never) => readAll(snapshot, type, query);
    const own = { ...ctx, content: { snapshot, all } } as unknown as Context;
    const sixty = new URLSearchParams(Array.from({ length: 60 }, (_, at) => ["s", `subject-${at}`]));
    for (const locale of ["ar", "en"] as const) {
      const { programs, counts } = readDoorMap(own, { ...visitor, locale }, sixty);
      expect(counts).toEqual({ open: 0, near: 0, shut: 1 });
      expect(programs[0]?.gaps).toEqual([expect.stringContaining(m.study_plan_subject_unlisted({}, { locale }))]);
    }
  });

  it("says what a change closed, and counts every programme once", () => {
    const before = map("s=physics&s=pure-mathematics&s=english-language");
    const after = map("was=physics&was=pure-mathematics&was=english-language&s=pure-mathematics&s=english-language");
    const closed = before.counts.open - after.counts.open;
    expect(after.change).toMatchObject([
      { isOpened: false, count: closed, said: expect.stringContaining(`${closed} doors closed`) },
    ]);
    const named = before.programs.filter(({ slug }) => after.programs.every((one) => one.slug !== slug));
    expect(named.some(({ slug }) => after.change[0]?.doors.some((door) => door.slug === slug))).toBe(true);
    expect(before.change).toEqual([]);
    const { open, near, shut } = after.counts;
    expect(open + near + shut).toBe(ctx.content.all("academic-program", { locale: "en" }).length);
  });

  it("has one order of programmes and professions in both languages, and tells each in two rows at most", () => {
    const query = "s=biology&s=chemistry&s=english-language&grade-biology=80";
    const [ar, en] = [map(query, "ar"), map(query, "en")];
    const slugs = (of: readonly { readonly slug: string }[]) => of.map(({ slug }) => slug);
    expect(slugs(ar.programs)).toEqual(slugs(en.programs));
    expect(slugs(ar.jobs.shown)).toEqual(slugs(en.jobs.shown));
    for (const { rows } of [...ar.programs, ...en.programs, ...map(NONE).programs]) {
      expect([1, 2]).toContain(rows.length);
      expect(rows.every(({ label, said }) => label !== "" && said.length > 0 && !said.includes(""))).toBe(true);
    }
  });

  it("says of an open one what is met and what has no grade yet, each condition once", () => {
    const rowsOf = (query: string) => {
      const { programs } = map(query);
      return programs.filter(({ standing }) => standing === "open").flatMap(({ rows }) => rows);
    };
    const taken = "s=biology&s=chemistry&s=english-language";
    const asked = rowsOf(`${taken}&grade-biology=88&grade-chemistry=82`);
    expect(asked.map(({ stand }) => stand)).toEqual(expect.arrayContaining(["met", "unknown"]));
    for (const { stand, said } of asked) {
      expect(new Set(said).size).toBe(said.length);
      for (const one of said) if (stand === "unknown") expect(one).toMatch(/English language|Average/);
    }
    const whole = rowsOf(`${taken}&grade-biology=88&grade-chemistry=82&grade-english-language=90&average=90`);
    expect(whole.some(({ stand }) => stand === "unknown")).toBe(false);
  });

  it("says that its programmes are examples, and under each door how it stands", () => {
    for (const asked of [
      "",
      "s=biology&s=chemistry",
      "s=biology&s=chemistry&grade-biology=88&grade-chemistry=82",
      NONE,
    ]) {
      const { said, areas, stats, isBegun } = map(asked);
      expect(said.sample).not.toBe("");
      const counted = (state: string) => stats.find((one) => one.state === state)?.count ?? 0;
      const sum = (of: (area: (typeof areas)[number]) => number) => areas.reduce((all, area) => all + of(area), 0);
      expect(sum(({ sure }) => sure)).toBe(counted("open"));
      if (isBegun) expect(sum(({ waiting }) => waiting)).toBe(counted("if"));
      for (const { slug, said: open, sure, waits, waiting, needs } of areas) {
        if (isBegun) expect([parseInt(open || "0"), parseInt(waits || "0")], slug).toEqual([sure, waiting]);
        expect(`${open}${waits}${needs}`, slug).not.toBe("");
      }
    }
  });

  it("leads with what leads where one is heading, among doors that stand alike and behind the doors, and says so", () => {
    const asked = "s=biology&s=chemistry&s=english-language&grade-biology=88&grade-chemistry=82";
    const params = new URLSearchParams(asked);
    const near = ["physiotherapist", "teacher"];
    const own = readDoorMap(ctx, { ...visitor, locale: "en" }, params, { programs: [], jobs: ["nurse"], near });
    const leads = own.programs.filter(({ towards }) => towards !== "");
    expect(leads.length).toBeGreaterThan(0);
    for (const stand of STANDS) {
      const alike = own.programs.filter((one) => one.stand === stand).map(({ towards }) => towards !== "");
      expect(alike, stand).toEqual(alike.toSorted((a, b) => Number(b) - Number(a)));
    }
    expect(own.jobs.shown[0]?.slug).toBe("nurse");
    expect(own.notes[0]).toBe(m.study_plan_order_both({}, { locale: "en" }));
    const other = map(asked);
    expect(other.notes[0]).toBe(m.study_plan_order({}, { locale: "en" }));
    expect(other.programs.every(({ towards }) => towards === "")).toBe(true);
    expect(own.counts).toEqual(other.counts);
  });

  it("lists open doors first, then those that await grades, then near ones, shut ones last, whatever leads to goals", () => {
    const params = "s=biology&s=chemistry&s=english-language&grade-biology=88&grade-chemistry=82";
    const read = (page: number) => {
      const asked = new URLSearchParams(`${params}&page=${page}`);
      return readDoorMap(ctx, { ...visitor, locale: "en" }, asked, { programs: [], jobs: ["nurse"], near: [] });
    };
    const { pageCount, stats } = read(1);
    const all = Array.from({ length: pageCount }, (_, at) => read(at + 1).programs).flat();
    const order = all.map(({ stand }) => STANDS.indexOf(stand));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.filter((at) => at === 0)).toHaveLength(stats.find(({ state }) => state === "open")?.count ?? 0);
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

  it("counts an area as its programmes are, open ones first, and leads to them", () => {
    const { areas, counts } = map("s=physics&s=english-language&page=2&category=nowhere");
    expect(areas.reduce((sum, { sure, waiting }) => sum + sure + waiting, 0)).toBe(counts.open);
    const order = areas.map(({ standing }) => standing);
    expect(order).toEqual(order.toSorted((a, b) => Number(b === "open") - Number(a === "open")));
    for (const { slug, to, total } of areas)
      expect(map(to.split(/[?#]/)[1] ?? ""), slug).toMatchObject({ found: total, page: 1 });
  });

  it("names under a shut door the one subject that opens most of its area, and nothing where none does", () => {
    const asked = "s=biology&s=chemistry";
    const { areas, subjects } = map(asked);
    const openOf = (slug: string, area: string) =>
      opened(map(`${asked}&s=${slug}`).areas.find((one) => one.slug === area));
    const untaken = subjects.filter(({ isTaken }) => !isTaken);
    expect(areas.some(({ needs }) => needs !== "")).toBe(true);
    for (const { slug: area, needs, ...one } of areas) {
      const most = Math.max(...untaken.map(({ slug }) => openOf(slug, area)));
      const best = untaken
        .filter(({ slug }) => openOf(slug, area) === most)
        .map(({ title }) => `${title} could open it`);
      if (opened(one) > 0) expect(needs, area).toBe("");
      else if (most === 0) expect(needs, area).not.toContain("could open it");
      else expect(best, area).toContain(needs);
    }
    expect(map(NONE).areas.every(({ needs }) => needs === "")).toBe(true);
  });

  it("names first subjects before one is ticked, and choices that keep their word", () => {
    const first = map("").choices;
    expect(first.length).toBeGreaterThan(0);
    const common = map(SUBJECTS_OF_ALL.map((slug) => `s=${slug}`).join("&")).counts.open;
    for (const { to, programs } of first) expect(map(to.split("?")[1] ?? "").counts.open).toBe(common + programs);
    const { choices, counts } = map("s=pure-mathematics&s=english-language");
    for (const { to, programs } of choices)
      expect(map(to.split("?")[1] ?? "").counts.open).toBe(counts.open + programs);
  });
});
