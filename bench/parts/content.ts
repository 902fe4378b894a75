import { join } from "node:path";
import { answerContent } from "#content/query/answer.ts";
import { type Described, REGISTRY } from "#content/registry.ts";
import { readSeedFolder } from "#content/seed.server.ts";
import type { Snapshot } from "#content/snapshot/snapshot.ts";
import { clonesOf } from "../content-clones.ts";
import { hundredth, spreadOf, tenth } from "../spread.ts";
import { snapshotOf } from "../synthetic.ts";
import type { Line, Part } from "./part.ts";

const SIZES = [1000, 10_000, 30_000] as const;
const QUESTIONS = 300;
const ROUNDS = 5;
const AIM = 1.3;
const SHIPPED = join(import.meta.dirname, "../../db/seed");

type Kind = (at: number) => string | null;

/** What one answer of each content call costs inside the process, at 1,000, 10,000 and 30,000 records of its type. */
export const content: Part = async (bench) => {
  const shipped = readSeedFolder(SHIPPED);
  const lines: Line[] = [];
  for (const described of REGISTRY.values()) {
    const { api: door, name, single } = described.type;
    if (!door || single || !shipped.some((record) => record.type === name)) continue;
    const snapshots = SIZES.map((size) => snapshotOf(clonesOf(shipped, name, size)));
    for (const [kind, question] of kindsOf(described, snapshots[0] as Snapshot)) {
      const costs = snapshots.map((snapshot) => costOf(snapshot, door.plural, question));
      lines.push(lineOf(`/${door.plural}: ${kind}`, costs, kind !== TEXT));
      bench.say(`  … ${lines.at(-1)?.what}: ${lines.at(-1)?.figures}`);
    }
  }
  return lines;
};

const TEXT = "text filter";

/** Every question is another one, so that none is answered from what is kept. */
function kindsOf(described: Described, snapshot: Snapshot): [string, Kind][] {
  const page = (at: number) => `pagination[start]=${at % 700}&pagination[limit]=12`;
  const { name, label } = described.type;
  const kinds: [string, Kind][] = [
    ["list", (at) => `${page(at)}&populate=*`],
    ["by slug", (at) => `filters[slug][$eq]=${name}-${at}&populate=*`],
    ["in Arabic", (at) => `${page(at)}&locale=ar`],
  ];
  const choice = [...described.scalars].find(([, field]) => field.kind === "enumeration" && !field.localised);
  if (choice) {
    const [field] = choice;
    const values = [...new Set(snapshot.shelf(name).records.map((one) => String(one.stored(field, choice[1], "en"))))];
    kinds.push([`by ${field}`, (at) => `filters[${field}]=${values[at % values.length]}&${page(at)}`]);
  }
  const [link, to] = [...described.links].find(([one]) => described.relations.get(one)?.kind === "relation") ?? [];
  if (link && to) {
    const slugs = [...snapshot.shelf(to).bySlug.keys()];
    kinds.push([`by ${link}`, (at) => `filters[${link}][slug]=${slugs[at % slugs.length]}&${page(at)}`]);
  }
  kinds.push([TEXT, (at) => `filters[${label}][$containsi]=${at}`]);
  return kinds;
}

/** Microseconds of CPU an answer, in each round; what is derived from the content stands, answers are not kept. */
function costOf(snapshot: Snapshot, plural: string, question: Kind): number[] {
  const ask = (at: number) => answerContent({ snapshot }, plural, question(at) ?? "", { locale: "en", v4: false });
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    for (const kept of [snapshot.answers, snapshot.spellings]) kept.clear();
    const from = process.cpuUsage();
    for (let at = 0; at < QUESTIONS; at += 1) ask(at);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / QUESTIONS;
  });
  return rounds.slice(1);
}

function lineOf(what: string, costs: readonly number[][], isAimed: boolean): Line {
  const [few, some, many] = costs.map((one) => spreadOf(one).median) as [number, number, number];
  const figures = `${tenth(few)} µs; × ${hundredth(some / few)} at 10,000; × ${hundredth(many / few)} at 30,000`;
  if (!isAimed) return { what, figures };
  return { what, figures, aim: `≤ ${AIM} ×`, met: some / few <= AIM && many / few <= AIM };
}
