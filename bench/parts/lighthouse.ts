import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumFlags, ensureChromium } from "#tests/support/chromium.ts";
import { LANGUAGES } from "../client-bytes.ts";
import { SOME_JOB } from "../pages.ts";
import { startWijha } from "../processes.ts";
import { spreadOf, whole, words } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";

const VERSION = "13.5.0";
const TOOL = join(import.meta.dirname, "../../.cache/lighthouse");
const PATHS = ["/", "/jobs", `/jobs/${SOME_JOB}`, "/career-test"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;
const PERFORMANCE_AIM = 95;

type Scores = Record<(typeof CATEGORIES)[number] | (typeof FIGURES)[number], number>;

/** Lighthouse on a phone, simulated, on four pages in both languages. It is fetched when it is asked for: no test needs it. */
export const lighthouse: Part = async (bench) => {
  const command = installed(bench);
  const chromium = await ensureChromium();
  const server = await startWijha(join(bench.folder, "data-lighthouse"));
  const lines: Line[] = [];
  try {
    for (const path of PATHS)
      for (const language of LANGUAGES) {
        const runs: Scores[] = [];
        for (let run = 0; run < bench.options.rounds; run += 1)
          runs.push(await stubborn(() => oneRun(bench, command, chromium, `${server.address}${path}`, language)));
        lines.push(lineOf(`${path} in ${language}`, runs));
        bench.say(`  … ${lines.at(-1)?.what}: ${lines.at(-1)?.figures}`);
      }
  } finally {
    await server.stop();
  }
  return lines;
};

/** Chromium under Lighthouse now and then ends without a report, which says nothing of the page. */
async function stubborn<T>(run: () => Promise<T>): Promise<T> {
  return run().catch(run).catch(run);
}

function installed(bench: Bench): string {
  const command = join(TOOL, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  bench.say(`  Lighthouse ${VERSION} is fetched into .cache …`);
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, "package.json"), '{"private":true}');
  const done = spawnSync("npm", ["install", "--no-audit", "--no-fund", `lighthouse@${VERSION}`], { cwd: TOOL });
  if (done.status !== 0) throw new Error(`Lighthouse could not be fetched: ${done.stderr}`);
  return command;
}

async function oneRun(bench: Bench, command: string, chromium: string, url: string, language: string): Promise<Scores> {
  const folder = mkdtempSync(join(bench.folder, "lighthouse-"));
  const [headers, output] = [join(folder, "headers.json"), join(folder, "report.json")];
  writeFileSync(headers, JSON.stringify({ Cookie: `lang=${language}` }));
  const flags = [`--chrome-flags=${chromiumFlags.join(" ")}`, `--extra-headers=${headers}`, `--output-path=${output}`];
  const child = spawn(process.execPath, [command, url, "--output=json", "--quiet", ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: "ignore",
  });
  const [code] = (await once(child, "exit")) as [number];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}.`);
  return scoresOf(JSON.parse(readFileSync(output, "utf8")));
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function scoresOf(report: Report): Scores {
  if (report.runtimeError?.message) throw new Error(report.runtimeError.message);
  const scores = CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  const figures = FIGURES.map((name) => [name, report.audits[name]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...figures]) as Scores;
}

function lineOf(what: string, runs: readonly Scores[]): Line {
  const of = (name: keyof Scores) => spreadOf(runs.map((run) => run[name]));
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const others = CATEGORIES.slice(1).map((name) => whole(of(name).least));
  const figures = [
    `performance ${words(of("performance"), whole)}`,
    `others at least ${others.join("/")}`,
    `FCP ${words(of("first-contentful-paint"), seconds)} s`,
    `LCP ${words(of("largest-contentful-paint"), seconds)} s`,
    `TBT ${words(of("total-blocking-time"), whole)} ms`,
    `CLS ${of("cumulative-layout-shift").most.toFixed(3)}`,
  ];
  const met = of("performance").median >= PERFORMANCE_AIM && others.every((score) => score === "100");
  return { what, figures: figures.join("; "), aim: "≥ 95, 100/100/100", met };
}
