import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadOrder } from "../ask.ts";
import { fetchRaw } from "../capture.ts";
import { cpuMicros, memoryMb, peakMb, resetPeak } from "../machine.ts";
import { type Server, startWijha } from "../processes.ts";
import { ANY_SORT, listQuestions, WITH_RELATIONS } from "../questions.ts";
import { makeScratchData } from "../scratch-data.ts";
import { spreadOf, whole, words } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";

const IDLE_AFTER_MS = 20_000;
const REST_MS = 60_000;
/** At rest is who has used less than so much of the processor in so much time; the index of search is made by then, also on a busy machine. */
const LITTLE_CPU_US = 100_000;
const WATCHED_MS = 5000;
const REST_WITHIN_MS = 180_000;
const COLD = 4096;
const QUERIES = join(import.meta.dirname, "../../tests/search/queries.json");
const BROWSER = { cookie: "lang=en", "accept-encoding": "gzip, deflate, br" };

/** Professions beside the shipped ones and the directory, and the aims in MB. */
const SIZES = [
  { jobs: 0, idle: 220, after: 400 },
  { jobs: 10_000, idle: 350, after: 550 },
] as const;

/** What a process holds when idle, at the peak of a mixed load, and a minute after it. */
export const memory: Part = async (bench) => {
  const lines: Line[] = [];
  for (const { jobs, idle, after } of SIZES) {
    const { dataDir, cookie } = await makeScratchData(bench.folder, jobs);
    await (await startWijha(dataDir)).stop();
    const rounds: { first: number; idle: number; peak: number; after: number }[] = [];
    for (let round = 0; round < bench.options.rounds; round += 1)
      rounds.push(await oneRound(bench, dataDir, cookie, jobs));
    const of = (read: (one: (typeof rounds)[number]) => number) => spreadOf(rounds.map(read));
    const what = `with the directory and ${jobs} more professions`;
    const [atRest, left] = [of((one) => one.idle), of((one) => one.after)];
    lines.push(
      {
        what: `${what}: at the first page`,
        figures: `${words(
          of((one) => one.first),
          whole,
        )} MB`,
      },
      { what: `${what}: idle`, figures: `${words(atRest, whole)} MB`, aim: `${idle} MB`, met: atRest.median <= idle },
      {
        what: `${what}: peak under load`,
        figures: `${words(
          of((one) => one.peak),
          whole,
        )} MB`,
      },
      {
        what: `${what}: a minute after`,
        figures: `${words(left, whole)} MB`,
        aim: `${after} MB`,
        met: left.median <= after,
      },
    );
  }
  return lines;
};

async function oneRound(bench: Bench, dataDir: string, cookie: string, jobs: number) {
  const server = await startWijha(dataDir);
  try {
    const first = memoryMb(server.pid);
    await rest(IDLE_AFTER_MS);
    await untilAtRest(server.pid);
    const idle = memoryMb(server.pid);
    resetPeak(server.pid);
    await mixedLoad(bench, server, cookie, jobs);
    const peak = peakMb(server.pid);
    await rest(REST_MS);
    return { first, idle, peak, after: memoryMb(server.pid) };
  } finally {
    await server.stop();
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilAtRest(pid: number): Promise<void> {
  const until = performance.now() + REST_WITHIN_MS;
  while (performance.now() < until) {
    const before = cpuMicros(pid);
    await rest(WATCHED_MS);
    if (cpuMicros(pid) - before < LITTLE_CPU_US) return;
  }
}

/** Pages of visitors and of somebody signed in, lists and records of the API in both shapes, and searches, over very many addresses. */
async function mixedLoad({ loader, options }: Bench, { address }: Server, cookie: string, jobs: number): Promise<void> {
  const { queries } = JSON.parse(readFileSync(QUERIES, "utf8")) as { queries: { words: string; locale: string }[] };
  const lists = listQuestions(ANY_SORT).slice(0, COLD);
  const listed = await fetchRaw(address, "/api/jobs?fields=slug&pagination[limit]=1000", {});
  const slugs = (JSON.parse(String(listed.body)) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  const made = Array.from({ length: jobs }, (_, at) => `profession-${at}`);
  const records = [...slugs, ...made];
  const orders: (Pick<LoadOrder, "paths" | "headers"> & { seconds?: number })[] = [
    { paths: records.map((slug) => `/jobs/${slug}`).slice(0, 2000), headers: BROWSER },
    { paths: lists.map((question) => `/api/jobs?${question}&${WITH_RELATIONS}`), headers: {} },
    { paths: records.map((slug) => `/api/jobs?filters[slug][$eq]=${slug}&locale=ar`), headers: {} },
    {
      paths: records.map((slug) => `/api/jobs?filters[slug][$eq]=${slug}`),
      headers: { "strapi-response-format": "v4", "accept-encoding": "br" },
    },
    {
      paths: queries.map(({ words: q, locale }) => `/api/search?${new URLSearchParams({ q, locale })}`),
      headers: BROWSER,
    },
    {
      paths: ["/jobs", "/home", "/future-skills"],
      headers: { cookie, "accept-encoding": "br" },
      seconds: options.seconds,
    },
  ];
  for (const order of orders) await loader.ask({ address, seconds: 0, ...order });
}
