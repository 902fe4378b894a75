import { answerContent } from "#content/query/answer.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import { listQuestions } from "../questions.ts";
import { hundredth, spreadOf, tenth, words } from "../spread.ts";
import { snapshotOf, syntheticRecords } from "../synthetic.ts";
import type { Bench, Line, Part } from "./part.ts";

const SIZES = [1000, 10_000] as const;
const AIM = 1.3;
const A_ROUND = 1000;

/** What a list is sorted by: one key, several, the values of a few, what stands behind a relation. */
const SORTS = [
  "updatedAt:desc",
  "title:asc",
  "job_type:asc,title:desc",
  "job_zone:desc,slug:asc",
  "sectors.title:asc,title:asc",
] as const;

/** CPU of sorted lists that nobody asked for before, among 1,000 and 10,000 professions in one process: unfiltered and by one or two relations. */
export const sorted: Part = async (bench) => {
  const snapshots = SIZES.map((size) => snapshotOf(syntheticRecords(size)));
  for (const snapshot of snapshots) writeAll(snapshot);
  return SORTS.flatMap((sort) => {
    const filtered = listQuestions([sort]);
    const plain = Array.from({ length: A_ROUND - 12 }, (_, at) => plainQuestion(at, sort));
    return [lineOf(`${sort}, filtered`, bench, snapshots, filtered), lineOf(`${sort}, all`, bench, snapshots, plain)];
  });
};

/** Each record has been shown before: what is measured is finding and ordering, and putting an answer together. */
function writeAll(snapshot: ReturnType<typeof snapshotOf>): void {
  for (const locale of LOCALE_CODES) for (const record of snapshot.shelf("job").records) record.ready(locale, false);
}

function plainQuestion(at: number, sort: string): string {
  return `sort=${sort}&locale=${at % 2 ? "ar" : "en"}&pagination[start]=${at}&pagination[limit]=12`;
}

function lineOf(
  what: string,
  { options }: Bench,
  snapshots: readonly ReturnType<typeof snapshotOf>[],
  questions: readonly string[],
): Line {
  const first = snapshots.map((snapshot) => timed(snapshot, [questions[0] as string]));
  for (const snapshot of snapshots) timed(snapshot, questions.slice(0, A_ROUND));
  const costs = Array.from({ length: options.rounds }, (_, round) => {
    const asked = Array.from(
      { length: A_ROUND },
      (__, at) => questions[(round * A_ROUND + at) % questions.length] ?? "",
    );
    return snapshots.map((snapshot) => timed(snapshot, asked) / asked.length);
  });
  const [few, many] = [0, 1].map((at) => spreadOf(costs.map((one) => one[at] as number)));
  const ratios = spreadOf(costs.map(([one, other]) => (other as number) / (one as number)));
  const figures = [
    `× ${words(ratios, hundredth)}`,
    `${tenth(many?.median ?? 0)} µs against ${tenth(few?.median ?? 0)} µs`,
    `the first of all ${first.map((us) => tenth(us / 1000)).join(" and ")} ms`,
  ];
  return { what, figures: figures.join("; "), aim: `≤ ${AIM} ×`, met: ratios.median <= AIM };
}

/** Microseconds of the answers to all of these, with no answer kept. */
function timed(snapshot: ReturnType<typeof snapshotOf>, questions: readonly string[]): number {
  for (const kept of [snapshot.answers, snapshot.spellings]) kept.clear();
  const from = process.cpuUsage();
  for (const question of questions) answerContent({ snapshot }, "jobs", question, { locale: "en", v4: false });
  const { user, system } = process.cpuUsage(from);
  return user + system;
}
