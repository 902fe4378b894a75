import { startWijha } from "../processes.ts";
import { ANY_SORT, listQuestions, WITH_RELATIONS } from "../questions.ts";
import { interleave, type Measured, ratio, type Target } from "../rounds.ts";
import { makeScratchData } from "../scratch-data.ts";
import { hundredth, whole, words } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const [FEW, MANY] = [1000, 10_000];
const A_ROUND = 1024;
const AIM = 1.3;

const KINDS: readonly (readonly [string, readonly string[], string])[] = [
  ["newest first, five relations", ["updatedAt:desc"], `&${WITH_RELATIONS}`],
  ["newest first", ["updatedAt:desc"], ""],
  ["in any order", ANY_SORT, ""],
];

/** What a list filtered by a relation costs among ten times as many professions; every question is asked once. */
export const growth: Part = async (bench) => {
  const few = await startWijha((await makeScratchData(bench.folder, FEW)).dataDir);
  const many = await startWijha((await makeScratchData(bench.folder, MANY)).dataDir);
  try {
    const lines: Line[] = [];
    for (const [what, sorts, more] of KINDS) {
      const questions = listQuestions(sorts);
      const paths = (round: number) =>
        questions.slice(round * A_ROUND, (round + 1) * A_ROUND).map((question) => `/api/jobs?${question}${more}`);
      const targets: Target[] = [
        { name: `filtered list at ${FEW}, ${what}`, server: few, paths, once: true },
        { name: `filtered list at ${MANY}, ${what}`, server: many, paths, once: true },
      ];
      lines.push(lineOf(what, await interleave(bench.loader, targets, bench.options)));
    }
    return lines;
  } finally {
    await few.stop();
    await many.stop();
  }
};

function lineOf(what: string, measured: readonly Measured[]): Line {
  const [few, many] = measured as [Measured, Measured];
  const costs = ratio(many, few, (round) => round.cpuUs);
  return {
    what: `filtered list, ${what}, at 10,000 beside 1,000`,
    figures: `× ${words(costs, hundredth)}; CPU ${words(many.cpuUs, whole)} µs against ${words(few.cpuUs, whole)} µs`,
    aim: `≤ ${AIM} ×`,
    met: costs.median <= AIM,
  };
}
