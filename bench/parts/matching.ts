import { readFileSync } from "node:fs";
import { join } from "node:path";
import { seedId } from "#content/seed.server.ts";
import { readInstrumentAnswers } from "#features/scales/engine/rules/read-instrument-answers.ts";
import { ANSWERS, type GivenAnswers } from "#features/scales/engine/rules/score-instrument.ts";
import type { Instrument } from "#features/scales/engine/schema/instrument.ts";
import type { Norms } from "#features/scales/engine/schema/norms.ts";
import { matchesOf } from "#features/scales/tendencies/operations/list-matches.server.ts";
import { rankedJobs } from "#features/scales/tendencies/operations/match-personality.server.ts";
import { occupations } from "#features/scales/tendencies/operations/read-content.server.ts";
import { readAnswers } from "#features/scales/tendencies/rules/read-answers.ts";
import { byEnvironment, findMarked } from "#features/scales/tendencies/rules.ts";
import { type FormStatement, statementsOf } from "#features/scales/tendencies/schema.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { loadShipped } from "../../src/server/load-shipped.ts";
import { SOME_JOB } from "../pages.ts";
import { EDITOR, openScratch, retitle } from "../scratch-context.ts";
import { hundredth, spreadOf, words } from "../spread.ts";
import { chance } from "../synthetic.ts";
import type { Bench, Line } from "./part.ts";

const SCORE_AIM_MS = 2;
const MATCH_AIM_MS = 5;
const SETS = 300;
const SCALES = join(import.meta.dirname, "../../db/seed/scales");
const CODES = ENVIRONMENTS.flatMap((a) => ENVIRONMENTS.filter((b) => a !== b).map((b) => a + b));

/** What one full set of answers says, and which professions it is near to: inside this process, one after the other. */
export async function scoringLines(bench: Bench): Promise<Line[]> {
  const statements = statementsOf(read<Instrument>("tendencies-2.json"));
  const sets = Array.from({ length: SETS }, (_, at) => marksOf(statements, at + 1));
  const scoring = timesOf(sets, (marks) => readAnswers(statements, marks));
  const eta = read<Instrument>("eta-1.json");
  const norms = read<Norms>("eta-norms-1.json");
  const given = sets.map((_, at) => answersOf(eta, at + 1));
  const taker = { grade: 10, gender: "female" } as const;
  const other = timesOf(given, (answers) => readInstrumentAnswers(eta, norms, taker, answers));
  return [
    line("the tendencies scale scored, with certainty", scoring, SCORE_AIM_MS),
    line("the traits scale scored, with norms", other, SCORE_AIM_MS),
    ...(await matchingLines(bench, statements, sets)),
  ];
}

async function matchingLines(
  bench: Bench,
  statements: readonly FormStatement[],
  sets: readonly Marks[],
): Promise<Line[]> {
  const { ctx, close } = await openScratch(bench.folder);
  await loadShipped(ctx);
  await ctx.content.refresh();
  const clear = sets.map((marks) => resultOf(statements, marks)).filter(({ kind }) => kind === "clear");
  const match = (result: Match) => matchesOf(ctx, result, "ar");
  const matched = timesOf(clear, match);
  const ranked = await timesOfAll(CODES, (code) => rankedJobs(ctx, EDITOR, code));
  const colds: number[] = [];
  for (let round = 0; round < bench.options.rounds; round += 1) colds.push(await coldTime(ctx, round, clear, match));
  const count = occupations(ctx, "ar").length;
  await close();
  return [
    line(`a clear result beside ${count} professions and the sectors`, matched, MATCH_AIM_MS),
    { what: "the same, first after a profession was edited", figures: `${words(spreadOf(colds), hundredth)} ms` },
    line(`all ${count} professions in order, by two letters`, ranked, MATCH_AIM_MS),
  ];
}

type Marks = Readonly<Record<string, boolean>>;
type Match = Parameters<typeof matchesOf>[1];

/** A profession is given another title: whatever was made of the former content is made anew. */
async function coldTime(ctx: Context, round: number, results: readonly Match[], match: (one: Match) => unknown) {
  await retitle(ctx, seedId("job", SOME_JOB), `Edited ${round}`);
  await ctx.content.refresh();
  const from = performance.now();
  match(results[round % results.length] as Match);
  return performance.now() - from;
}

/** Somebody who likes each environment as much as chance has it. */
function marksOf(statements: readonly FormStatement[], seed: number): Marks {
  const below = chance(seed);
  const liking = byEnvironment(() => below(101));
  return Object.fromEntries(statements.map(({ id, environment }) => [id, below(100) < liking[environment]]));
}

function answersOf({ items, answers }: Instrument, seed: number): GivenAnswers {
  const below = chance(seed);
  const offered = ANSWERS[answers];
  return Object.fromEntries(items.map(({ id }) => [id, offered[below(offered.length)] as string]));
}

function resultOf(statements: readonly FormStatement[], marks: Marks): Match {
  const reading = readAnswers(statements, marks);
  const known = new Set(findMarked(statements, marks).map(({ id }) => id));
  const marked = statements.filter(({ id }) => known.has(id));
  return { kind: reading.kind, reading, marked, scores: byEnvironment((one) => reading.scores[one].raw) };
}

interface Times {
  readonly first: number;
  /** All after the first, sorted. */
  readonly warm: readonly number[];
}

function timesOf<T>(all: readonly T[], work: (one: T) => unknown): Times {
  const times = all.map((one) => {
    const from = performance.now();
    work(one);
    return performance.now() - from;
  });
  return sorted(times);
}

async function timesOfAll<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (const one of all) {
    const from = performance.now();
    await work(one);
    times.push(performance.now() - from);
  }
  return sorted(times);
}

function sorted([first = Number.NaN, ...rest]: readonly number[]): Times {
  return { first, warm: rest.sort((a, b) => a - b) };
}

function line(what: string, { first, warm }: Times, aim: number): Line {
  const at = (share: number) => warm[Math.floor((warm.length - 1) * share)] ?? Number.NaN;
  const figures = `p50 ${hundredth(at(0.5))}, p99 ${hundredth(at(0.99))}, most ${hundredth(at(1))} ms; the first of all ${hundredth(first)} ms`;
  return { what, figures, aim: `${aim} ms`, met: at(0.5) <= aim };
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(SCALES, name), "utf8")) as T;
}
