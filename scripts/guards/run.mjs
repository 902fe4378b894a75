// Runs every guard, or those named: node scripts/guards/run.mjs [name …] [--root folder]
import { pathToFileURL } from "node:url";
import { access } from "./access.mjs";
import { cycles } from "./cycles.mjs";
import { direction } from "./direction.mjs";
import { featureCircles } from "./feature-circles.mjs";
import { physical } from "./physical.mjs";
import { sizes } from "./sizes.mjs";
import { stray } from "./stray.mjs";
import { readTree } from "./tree.mjs";
import { unused } from "./unused.mjs";
import { vocabulary } from "./vocabulary.mjs";
import { words } from "./words.mjs";

export const guards = {
  vocabulary,
  direction,
  cycles,
  "feature-circles": featureCircles,
  access,
  physical,
  words,
  sizes,
  stray,
  unused,
};

function main(args) {
  const at = args.indexOf("--root");
  const root = at >= 0 ? args.splice(at, 2)[1] : undefined;
  const files = readTree(root);
  const sources = files.filter(({ path }) => path.startsWith("src/"));
  if (sources.length === 0) {
    console.error("No source file was found, so nothing was checked.");
    return 1;
  }
  const chosen = args.length > 0 ? args : Object.keys(guards);
  const counts = chosen.map((name) => {
    const faults = guards[name](files);
    for (const fault of faults) console.error(`${name}: ${fault}`);
    return faults.length;
  });
  console.log(`${chosen.length} guards over ${files.length} files: ${counts.reduce((a, b) => a + b, 0)} faults`);
  return counts.some((count) => count > 0) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.exit(main(process.argv.slice(2)));
