import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REGISTRY } from "#content/registry.ts";
import { entryOf } from "#features/search/entry-of-record.server.ts";
import { bestOf } from "#features/search/rules/best-of.ts";
import { buildIndex, type FlatIndex } from "#features/search/rules/build-index.ts";
import { scoreRecords } from "#features/search/rules/rank-records.ts";
import { SearchIndex } from "#features/search/rules/search-index.ts";
import { hundredth, whole } from "../spread.ts";
import { syntheticRecords } from "../synthetic.ts";
import type { Line, Part } from "./part.ts";

const SIZES = [3000, 20_000, 60_000] as const;
const AIMED = 20_000;
const SHOWN = 12;
const AIM_MS = 4;
const AIM_MB = 150;
const QUERIES = join(import.meta.dirname, "../../tests/search/queries.json");
const MB = 1024 * 1024;

/** What a question costs inside the process, what the index weighs and how long a whole build takes. */
export const search: Part = async (bench) => {
  const { queries } = JSON.parse(readFileSync(QUERIES, "utf8")) as {
    queries: { words: string; locale: "ar" | "en" }[];
  };
  const asked = [...queries, ...twoLetters()];
  const lines: Line[] = [];
  for (const size of SIZES) {
    const entries = syntheticRecords(size).flatMap((record, at) => {
      const described = REGISTRY.get(record.type);
      return described?.type.isSearched ? [entryOf(described, at, record.body)] : [];
    });
    const from = performance.now();
    const flat = buildIndex(entries);
    const buildMs = performance.now() - from;
    const index = new SearchIndex(flat);
    const ask = (words: string, locale: "ar" | "en") => bestOf([scoreRecords(index, words, { locale })], SHOWN);
    for (const { words, locale } of asked) ask(words, locale);
    const times: number[] = [];
    for (let round = 0; round < bench.options.rounds; round += 1)
      for (const { words, locale } of asked) {
        const begun = performance.now();
        ask(words, locale);
        times.push(performance.now() - begun);
      }
    lines.push(
      lineOf(
        size,
        times.sort((a, b) => a - b),
        buildMs,
        bytesOf(flat) / MB,
      ),
    );
    bench.say(`  … ${lines.at(-1)?.what}: ${lines.at(-1)?.figures}`);
  }
  return lines;
};

/** The first letters somebody types: the widest prefixes there are. */
function twoLetters() {
  const letters = ["ال", "مه", "مع", "بر", "تص", "عم", "حا", "مح", "ab", "co", "de", "en", "ma", "pr", "re", "st"];
  return letters.map((words) => ({ words, locale: /[a-z]/.test(words) ? ("en" as const) : ("ar" as const) }));
}

function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value as FlatIndex).reduce((sum: number, part) => sum + bytesOf(part), 0);
}

function lineOf(size: number, times: readonly number[], buildMs: number, megabytes: number): Line {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
  const figures = `p50 ${hundredth(at(0.5))} ms, p99 ${hundredth(at(0.99))} ms, most ${hundredth(at(1))} ms; index ${whole(megabytes)} MB, built in ${whole(buildMs)} ms`;
  const what = `search among ${size} records`;
  if (size !== AIMED) return { what, figures };
  return { what, figures, aim: `p99 ≤ ${AIM_MS} ms, ${AIM_MB} MB`, met: at(0.99) <= AIM_MS && megabytes <= AIM_MB };
}
