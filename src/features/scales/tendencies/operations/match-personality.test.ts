import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { jobsByPersonality, matchesOf, rankedJobs } from "./match-personality.server.ts";

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

it("puts full profiles first, and after them the nearest short ones, one of a family, few", () => {
  const { jobs, short: others } = matchesOf(ctx, { scores, marked: [] }, "en");
  expect(jobs.map(({ slug }) => slug)).toEqual(["full-near", "full-far"]);
  expect(others.map(({ slug }) => slug)).toEqual(["short-nearest", "short-0", "short-1", "short-2"]);
});

it("answers the calls with full profiles first, and with all when all are asked for", async () => {
  const few = await jobsByPersonality(ctx, visitor, { personality: "RIC", locale: "en", top: 3 });
  expect(few.matches.map(({ slug }) => slug.startsWith("full"))).toEqual([true, true, false]);
  const all = await rankedJobs(ctx, visitor, "RIC");
  expect(new Set(all).size).toBe(13);
  expect(all.slice(0, 2)).toEqual(few.matches.slice(0, 2).map(({ id }) => id));
});
