import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { ensurePostgres } from "#tests/support/postgres.ts";
import { answerOf, heldAnswers, makeStudents, type Student, type Students } from "#tests/support/students.ts";
import { cpuMicros } from "../machine.ts";
import { type Ask, type Paced, paced, within } from "../paced.ts";
import { makePeople, type Place } from "../people.ts";
import { latency, newDatabase, pagesOf, settingsOf, statusWords } from "../places.ts";
import { type Server, startWijha } from "../processes.ts";
import { hundredth, percent, spreadOf, tenth, whole, words } from "../spread.ts";
import type { Bench, Line } from "./part.ts";

const STUDENTS = 2000;
const EVERY_S = 5;
const A_SECOND = STUDENTS / EVERY_S;
const LOAD_SECONDS = 30;
const ALONE_SECONDS = 15;
const PAGES_A_SECOND = 10;
const KILL_SECONDS = 8;
const SECOND_US = 1e6;
/** How often each of them answers in a round. */
const TURNS = LOAD_SECONDS / EVERY_S;

/** 2,000 students who answer one statement in five seconds each, beside readers; and what is left of it when the server is killed. */
export async function answeringLines(bench: Bench): Promise<Line[]> {
  const postgres = await ensurePostgres();
  try {
    const url = await newDatabase(postgres.url, "scales");
    return [...(await onEngine(bench, "SQLite", "")), ...(await onEngine(bench, "PostgreSQL", url))];
  } finally {
    await postgres.stop();
  }
}

async function onEngine(bench: Bench, engine: string, databaseUrl: string): Promise<Line[]> {
  const place = { databaseUrl, dataDir: mkdtempSync(join(bench.folder, "students-")) };
  const { token } = await makePeople(place, 1);
  const server = await startWijha(place.dataDir, settingsOf(place));
  const crowd = await makeStudents(place, STUDENTS);
  try {
    const rounds: Round[] = [];
    await paced(PAGES_A_SECOND, 3, pagesOf(server, token)[1]?.make as () => Ask);
    for (let round = 0; round < bench.options.rounds; round += 1) {
      rounds.push(await oneRound(server, token, crowd, round));
      bench.say(
        `  … ${engine}: ${latency(rounds.at(-1)?.answers)} ms, ${statusWords(rounds.at(-1)?.answers as Paced)}`,
      );
    }
    return [
      ...roundLines(engine, rounds, pagesOf(server, token)),
      await killed(engine, place, server, { crowd, rounds: rounds.length }),
    ];
  } finally {
    await server.stop();
  }
}

interface Round {
  readonly answers: Paced;
  /** Of one core, while students answer and while they do not. */
  readonly cpu: number;
  readonly cpuAlone: number;
  readonly alone: readonly Paced[];
  readonly beside: readonly Paced[];
}

async function oneRound(server: Server, token: string, crowd: Students, round: number): Promise<Round> {
  const pages = pagesOf(server, token);
  const ask = (seconds: number) => pages.map(({ make }) => paced(PAGES_A_SECOND, seconds, make));
  const [alone, cpuAlone] = await withCpu(server, () => Promise.all(ask(ALONE_SECONDS)));
  const from = round * A_SECOND * LOAD_SECONDS;
  const load = () =>
    Promise.all([paced(A_SECOND, LOAD_SECONDS, (at) => nthAnswer(server, crowd, from + at).ask), ...ask(LOAD_SECONDS)]);
  const [[answers, ...beside], cpu] = await withCpu(server, load);
  return { answers, cpu, cpuAlone, alone, beside };
}

async function withCpu<T>({ pid }: Server, work: () => Promise<T>): Promise<[T, number]> {
  const [from, used] = [performance.now(), cpuMicros(pid)];
  const done = await work();
  return [done, (cpuMicros(pid) - used) / SECOND_US / ((performance.now() - from) / 1000)];
}

/** Everybody answers a statement in turn, then everybody the next one; the second time round an answer is changed. */
function nthAnswer({ address }: Server, crowd: Students, at: number) {
  const { students, items } = crowd;
  const student = at % students.length;
  const turn = Math.floor(at / students.length);
  const item = items[turn % items.length] ?? "";
  const value = String((student + turn + Math.floor(turn / items.length)) % 2 === 0);
  const ask: Ask = answerOf(address, studentAt(crowd, student), item, value);
  return { student, item, value, ask: { ...ask, headers: { ...ask.headers, "x-forwarded-for": addressOf(student) } } };
}

function studentAt({ students }: Students, at: number): Student {
  const student = students[at];
  if (!student) throw new Error(`There is no student ${at}.`);
  return student;
}

const addressOf = (student: number) => `10.1.${student >> 8}.${student & 255}`;

function roundLines(engine: string, rounds: readonly Round[], pages: readonly { readonly name: string }[]): Line[] {
  const of = (pick: (round: Round) => number) => spreadOf(rounds.map(pick));
  const refused = rounds.reduce((count, { answers }) => count + answers.times.length - (answers.statuses[200] ?? 0), 0);
  const rate = of(({ answers }) => (answers.statuses[200] ?? 0) / answers.seconds);
  const [p50, p99] = [of(({ answers }) => within(answers, 50)), of(({ answers }) => within(answers, 99))];
  return [
    {
      what: `${STUDENTS} students answering, ${A_SECOND} a second, ${engine}`,
      figures: [
        `${words(rate, whole)}/s taken`,
        `p50 ${words(p50, tenth)}, p99 ${words(p99, tenth)} ms`,
        `CPU ${words(
          of(({ cpu }) => cpu),
          percent,
        )} of a core, ${words(
          of(({ cpuAlone }) => cpuAlone),
          percent,
        )} with the pages alone`,
      ].join("; "),
    },
    { what: `refused or failed, ${engine}`, figures: `${refused}`, aim: "0", met: refused === 0 },
    ...pages.map(({ name }, at) => {
      const share = (percents: number) =>
        of(({ alone, beside }) => within(beside[at] as Paced, percents) / within(alone[at] as Paced, percents));
      const time = (which: "alone" | "beside", percents: number) =>
        words(
          of((round) => within(round[which][at] as Paced, percents)),
          tenth,
        );
      return {
        what: `${name} meanwhile, ${engine}`,
        figures: [
          `p50 ${time("beside", 50)}, p99 ${time("beside", 99)} ms`,
          `without p50 ${time("alone", 50)}, p99 ${time("alone", 99)} ms`,
          `× ${words(share(50), hundredth)} and × ${words(share(99), hundredth)}`,
        ].join("; "),
      };
    }),
  ];
}

interface Answered {
  readonly crowd: Students;
  readonly rounds: number;
}

/** Kills the server in the middle of the answers, starts it again and looks for every answer it had said it has. */
async function killed(engine: string, place: Place, server: Server, { crowd, rounds }: Answered): Promise<Line> {
  const { students, items } = crowd;
  // From a whole time round, so that each answer differs from the one that is there.
  const from = Math.ceil((rounds * TURNS) / items.length) * items.length * students.length;
  const nth = (at: number) => nthAnswer(server, crowd, from + at);
  const taken: { readonly student: number; readonly item: string; readonly value: string }[] = [];
  const timer = setTimeout(() => process.kill(server.pid, "SIGKILL"), (KILL_SECONDS * 1000) / 2);
  await paced(
    A_SECOND,
    KILL_SECONDS,
    (at) => nth(at).ask,
    (at, status) => void (status === 200 && taken.push(nth(at))),
  );
  clearTimeout(timer);
  await server.stop();
  const again = await startWijha(place.dataDir, settingsOf(place));
  try {
    const held = new Map<number, Readonly<Record<string, string>>>();
    for (const { student } of taken)
      if (!held.has(student)) held.set(student, await heldAnswers(again.address, studentAt(crowd, student)));
    const lost = taken.filter(({ student, item, value }) => held.get(student)?.[item] !== value).length;
    const what = `acknowledged answers lost when the server is killed, ${engine}`;
    return { what, figures: `${lost} of ${taken.length}`, aim: "0", met: lost === 0 && taken.length > 0 };
  } finally {
    await again.stop();
  }
}
