import { afterAll, beforeAll, expect, it } from "vitest";
import { readScaleCall } from "#features/jobs/operations/read-job.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInPerson, visitor } from "#tests/support/people.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { ALIKE, readAsked } from "../schema.ts";
import { readComparison } from "./read-comparison.server.ts";

onOneEngine("two professions of the shipped content", (engine) => {
  let api: TestApi;
  let ctx: Context;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    ctx = api.ctx;
    await loadInstruments(ctx, "db/seed");
  });
  afterAll(() => api?.close());

  const ask = (query: string, actor: Actor = visitor) =>
    readComparison(ctx, actor, readAsked(new URLSearchParams(query)));
  const compare = async (query: string, actor?: Actor) => {
    const { comparison } = await ask(query, actor);
    if (!comparison) throw new Error(`${query} compares nothing`);
    return comparison;
  };
  const asking = async (query: string, actor?: Actor) => {
    const view = await ask(query, actor);
    if (!view.asking) throw new Error(`${query} asks for nothing`);
    return view.asking.sides;
  };
  const slugsOf = (choices: readonly { readonly slug: string }[]) => choices.map(({ slug }) => slug);

  it("says what both have once: a licence that stands among the qualifications has no line of its own", async () => {
    for (const locale of ["ar", "en"] as const) {
      const { groups } = await compare("a=nurse&b=accountant", { ...visitor, locale });
      const alike = groups.find(({ key }) => key === ALIKE)?.rows ?? [];
      const values = alike.flatMap(({ both }) => both.map(({ text }) => text));
      expect(values.length).toBeGreaterThan(4);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it("tells every future skill of both once, shared or on its side", async () => {
    for (const locale of ["ar", "en"] as const) {
      const { groups } = await compare("a=nurse&b=physiotherapist", { ...visitor, locale });
      const parts = groups.flatMap(({ rows }) => rows).filter(({ key }) => key === "future-skills");
      const told = (at: 0 | 1) =>
        parts.flatMap(({ both, each }) => [...both, ...each[at]].map(({ text }) => text)).toSorted();
      for (const [at, slug] of ["nurse", "physiotherapist"].entries()) {
        const job = ctx.content.bySlug("job", slug, locale);
        expect(told(at as 0 | 1)).toEqual(job?.future_skills.map(({ title }) => title).toSorted());
      }
    }
  });

  it("with differences only leaves out what is alike, and counts the same", async () => {
    const all = await compare("a=nurse&b=accountant");
    const only = await compare("a=nurse&b=accountant&only=differences");
    const lines = (of: typeof all) => of.groups.flatMap(({ rows, levels }) => [...rows, ...levels]);
    expect(only.alike).toEqual(all.alike);
    expect(lines(only)).toHaveLength(all.alike.all - all.alike.same);
    expect(lines(only).every((line) => !("both" in line) || line.both.length === 0)).toBe(true);
    expect((await compare("a=nurse&b=accountant&only=odd")).isOnly).toBe(false);
    expect(await compare(only.toSwitch.split("?")[1] ?? "")).toEqual(all);
  });

  it("begins with the greatest differences, and tells each of them once", async () => {
    const { groups } = await compare("a=nurse&b=physiotherapist");
    expect(groups[0]?.key).toBe("great");
    expect(groups[0]?.rows.map(({ key }) => key)).toEqual(["skills", "study", "subjects"]);
    const apart = groups.filter(({ key }) => key !== "alike").flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(new Set(apart).size).toBe(apart.length);
  });

  it("tells two days in one order of time, in place of the tasks", async () => {
    const { days, groups } = await compare("a=nurse&b=baker");
    const hours = days?.moments.map(({ at }) => at) ?? [];
    expect(hours).toHaveLength(8);
    expect(hours).toEqual(hours.toSorted());
    expect(new Set(days?.moments.map(({ side }) => side)).size).toBe(2);
    // The sky does not stand still at the last hour.
    expect(days?.hours).toMatch(/var\(--d-(gold|dusk|night)\) 100%$/);
    expect(groups[0]?.rows.map(({ key }) => key)).not.toContain("tasks");
  });

  it("names what both have where one has nothing else", async () => {
    const { groups } = await compare("a=nurse&b=accountant");
    const row = groups.flatMap(({ rows }) => rows).find(({ key }) => key === "qualifications");
    expect(row?.each[1]).toEqual([]);
    expect(row?.none[1]).toMatch(/^Only what both have: .+ and .+/);
  });

  it("swaps sides", async () => {
    const { sides, toSwapped } = await compare("a=nurse&b=accountant");
    const swapped = await compare(toSwapped.split("?")[1] ?? "");
    expect(slugsOf(swapped.sides)).toEqual(slugsOf(sides).toReversed());
  });

  it("asks for another when both are the same, the nearest first", async () => {
    const [one, other] = await asking("a=nurse&b=Nurse");
    expect(one.chosen?.slug).toBe("nurse");
    expect(other.said).toMatch(/same profession/);
    expect(other.choices.length).toBeGreaterThan(3);
    expect(slugsOf(other.choices)).not.toContain("nurse");
    expect(other.choices[0]?.to).toBe(`/job-comparison?a=nurse&b=${other.choices[0]?.slug}`);
  });

  it("asks again for a side nobody knows, and keeps the other and what was typed", async () => {
    const long = "x".repeat(60);
    for (const typed of ["nurze", long, "é", "<b>", "a\u0000b"]) {
      const [one, other] = await asking(`a=${encodeURIComponent(typed)}&b=accountant`);
      expect(one.chosen, typed).toBeNull();
      expect(one.said ?? one.title).not.toBe("");
      expect(other.chosen?.slug).toBe("accountant");
      for (const { to } of one.choices) expect(to).toMatch(/&b=accountant$|\?b=accountant/);
    }
    expect((await asking(`a=${long}&b=accountant`))[0].typed).toBe(long);
  });

  it("finds by name: choices for a part of it, the profession for the whole", async () => {
    const [, other] = await asking("a=nurse&b=account");
    expect(slugsOf(other.choices)).toContain("accountant");
    const arabic = { ...visitor, locale: "ar" } as const;
    expect((await compare(`a=nurse&b=${encodeURIComponent("محاسب")}`, arabic)).sides[1].slug).toBe("accountant");
  });

  it("reads two ticked under one key, and of more offers the others as the second", async () => {
    expect(slugsOf((await compare("a=/jobs/nurse&a=/jobs/accountant")).sides)).toEqual(["nurse", "accountant"]);
    const [one, other] = await asking("a=/jobs/nurse&a=/jobs/accountant&a=/jobs/actor");
    expect(one.chosen?.slug).toBe("nurse");
    expect(slugsOf(other.choices)).toEqual(["accountant", "actor"]);
    expect((await asking("a=nurse&a=nurse&a="))[1].said).toBeNull();
  });

  it("says which profession has no values of environments, and guesses none", async () => {
    const bare = ctx.content.all("job", { locale: "en" }).find(({ riasec }) => riasec === null);
    if (!bare) throw new Error("The shipped directory has professions without values.");
    const { groups } = await compare(`a=nurse&b=${bare.slug}`);
    const like = groups.find(({ key }) => key === "like");
    expect(like?.notes.join()).toContain(bare.title);
    expect(like?.levels.every(({ each }) => each[0] !== null && each[1] === null)).toBe(true);
  });

  it("says what each of two asks for alone, and leads to what teaches it", async () => {
    const { gaps } = await compare("a=nurse&b=accountant");
    const future = ctx.content.bySlug("job", "accountant", "en")?.future_skills ?? [];
    const own = new Set(ctx.content.bySlug("job", "nurse", "en")?.future_skills.map(({ slug }) => slug));
    expect(gaps.between?.[1].taught.map(({ title }) => title).toSorted()).toEqual(
      future
        .filter(({ slug }) => !own.has(slug))
        .map(({ title }) => title)
        .toSorted(),
    );
    expect(gaps.between?.[1].taught.some(({ closers }) => closers.length > 0)).toBe(true);
    const nursing = new Set(gaps.between?.[0].taught.map(({ title }) => title));
    expect(nursing.size).toBeGreaterThan(0);
    expect(future.some(({ title }) => nursing.has(title))).toBe(false);
    expect(gaps).toMatchObject({ own: [], profile: null });
  });

  it("tells how near a clear result is to each and why, in the words of their pages; visitors are led to the scale", async () => {
    expect(await compare("a=nurse&b=accountant")).toMatchObject({ fits: null, call: { link: { to: "/career-test" } } });
    const { actor } = await signedInPerson(ctx);
    const { statements } = await newestForm(ctx);
    await submitAll(ctx, actor, {
      answers: Object.fromEntries(statements.map(({ id, environment }) => [id, environment === "S"])),
    });
    const { fits } = await compare("a=nurse&b=accountant", actor);
    const [near, far] = fits ?? [];
    expect(near?.why).toMatch(/^You said: “.+”\nPart of the work: /);
    expect(far?.text).toMatch(/^Far from your tendencies/);
    expect(far?.why).toBeNull();
    const call = await readScaleCall(ctx, actor, "nurse");
    expect(call.text).toContain(near?.text);
  });

  it("tells somebody whose profile names no skill, and holds against each what it names, in either language", async () => {
    const { id, actor } = await signedInPerson(ctx);
    expect((await compare("a=nurse&b=accountant", actor)).gaps).toMatchObject({
      own: [],
      profile: { link: { to: "/user-profile" } },
    });
    const arabic = ctx.content.bySlug("job", "accountant", "ar")?.Skills[0] ?? "";
    const at = ctx.clock.now().toISOString();
    await ctx.db
      .insertInto("profiles")
      .values({ user_id: id, custom_skills: `${arabic}\nbasket weaving`, updated_at: at } as never)
      .execute();
    const { own } = (await compare("a=nurse&b=accountant", actor)).gaps;
    expect(own.map(({ held }) => held.length)).toEqual([0, 1]);
    expect(own[1]?.held).toEqual([ctx.content.bySlug("job", "accountant", "en")?.Skills[0]]);
  });
});

const texts = (title: string) => ({ title, summary: "One.", description: "One." });
const short = (slug: string, skills: readonly string[]): WrittenRecord => ({
  slug,
  data: { job_type: "craft", profile: "short", asks: { skills, knowledge: [], styles: [], values: [] } },
  ar: texts(slug),
  en: texts(slug),
});

it("compares no skills of a short profile with those of a full one, and says so; two short ones it does", async () => {
  const full = { ...short("smith", []), data: { job_type: "craft", profile: "full" } };
  const content = published({
    job: [full, short("welder", ["2.A.1.b"]), short("fitter", ["2.A.1.b", "2.A.1.e"]), short("diver", [])],
  });
  const gaps = async (a: string, b: string) => {
    const { comparison } = await readComparison({ content } as unknown as Context, visitor, {
      a,
      b,
      others: [],
      isOnly: false,
    });
    return comparison?.gaps;
  };
  expect(await gaps("smith", "welder")).toMatchObject({
    between: null,
    notBetween: expect.stringMatching(/short profile/),
  });
  expect((await gaps("welder", "fitter"))?.between).toMatchObject([
    { held: { length: 1 }, others: { length: 0 } },
    { held: { length: 1 }, others: { length: 1 } },
  ]);
  expect(await gaps("welder", "diver")).toMatchObject({
    between: null,
    notBetween: expect.stringMatching(/do not know/),
  });
});

it("tells no days where one of them is not written", async () => {
  const content = published({ job: [short("welder", []), short("fitter", [])] });
  const asked = { a: "welder", b: "fitter", others: [], isOnly: false };
  const { comparison } = await readComparison({ content } as unknown as Context, visitor, asked);
  expect(comparison?.days).toBeNull();
});
