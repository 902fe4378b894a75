import { readRawFiles } from "../raw-files.ts";
import { answeringLines } from "./answering.ts";
import { firstLoadLines } from "./first-load.ts";
import type { Part } from "./part.ts";

/** Many students at once, none of their answers lost, what scoring and matching take, and what a first question weighs. */
export const scales: Part = async (bench) => {
  readRawFiles();
  const { scoringLines } = await import("./matching.ts");
  return [...(await firstLoadLines()), ...(await scoringLines(bench)), ...(await answeringLines(bench))];
};
