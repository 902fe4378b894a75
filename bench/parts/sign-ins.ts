import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { fetchRaw } from "../capture.ts";
import { type Ask, type Paced, paced, within } from "../paced.ts";
import { makePeople, PASSWORD, type People } from "../people.ts";
import { latency, METRICS_TOKEN, pagesOf, settingsOf, statusWords } from "../places.ts";
import { type Server, startWijha } from "../processes.ts";
import { tenth } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";

const PEOPLE = 40;
const PAGES_A_SECOND = 20;
const RUSH = 30;
const RUSH_P99_MS = 3000;
/** A rush is over before the next begins. */
const BETWEEN_MS = 1500;
const LASTING = { perSecond: 20, seconds: 15 };

type Pages = ReturnType<typeof pagesOf>;
type MakeSignIn = (at: number) => Ask;

/** Sign-ins of many at once, with stored pages and pages of somebody signed in beside them and without: passwords are hashed beside the event loop. */
export const signIns: Part = async (bench) => {
  const place = { databaseUrl: "", dataDir: mkdtempSync(join(bench.folder, "people-")) };
  const people = await makePeople(place, PEOPLE);
  const server = await startWijha(place.dataDir, settingsOf(place));
  try {
    const pages = pagesOf(server, people.token);
    await beside(pages, 3);
    return [
      ...(await rush(bench, pages, "by calls", (at) => byCall(server, people, at))),
      ...(await rush(bench, pages, "by the page's form", (at) => byForm(server, people, at))),
      ...(await lasting(server, pages, (at) => byCall(server, people, at))),
    ];
  } finally {
    await server.stop();
  }
};

function beside(pages: Pages, seconds: number): Promise<Paced[]> {
  return Promise.all(pages.map(({ make }) => paced(PAGES_A_SECOND, seconds, make)));
}

/** So many within one second, some rounds after one another. */
async function rush({ options }: Bench, pages: Pages, way: string, make: MakeSignIn): Promise<Line[]> {
  const alone = await beside(pages, options.rounds);
  const rounds: Paced[][] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const signing = paced(RUSH, 1, (at) => make(round * RUSH + at));
    rounds.push(await Promise.all([signing, ...pages.map((page) => paced(PAGES_A_SECOND, 1, page.make))]));
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  const [all, ...meanwhile] = [0, ...pages.map((_, at) => at + 1)].map((at) => together(rounds.map((one) => one[at])));
  const met = all !== undefined && within(all, 99) <= RUSH_P99_MS && areAllIn(all);
  return [
    {
      what: `${RUSH} sign-ins in one second, ${way}`,
      figures: all ? `${statusWords(all)}; ${latency(all)} ms` : "",
      aim: `none refused, p99 ≤ ${RUSH_P99_MS} ms`,
      met,
    },
    ...pageLines(pages, meanwhile, alone),
  ];
}

/** Twenty a second for a quarter of a minute. */
async function lasting(server: Server, pages: Pages, make: MakeSignIn): Promise<Line[]> {
  await loopDelay(server);
  const alone = await beside(pages, LASTING.seconds);
  const quiet = await loopDelay(server);
  const [signing, meanwhile] = await Promise.all([
    paced(LASTING.perSecond, LASTING.seconds, make),
    beside(pages, LASTING.seconds),
  ]);
  const loaded = await loopDelay(server);
  const rate = (signing.statuses[200] ?? 0) / signing.seconds;
  return [
    {
      what: `${LASTING.perSecond} sign-ins a second for ${LASTING.seconds} s`,
      figures: `${tenth(rate)}/s signed in (${statusWords(signing)}); ${latency(signing)} ms`,
    },
    ...pageLines(pages, meanwhile, alone),
    { what: "event-loop delay meanwhile, p99", figures: `${tenth(loaded)} ms; without sign-ins ${tenth(quiet)} ms` },
  ];
}

function pageLines(pages: Pages, meanwhile: readonly (Paced | undefined)[], alone: readonly Paced[]): Line[] {
  return pages.map(({ name }, at) => ({
    what: `${name} meanwhile`,
    figures: `${latency(meanwhile[at])} ms; without sign-ins ${latency(alone[at])} ms`,
  }));
}

function together(rounds: readonly (Paced | undefined)[]): Paced {
  const statuses: Record<number, number> = {};
  for (const round of rounds)
    for (const [status, count] of Object.entries(round?.statuses ?? {}))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
  const times = rounds.flatMap((round) => round?.times ?? []).sort((a, b) => a - b);
  return { times, statuses, seconds: rounds.length };
}

function areAllIn({ statuses }: Paced): boolean {
  return Object.keys(statuses).every((status) => status === "200" || status === "303");
}

/** Each from an address of its own: what is limited on purpose is not measured here. */
function signInOf(address: string, path: string, body: string, headers: Record<string, string>, at: number): Ask {
  const from = { "user-agent": "bench", "x-forwarded-for": `10.0.${(at >> 8) & 255}.${at & 255}` };
  return { method: "POST", url: address + path, headers: { ...from, ...headers }, body };
}

function byCall({ address }: Server, { emails }: People, at: number): Ask {
  const body = JSON.stringify({ identifier: emails[at % emails.length], password: PASSWORD });
  return signInOf(address, "/api/auth/local", body, { "content-type": "application/json" }, at);
}

/** As browsers send it without scripts; answered with the way on (303). */
function byForm({ address }: Server, { emails }: People, at: number): Ask {
  const body = String(new URLSearchParams({ email: emails[at % emails.length] ?? "", password: PASSWORD }));
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: address };
  return signInOf(address, "/signin", body, headers, at);
}

/** The 99th of a hundred delays of the server's event loop since the last time it was asked, in milliseconds. */
async function loopDelay(server: Server): Promise<number> {
  const { body } = await fetchRaw(server.address, "/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
  const seconds = /^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(String(body))?.[1];
  return Number(seconds ?? Number.NaN) * 1000;
}
