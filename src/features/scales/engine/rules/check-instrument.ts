/** What no shape can say of an instrument: names that must be there, and bands without holes. */
import type { z } from "zod";
import { type Instrument, instrumentShape } from "../schema/instrument.ts";
import { rangeOf } from "./score-instrument.ts";

type Path = readonly (string | number)[];
type Refuse = (code: string, path: Path) => void;

/** Percentile ranks end at 99; bands begin at 0, as the specification counts them. */
const RANKS = { min: 0, max: 99 } as const;

/** Refuses what does not hold together, at its place. */
function checkInstrument(body: Instrument, context: z.RefinementCtx): void {
  const refuse: Refuse = (code, path) =>
    context.addIssue({ code: "custom", message: code, path: [...path], input: body });
  checkScales(body, refuse);
  checkItems(body, refuse);
  checkBands(body, refuse);
}

function checkScales({ scales, items }: Instrument, refuse: Refuse): void {
  const keyed = new Set(items.flatMap(({ keys }) => keys.map(({ scale }) => scale)));
  const simple = new Set(scales.filter(({ sums }) => !sums).map(({ id }) => id));
  for (const [at, { id, sums }] of scales.entries()) {
    if (scales.findIndex((one) => one.id === id) < at) refuse("instrument_twice", ["scales", at, "id"]);
    if (!sums && !keyed.has(id)) refuse("instrument_no_items", ["scales", at]);
    for (const [place, name] of (sums ?? []).entries())
      if (!simple.has(name)) refuse("instrument_unknown_scale", ["scales", at, "sums", place]);
  }
}

function checkItems({ scales, items }: Instrument, refuse: Refuse): void {
  const simple = new Set(scales.filter(({ sums }) => !sums).map(({ id }) => id));
  const seen = new Set<string>();
  for (const [at, { id, keys }] of items.entries()) {
    if (seen.has(id)) refuse("instrument_twice", ["items", at, "id"]);
    seen.add(id);
    for (const [place, { scale }] of keys.entries()) {
      if (!simple.has(scale)) refuse("instrument_unknown_scale", ["items", at, "keys", place, "scale"]);
      if (keys.findIndex((one) => one.scale === scale) < place)
        refuse("instrument_twice", ["items", at, "keys", place, "scale"]);
    }
  }
}

function checkBands(body: Instrument, refuse: Refuse): void {
  const known = new Set(body.scales.map(({ id }) => id));
  for (const [scale, bands] of Object.entries(body.bands?.of ?? {})) {
    const path = ["bands", "of", scale];
    if (!known.has(scale)) {
      refuse("instrument_unknown_scale", path);
      continue;
    }
    const { min, max } = body.bands?.by === "raw" ? rangeOf(body, scale) : RANKS;
    let next = min;
    for (const [at, { from, to }] of bands.entries()) {
      if (from < next) refuse("instrument_bands_overlap", [...path, at, "from"]);
      else if (from > next) refuse("instrument_bands_hole", [...path, at, "from"]);
      if (to < from) refuse("instrument_bands_turned", [...path, at, "to"]);
      next = to + 1;
    }
    if (next !== max + 1)
      refuse(next <= max ? "instrument_bands_hole" : "instrument_bands_beyond", [...path, bands.length - 1, "to"]);
  }
}

/** An instrument, whole and sound. */
export const instrumentSchema = instrumentShape.superRefine(checkInstrument);
