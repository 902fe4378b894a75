import { AppServer } from "../../tests/support/app-server.ts";
import { Visitor } from "../../tests/support/visitor.ts";
import { spreadOf, tenth, whole, words } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const PUPILS = 500;
const WITHIN_MS = 60_000;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** 500 pupils behind one address join one class and open the scale in a minute, beside the latency of a page. */
export const schools: Part = async () => {
  const server = await AppServer.start();
  try {
    const teacher = await new Visitor(server).signIn("advisor@wijha.example");
    const made = { name: "Bench", places: PUPILS, days: 1 };
    const { data } = await teacher.call<{ data: { code: string } }>("/school-classes", made);
    const quiet = await pages(server, 50);
    const joins: number[] = [];
    let faults = 0;
    const from = performance.now();
    const crowd = Array.from({ length: PUPILS }, async (_, at) => {
      await sleep((at * WITHIN_MS * 0.9) / PUPILS);
      const began = performance.now();
      const ok = await joinAndBegin(server, data.code, nameOf(at)).catch(() => false);
      if (!ok) faults += 1;
      joins.push(performance.now() - began);
    });
    let isOver = false;
    const beside = pagesUntil(server, () => isOver);
    await Promise.all(crowd);
    isOver = true;
    const took = performance.now() - from;
    const sorted = joins.sort((a, b) => a - b);
    const at = (share: number) => tenth(sorted[Math.floor(sorted.length * share)] ?? 0);
    return [
      {
        what: `${PUPILS} pupils join and open the scale`,
        figures: `${whole(took / 1000)} s`,
        aim: "60 s",
        met: took <= WITHIN_MS + 5000,
      },
      { what: "refused or failed", figures: `${faults}`, aim: "0", met: faults === 0 },
      { what: "one pupil: three pages and two forms", figures: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` },
      {
        what: "a page meanwhile",
        figures: `${words(spreadOf(await beside), tenth)} ms (alone ${words(spreadOf(quiet), tenth)} ms)`,
      },
    ] satisfies Line[];
  } finally {
    await server.remove();
  }
};

/** Names of letters only, as a class asks for. */
function nameOf(at: number): string {
  return `Pupil${LETTERS[Math.floor(at / 26)]}${LETTERS[at % 26]}`;
}

async function joinAndBegin(server: AppServer, code: string, shortName: string): Promise<boolean> {
  const pupil = new Visitor(server);
  const opened = await pupil.get("/join");
  const joined = await pupil.post("/join", { class: code, shortName });
  const asked = await pupil.post("/career-test");
  const begun = await pupil.post("/career-test/about-you", { grade: "10" });
  const statement = await pupil.get("/career-test/statements/1");
  return (
    [opened, joined, statement].every(({ status }) => status === 200) &&
    [asked, begun].every(({ status }) => status === 303)
  );
}

async function pages(server: AppServer, count: number): Promise<number[]> {
  let left = count;
  return pagesUntil(server, () => left-- <= 0, 0);
}

async function pagesUntil(server: AppServer, isOver: () => boolean, pauseMs = 100): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await new Visitor(server).get("/jobs");
    times.push(performance.now() - began);
    await sleep(pauseMs);
  }
  return times;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
