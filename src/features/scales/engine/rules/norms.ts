/** Norms in use: what is wrong with them, whom somebody is compared with, and the rank of a score. */
import { standardError, Z95 } from "../rules.ts";
import type { Instrument } from "../schema/instrument.ts";
import type { Norms, NormTable } from "../schema/norms.ts";
import { rangeOf } from "./score-instrument.ts";

/** Who a rank compares with. */
export interface NormGroup {
  readonly grade: number | null;
  readonly gender: "female" | "male" | null;
  readonly n: number;
}

export interface NormFault {
  readonly path: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is wrong with norms for an instrument: holes, falling ranks, scores and scales it does not have, groups named twice. */
export function findNormFaults(body: Instrument, norms: Norms): NormFault[] {
  const faults: NormFault[] = [];
  for (const [at, one] of norms.groups.entries()) {
    const path = `groups.${at} (${one.grade ?? "–"}, ${one.gender ?? "–"})`;
    if (norms.groups.findIndex(({ grade, gender }) => grade === one.grade && gender === one.gender) < at)
      faults.push({ path, code: "instrument_twice" });
    for (const id of Object.keys(one.scales))
      if (!body.scales.some((scale) => scale.id === id))
        faults.push({ path: `${path}.scales.${id}`, code: "instrument_unknown_scale" });
    for (const { id } of body.scales) faults.push(...faultsOfTable(body, one, id, `${path}.scales.${id}`));
  }
  return faults;
}

function faultsOfTable(body: Instrument, { scales }: NormTable, id: string, path: string): NormFault[] {
  const ranks = scales[id]?.ranks;
  if (!ranks) return [{ path, code: "required" }];
  const { min, max } = rangeOf(body, id);
  const faults: NormFault[] = Object.keys(ranks)
    .filter((raw) => Number(raw) < min || Number(raw) > max)
    .map((raw) => ({ path: `${path}.ranks.${raw}`, code: "norms_outside", values: { min, max } }));
  let before = 0;
  for (let raw = min; raw <= max; raw += 1) {
    const own = ranks[raw];
    if (own === undefined) faults.push({ path: `${path}.ranks.${raw}`, code: "norms_hole" });
    else if (own < before) faults.push({ path: `${path}.ranks.${raw}`, code: "norms_falling" });
    before = Math.max(before, own ?? 0);
  }
  return faults;
}

/** The group somebody is compared with: their own, else that of the grade as a whole; none outside the grades of the table. */
export function groupFor(norms: Norms, grade: number | null, gender: string | null): NormTable | null {
  const ofGrade = norms.groups.filter((one) => one.grade === grade);
  return ofGrade.find((one) => one.gender === gender) ?? ofGrade.find((one) => one.gender === null) ?? null;
}

/** A percentile rank, with the ranks between which it lies for 95 of 100 true scores. */
export interface RankReading {
  readonly rank: number;
  readonly from: number;
  readonly to: number;
}

/** The rank of a raw score, and of the ends of its band raw ± 1.96 SEM (measurement.md 2.6). */
export function rankOf(norm: NormTable, scale: string, raw: number): RankReading | null {
  const found = norm.scales[scale];
  const own = found?.ranks[raw];
  if (!found || own === undefined) return null;
  const half = Z95 * standardError(found);
  const scores = Object.keys(found.ranks).map(Number);
  const at = (score: number) => found.ranks[Math.min(Math.max(...scores), Math.max(Math.min(...scores), score))] ?? own;
  return { rank: own, from: at(Math.ceil(raw - half)), to: at(Math.floor(raw + half)) };
}
