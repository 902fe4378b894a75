import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { hollandCode } from "../rules/order-letters.ts";
import type { ResultKind } from "../rules.ts";
import type { Result } from "../schema/result.ts";
import { matchesOf } from "./list-matches.server.ts";
import { jobsByPersonality, rankedJobs } from "./match-personality.server.ts";

const REALISTIC = { R: 7, I: 4, A: 1, S: 1, E: 2, C: 4 };
const text = (title: string) => ({ title, summary: "One.", description: "One." });
/** `away`: how far from the person below. */
const job = (slug: string, away: number, data: object = {}): WrittenRecord => ({
  slug,
  data: { job_type: "craft", riasec: { ...REALISTIC, S: 1 + away }, ...data },
  ar: text(slug),
  en: text(slug),
});
const short = (slug: string, away: number, family: string) => job(slug, away, { profile: "short", family });

const content = published({
  job: [
    job("full-near", 0.3, { esco_code: "7212.3.1" }),
    job("full-far", 3),
    short("short-nearest", 0, "7000.1"),
    short("short-second-of-family", 0.1, "7000.1"),
    short("short-of-a-full-one", 0, "7212.3"),
    ...Array.from({ length: 8 }, (_, at) => short(`short-${at}`, 0.5 + at / 10, `8000.${at}`)),
  ],
});
const ctx = { content } as unknown as Context;
const visitor: Visitor = { kind: "visitor", locale: "en", origin: { address: "", device: "", userAgent: "" } };
const scores = { R: 9, I: 5, A: 0, S: 0, E: 2, C: 5 };

const resultOf = (kind: ResultKind) =>
  ({
    kind,
    scores,
    marked: [],
    reading: { code: hollandCode(scores, kind === "careless" ? "flat" : kind) },
  }) as unknown as Result;

it("lists nothing of a flat result or one that cannot be read, and groups without a claim what only leans", () => {
  for (const kind of ["flat", "careless"] as const)
    expect(matchesOf(ctx, resultOf(kind), "en")).toEqual({ jobs: [], short: [], groups: [], sectors: [] });
  const { jobs, groups } = matchesOf(ctx, resultOf("leaning"), "en");
  expect(jobs).toEqual([]);
  expect(groups.map(({ environment }) => environment)).toEqual(["R"]);
  expect(groups[0]?.jobs.map(({ slug, label }) => [slug, label])).toEqual([
    ["full-far", null],
    ["full-near", null],
  ]);
});

it("keeps to the preparation that is accepted, and leaves out what is not known to need so little", () => {
  const zoned = published({
    job: [job("brief", 0.5, { job_zone: 2 }), job("long", 0, { job_zone: 4 }), job("unknown", 0)],
  });
  const within = (zone: number | null) =>
    matchesOf({ content: zoned } as unknown as Context, resultOf("clear"), "en", { zone }).jobs.map(({ slug }) => slug);
  expect(within(null)).toHaveLength(3);
  expect(within(2)).toEqual(["brief"]);
  expect(within(4)).toEqual(["long", "brief"]);
  expect(within(1)).toEqual([]);
});

it("gives the true reason: a shared low score is named as such", () => {
  const low = { R: 9, I: 9, A: 9, S: 9, E: 9, C: 0 };
  const any = published({
    job: [{ ...job("any", 0), data: { job_type: "craft", riasec: { R: 6, I: 6, A: 6, S: 6, E: 6, C: 1 } } }],
  });
  const [match] = matchesOf({ content: any } as unknown as Context, { ...resultOf("clear"), scores: low }, "en").jobs;
  expect(match).toMatchObject({ label: "good", reasons: [] });
  expect(match?.why).toMatch(/less drawn to C work/);
});

it("puts full profiles first, and after them the nearest short ones, one of a family, few", () => {
  const { jobs, short: others } = matchesOf(ctx, resultOf("clear"), "en");
  expect(jobs.map(({ slug }) => slug)).toEqual(["full-near", "full-far"]);
  expect(others.map(({ slug }) => slug)).toEqual(["short-nearest", "short-0", "short-1"]);
});

it("answers the calls with full profiles first, and with all when all are asked for", async () => {
  const few = await jobsByPersonality(ctx, visitor, { personality: "RIC", locale: "en", top: 3 });
  expect(few.matches.map(({ slug }) => slug.startsWith("full"))).toEqual([true, true, false]);
  const all = await rankedJobs(ctx, visitor, "RIC");
  expect(new Set(all).size).toBe(13);
  expect(all.slice(0, 2)).toEqual(few.matches.slice(0, 2).map(({ id }) => id));
});
