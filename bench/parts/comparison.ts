import { join } from "node:path";
import { readSeedFolder } from "#content/seed.server.ts";
import { clonesOf } from "../content-clones.ts";
import { startWijha } from "../processes.ts";
import { interleave, type Round, ratio, type Target } from "../rounds.ts";
import { makeScratchData } from "../scratch-data.ts";
import { hundredth, tenth, words } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";

const PROGRAMMES = 6000;
const SHIPPED = join(import.meta.dirname, "../../db/seed");
const AIM = 2.5;

/** Two professions side by side beside the page of one of them, both made anew for somebody signed in. */
export const comparison: Part = async (bench) => {
  const programmes = clonesOf(readSeedFolder(SHIPPED), "academic-program", PROGRAMMES);
  const many = programmes.filter(({ type }) => type === "academic-program");
  return [
    await besideProfession(bench, "as shipped", []),
    await besideProfession(bench, `with ${PROGRAMMES} programmes`, many),
  ];
};

async function besideProfession(
  bench: Bench,
  what: string,
  records: Parameters<typeof makeScratchData>[2],
): Promise<Line> {
  const { dataDir, cookie } = await makeScratchData(bench.folder, 1, records);
  const server = await startWijha(dataDir);
  const headers = { cookie, "accept-encoding": "identity" };
  const asked = (name: string, path: string): Target => ({ name, server, headers, paths: () => [path] });
  try {
    const pair = asked("comparison", "/job-comparison?a=nurse&b=accountant");
    const one = asked("profession", "/jobs/nurse");
    const [both, alone] = await interleave(bench.loader, [pair, one], bench.options);
    if (!both || !alone) throw new Error("Nothing was measured.");
    const share = ratio(both, alone, cpu);
    const figures = [
      `× ${words(share, tenth)} of a profession's page`,
      `CPU ${words(both.cpuUs, milliseconds)} ms against ${words(alone.cpuUs, milliseconds)} ms`,
    ].join("; ");
    return { what: `/job-comparison, signed in, ${what}`, figures, aim: `≤ × ${AIM}`, met: share.median <= AIM };
  } finally {
    await server.stop();
  }
}

const cpu = (round: Round) => round.cpuUs;
const milliseconds = (us: number) => hundredth(us / 1000);
