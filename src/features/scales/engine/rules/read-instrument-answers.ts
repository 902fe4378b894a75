/** Everything that is said of one full set of answers to an instrument, with what it was compared with. */
import type { Instrument } from "../schema/instrument.ts";
import type { Norms } from "../schema/norms.ts";
import { groupFor, type NormGroup, type RankReading, rankOf } from "./norms.ts";
import { type GivenAnswers, rangeOf, scoreInstrument } from "./score-instrument.ts";

/** Who answered, as far as they said; it decides with whom they are compared and nothing else. */
export interface Taker {
  readonly grade: number | null;
  readonly gender: "female" | "male" | null;
}

export interface ScaleReading {
  readonly id: string;
  readonly raw: number;
  readonly min: number;
  readonly max: number;
  readonly rank: RankReading | null;
  /** Which band of the instrument holds; null where nothing is said. */
  readonly band: number | null;
}

/** Kept with a result, so that it never changes by itself. */
export interface InstrumentReading {
  readonly scales: readonly ScaleReading[];
  readonly norms: { readonly version: number; readonly provisional: boolean; readonly group: NormGroup } | null;
  /** One answer was given throughout. */
  readonly isSame: boolean;
}

export function readInstrumentAnswers(
  body: Instrument,
  norms: Norms | null,
  taker: Taker,
  answers: GivenAnswers,
): InstrumentReading {
  const scores = scoreInstrument(body, answers);
  const group = norms && groupFor(norms, taker.grade, taker.gender);
  const scales = body.scales.map(({ id }) => {
    const raw = scores[id] ?? 0;
    const rank = group && rankOf(group, id, raw);
    return { id, raw, ...rangeOf(body, id), rank, band: bandOf(body, id, raw, rank) };
  });
  const given = new Set(body.items.map(({ id }) => answers[id]));
  return {
    scales,
    norms: norms &&
      group && {
        version: norms.version,
        provisional: norms.provisional,
        group: { grade: group.grade, gender: group.gender, n: group.n },
      },
    isSame: given.size === 1 && body.items.length > 1,
  };
}

function bandOf({ bands }: Instrument, id: string, raw: number, rank: RankReading | null): number | null {
  const own = bands?.of[id];
  const value = bands?.by === "raw" ? raw : rank?.rank;
  if (!own || value === undefined) return null;
  const at = own.findIndex(({ from, to }) => value >= from && value <= to);
  return at < 0 ? null : at;
}
