// npm run bench [-- part …] [--rounds 5] [--seconds 3] [--jobs 1000]: measures the built program and prints what docs/measured.md holds.
import { parseArgs } from "node:util";
import { machineLine } from "./machine.ts";
import { accounts } from "./parts/accounts.ts";
import { comparison } from "./parts/comparison.ts";
import { consultations } from "./parts/consultations.ts";
import { content } from "./parts/content.ts";
import { edits } from "./parts/edits.ts";
import { growth } from "./parts/growth.ts";
import { lighthouse } from "./parts/lighthouse.ts";
import { memory } from "./parts/memory.ts";
import type { Bench, Line, Part } from "./parts/part.ts";
import { plan } from "./parts/plan.ts";
import { privacy } from "./parts/privacy.ts";
import { requests } from "./parts/requests.ts";
import { routeBytes } from "./parts/route-bytes.ts";
import { scales } from "./parts/scales.ts";
import { schools } from "./parts/schools.ts";
import { search } from "./parts/search.ts";
import { signIns } from "./parts/sign-ins.ts";
import { sorted } from "./parts/sorted.ts";
import { starts } from "./parts/starts.ts";
import { streams } from "./parts/streams.ts";
import { startLoader } from "./processes.ts";
import { scratchFolder } from "./scratch-data.ts";
import { warningsOfPage } from "./stale-tables.ts";

const PARTS: Readonly<Record<string, Part>> = {
  starts,
  memory,
  requests,
  comparison,
  growth,
  content,
  sorted,
  edits,
  search,
  scales,
  schools,
  consultations,
  plan,
  accounts,
  "sign-ins": signIns,
  privacy,
  streams,
  bytes: routeBytes,
  lighthouse,
};
const FEWEST_ROUNDS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    jobs: { type: "string", default: "1000" },
  },
});
const rounds = Number(values.rounds);
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0 || !(rounds >= 1)) {
  console.error(`There is no part ${unknown.join(", ")}: choose among ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
if (rounds < FEWEST_ROUNDS) console.log(`Fewer than ${FEWEST_ROUNDS} rounds: good for a look, not for a figure.`);

const loader = await startLoader();
const bench: Bench = {
  folder: scratchFolder(),
  loader,
  options: { rounds, seconds: Number(values.seconds) },
  jobs: Number(values.jobs),
  say: (line) => console.log(line),
};
console.log(machineLine());
let missed = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  console.log(`\n${name}`);
  for (const line of await (PARTS[name] as Part)(bench)) {
    if (line.met === false) missed += 1;
    console.log(written(line));
  }
}
loader.stop();
console.log(`\n${missed === 0 ? "Every aim is met." : `${missed} aims are missed.`} ${machineLine()}`);
for (const warning of warningsOfPage()) console.warn(`docs/measured.md: ${warning}.`);
process.exit(0);

function written({ what, figures, aim, met }: Line): string {
  const judged = aim === undefined ? "" : ` · aim ${aim}${met === undefined ? "" : met ? ", met" : ", MISSED"}`;
  return `  ${what}: ${figures}${judged}`;
}
