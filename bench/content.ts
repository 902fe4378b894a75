// What one answer of the content API costs inside the process: node bench/content.ts
import { answerContent } from "#content/query/answer.ts";
import { Snapshot } from "#content/snapshot/snapshot.ts";
import { chance, snapshotOf, syntheticRecords } from "./synthetic.ts";

const POPULATE = "populate=work_environments,sectors,workplaces,qualifications,future_skills";
const ROUNDS = 7;

/** Distinct questions of several kinds, as the whole-server bench asks them. */
export function questions(snapshot: Snapshot, count: number): Record<string, string[]> {
  const below = chance(11);
  const total = snapshot.shelf("job").records.length;
  const sectors = [...snapshot.shelf("sector").bySlug.keys()];
  const environments = [...snapshot.shelf("work-environment").bySlug.keys()];
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const make = (question: (at: number) => string) => Array.from({ length: count }, (_, at) => question(at));
  // A slug that nobody has makes every question another one and costs next to nothing.
  const sector = (at: number) =>
    `filters[sectors][slug][$in][0]=${one(sectors)}&filters[sectors][slug][$in][1]=none-${at}`;
  const locale = (at: number) => `locale=${at % 2 ? "ar" : "en"}`;
  const start = () => `pagination[start]=${below(60)}&pagination[limit]=12`;
  return {
    "list of 12, five relations": make(
      (at) => `${locale(at)}&pagination[start]=${at % (total - 12)}&pagination[limit]=12&${POPULATE}`,
    ),
    "filtered by a relation": make((at) => `${sector(at)}&${start()}&${locale(at)}&${POPULATE}`),
    "filtered by two relations": make(
      (at) => `${sector(at)}&filters[work_environments][slug]=${one(environments)}&${locale(at)}&${POPULATE}`,
    ),
    "filtered, names only": make((at) => `${sector(at)}&${start()}&${locale(at)}&fields=title,slug`),
    "by slug": make((at) => `filters[slug][$eq]=profession-${at % total}&populate=*`),
    "title contains": make((at) => `filters[title][$containsi]=${at}&locale=en`),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

/** Microseconds of CPU, so that other work on the machine counts little. */
function timed(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

function answerAll(snapshot: Snapshot, asked: readonly string[]): number {
  return timed(() => {
    for (const query of asked) answerContent({ snapshot }, "jobs", query, { locale: "en", v4: false });
  });
}

function measure(snapshot: Snapshot, asked: readonly string[]): { cold: number[]; warm: number[] } {
  const cold: number[] = [];
  const warm: number[] = [];
  const kept = asked.slice(0, 200);
  for (let round = 0; round < ROUNDS; round += 1) {
    snapshot.answers.clear();
    snapshot.spellings.clear();
    cold.push(answerAll(snapshot, asked) / asked.length);
    answerAll(snapshot, kept);
    let spent = 0;
    for (let again = 0; again < 20; again += 1) spent += answerAll(snapshot, kept);
    warm.push(spent / kept.length / 20);
  }
  return { cold: cold.slice(1), warm: warm.slice(1) };
}

function report(count: number): void {
  const records = syntheticRecords(count);
  const before = process.memoryUsage();
  const snapshot = snapshotOf(records);
  const published = [...snapshot.shelves.values()].flatMap((shelf) => shelf.records);
  const rebuilt = Array.from({ length: ROUNDS }, () => timed(() => new Snapshot(snapshot.registry, published)) / 1000);
  process.stdout.write(`\n${count} jobs: indexes rebuilt in ${median(rebuilt).toFixed(1)} ms\n`);
  for (const [name, asked] of Object.entries(questions(snapshot, 1000))) {
    const bytes = asked
      .slice(0, 50)
      .map((query) => answerContent({ snapshot }, "jobs", query, { locale: "en", v4: false }).body.length);
    const { cold, warm } = measure(snapshot, name === "title contains" ? asked.slice(0, 50) : asked);
    const spread = (values: number[]) =>
      `${median(values).toFixed(1)} µs (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
    process.stdout.write(
      `  ${name.padEnd(28)} ${(median(bytes) / 1024).toFixed(1).padStart(6)} kB   cold ${spread(cold)}   warm ${spread(warm)}\n`,
    );
  }
  const after = process.memoryUsage();
  const grown = (after.heapUsed - before.heapUsed + after.external - before.external) / 1024 / 1024;
  process.stdout.write(`  memory grown by ${grown.toFixed(0)} MB\n`);
}

if (import.meta.main) for (const count of [1000, 10_000]) report(count);
