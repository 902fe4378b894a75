import { m } from "#i18n/paraglide/messages.js";
import type { InstrumentReading, ScaleReading } from "../../engine/rules/read-instrument-answers.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import type { Norms } from "../../engine/schema/norms.ts";
import type { Locale, ResultWords, ScaleResult } from "../schema.ts";
import { scaleWords } from "./word-items.server.ts";

interface Worded {
  readonly body: Instrument;
  readonly reading: InstrumentReading;
  /** Those it was read by, or would have been. */
  readonly norms: Norms | null;
}

/** A reading in the words of its instrument; the scale that sums the others comes first. */
export function wordResult({ body, reading, norms }: Worded, locale: Locale): ResultWords {
  const scales = reading.scales.map((one) => wordScale(body, one, locale));
  return {
    about: scaleWords(body, locale),
    scales: [...scales.filter(({ isWhole }) => isWhole), ...scales.filter(({ isWhole }) => !isWhole)],
    norms: reading.norms && {
      version: reading.norms.version,
      isProvisional: reading.norms.provisional,
      source: norms?.source[locale] ?? "",
      group: reading.norms.group,
    },
    hasNorms: norms !== null,
    isSame: reading.isSame,
  };
}

function wordScale(body: Instrument, reading: ScaleReading, locale: Locale): ScaleResult {
  const { id, raw, min, max, rank } = reading;
  const scale = body.scales.find((one) => one.id === id);
  const bands = body.bands?.of[id] ?? [];
  const at = reading.band;
  const band = at === null ? undefined : bands[at];
  return {
    id,
    name: scale?.[locale] ?? id,
    isWhole: scale?.sums !== undefined,
    raw,
    min,
    max,
    rank,
    bands: bands.map((one) => ({ from: one.from, to: one.to, title: one[locale].title })),
    bandsBy: body.bands?.by ?? null,
    band: band && at !== null ? { at, ...band[locale] } : null,
  };
}

/** The answer in a few words: the band of the whole, else of the first scale; else the raw scores. Careless answers say nothing. */
export function lineOf({ scales, isSame }: ResultWords, locale: Locale): string {
  if (isSame) return m.scales_careless_headline({}, { locale });
  const [first] = scales;
  return first?.band?.title ?? scales.map(({ name, raw }) => `${name} ${raw}`).join(" · ");
}
