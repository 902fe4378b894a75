import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALE_CODES } from "#i18n/locales.ts";
import { capture, fetchRaw } from "../capture.ts";
import { memoryMb } from "../machine.ts";
import { type Server, startBare, startWijha } from "../processes.ts";
import { ANY_SORT, listQuestions, shuffled, WITH_RELATIONS } from "../questions.ts";
import { interleave, type Measured, type Round, ratio, type Target } from "../rounds.ts";
import { makeScratchData } from "../scratch-data.ts";
import { hundredth, percent, tenth, whole, words } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";

const MOST_SLUGS = 1000;
const QUERIES = join(import.meta.dirname, "../../tests/search/queries.json");
const FRESH_SEARCH_US = 900;
const WARM = 1024;
const COLD_A_ROUND = 2048;
const BROWSER = { cookie: "lang=en", "accept-encoding": "gzip, deflate, br" };
const WARM_AIM = 0.6;
const COLD_AIM = 0.25;

const rate = (round: Round) => round.rate;
const cpu = (round: Round) => round.cpuUs;
const everyRound = (paths: readonly string[]) => () => paths;

/** Pages and answers of the API beside a bare server that sends the same bytes. */
export const requests: Part = async (bench) => {
  const { dataDir, cookie } = await makeScratchData(bench.folder, bench.jobs);
  const server = await startWijha(dataDir);
  try {
    const lines = [
      ...(await storedPage(bench, server)),
      ...(await lists(bench, server)),
      ...(await bySlug(bench, server)),
      ...(await searches(bench, server)),
      ...(await signedIn(bench, server, cookie)),
    ];
    const memory = memoryMb(server.pid);
    return [
      ...lines,
      { what: "memory after this load", figures: `${whole(memory)} MB`, aim: "200 MB", met: memory <= 200 },
    ];
  } finally {
    await server.stop();
  }
};

async function storedPage(bench: Bench, server: Server): Promise<Line[]> {
  const own: Target = { name: "stored page /jobs", server, headers: BROWSER, paths: everyRound(["/jobs"]) };
  return besideBare(bench, own, [own], WARM_AIM);
}

/** Lists over distinct questions: a new set in every round is cold, one set asked again is warm. */
async function lists(bench: Bench, server: Server): Promise<Line[]> {
  const all = listQuestions(ANY_SORT).map((question) => `/api/jobs?${question}&${WITH_RELATIONS}`);
  const fresh = (round: number) => all.slice(WARM + round * COLD_A_ROUND, WARM + (round + 1) * COLD_A_ROUND);
  const warm: Target = { name: "list of 12, five relations, warm", server, paths: everyRound(all.slice(0, WARM)) };
  const cold: Target = { name: "list of 12, five relations, cold", server, paths: fresh, once: true };
  const [coldLine] = await besideBare(bench, warm, [cold], COLD_AIM);
  const [warmLine] = await besideBare(bench, warm, [warm], WARM_AIM);
  return [coldLine as Line, warmLine as Line];
}

async function bySlug(bench: Bench, server: Server): Promise<Line[]> {
  const slugs = await slugsOf(server);
  const paths = slugs.map((slug, at) => `/api/jobs?filters[slug][$eq]=${slug}&locale=${at % 2 ? "ar" : "en"}`);
  const own: Target = { name: "job by slug", server, paths: everyRound(paths) };
  return besideBare(bench, own, [own], WARM_AIM);
}

/** Slugs of the first professions, as the API lists them. */
async function slugsOf({ address }: Server): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < MOST_SLUGS; page += 1) {
    const query = `fields=slug&sort=slug:asc&pagination[page]=${page}&pagination[pageSize]=100`;
    const { body } = await fetchRaw(address, `/api/jobs?${query}`, {});
    const { data } = JSON.parse(body.toString()) as { data: { slug: string }[] };
    if (data.length === 0) break;
    slugs.push(...data.map(({ slug }) => slug));
  }
  return slugs;
}

/** Questions of the quality set, asked again and again, and two words of it that nobody asked together before. */
export async function searches(bench: Bench, server: Server): Promise<Line[]> {
  const { queries } = JSON.parse(readFileSync(QUERIES, "utf8")) as { queries: Question[] };
  const addressOf = ({ words: q, locale }: Question) => `/api/search?${new URLSearchParams({ q, locale })}`;
  const own: Target = { name: "GET /api/search", server, paths: everyRound(queries.map(addressOf)) };
  const pairs = pairsOf(queries).map(addressOf);
  const fresh: Target = {
    name: "GET /api/search, never asked before",
    server,
    paths: (round) => pairs.slice(round * COLD_A_ROUND, (round + 1) * COLD_A_ROUND),
    once: true,
  };
  return withBare(bench, own, [own, fresh], (one, bare, bytes) => {
    const { what, figures } = lineOf(one, bare, bytes, 0);
    const aim = one.name === fresh.name ? FRESH_SEARCH_US : null;
    return aim === null ? { what, figures } : { what, figures, aim: `≤ ${aim} µs`, met: one.cpuUs.median <= aim };
  });
}

interface Question {
  readonly words: string;
  readonly locale: string;
}

/** Each first word beside each other one of its language, in an order that mixes them and is always the same. */
function pairsOf(queries: readonly Question[]): Question[] {
  const pairs = LOCALE_CODES.flatMap((locale) => {
    const asked = queries.filter((one) => one.locale === locale);
    const first = [...new Set(asked.map(({ words: all }) => all.split(" ")[0] ?? ""))].filter((one) => one.length > 2);
    return first.flatMap((one) => first.flatMap((two) => (one === two ? [] : { words: `${one} ${two}`, locale })));
  });
  return shuffled(pairs);
}

function besideBare(bench: Bench, known: Target, targets: readonly Target[], aim: number): Promise<Line[]> {
  return withBare(bench, known, targets, (one, bare, bytes) => lineOf(one, bare, bytes, aim));
}

/** Measures the targets beside a bare server that sends what `known` is answered with. */
async function withBare(
  bench: Bench,
  known: Target,
  targets: readonly Target[],
  lineOf: (one: Measured, bare: Measured, bytes: number) => Line,
): Promise<Line[]> {
  const folder = join(bench.folder, "captured");
  mkdirSync(folder, { recursive: true });
  const paths = known.paths(0);
  const captured = await capture(known.server.address, paths, { ...known.headers }, folder);
  const bare = await startBare(captured);
  try {
    const beside: Target = { ...known, name: "bare", server: bare };
    const measured = await interleave(bench.loader, [...targets, beside], bench.options);
    const base = measured.at(-1) as Measured;
    return measured.slice(0, -1).map((one) => lineOf(one, base, captured.meanBytes));
  } finally {
    await bare.stop();
  }
}

function lineOf(one: Measured, bare: Measured, bytes: number, aim: number): Line {
  const share = ratio(one, bare, rate);
  const costs = ratio(one, bare, cpu);
  const figures = [
    `${words(share, percent)} of bare`,
    `${words(one.rate, whole)}/s against ${words(bare.rate, whole)}/s`,
    `CPU ${words(one.cpuUs, whole)} µs against ${words(bare.cpuUs, whole)} µs (× ${words(costs, tenth)})`,
    `p99 ${words(one.p99, whole)} ms`,
    `${tenth(bytes / 1024)} kB an answer`,
  ];
  return { what: one.name, figures: figures.join("; "), aim: `≥ ${percent(aim)}`, met: share.median >= aim };
}

/** Pages of somebody who is signed in: made anew for each request, or shared by all readers of a kind and filled in; and what a program asks of them. */
async function signedIn(bench: Bench, server: Server, cookie: string): Promise<Line[]> {
  const ask = (name: string, path: string, encoding: string): Target => ({
    name,
    server,
    paths: everyRound([path]),
    headers: { cookie, "accept-encoding": encoding },
  });
  const fresh = ask("fresh page /jobs, signed in", "/jobs", "identity");
  const groups = [
    [fresh, ask("the same, brotli", "/jobs", "br")],
    [ask("shared page /faq, signed in, gzip", "/faq", "gzip, br")],
    [ask("shared page of degrees, signed in, gzip", "/academic-profile/degree", "gzip, br")],
    [ask("users/me", "/api/users/me", "identity")],
  ];
  const lines: Line[] = [];
  for (const [first, ...more] of groups)
    if (first) lines.push(...(await withBare(bench, first, [first, ...more], cpuLine)));
  return lines;
}

function cpuLine(one: Measured, bare: Measured, bytes: number): Line {
  return {
    what: one.name,
    figures: [
      `CPU ${words(one.cpuUs, milliseconds)} ms, × ${words(ratio(one, bare, cpu), whole)} of a bare answer (${words(bare.cpuUs, whole)} µs)`,
      `${words(one.rate, whole)}/s; p99 ${words(one.p99, whole)} ms; ${tenth(bytes / 1024)} kB`,
    ].join("; "),
  };
}

const milliseconds = (us: number) => hundredth(us / 1000);
