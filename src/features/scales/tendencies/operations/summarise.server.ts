import type { SummaryLine } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { TENDENCIES } from "../../rules.ts";
import { keptResults } from "../../store/attempts.server.ts";
import { environmentNames } from "./read-content.server.ts";
import { readingsOf } from "./read-readings.server.ts";

const MOST = 10;
const CLARITY = {
  clear: m.scales_summary_clear,
  leaning: m.scales_summary_leaning,
  flat: m.scales_summary_flat,
  careless: m.scales_summary_careless,
} as const;

/** A pupil's kept results in words, for a linked guardian: environments and how clear they are, no score and no answer. */
export async function tendenciesSummary(ctx: Context, pupilId: number, locale: "ar" | "en"): Promise<SummaryLine[]> {
  const names = environmentNames(ctx, locale);
  const rows = await keptResults(ctx.db, pupilId, TENDENCIES, MOST);
  const readings = await readingsOf(ctx, rows);
  return rows.flatMap((row) => {
    const reading = readings.get(row.attempt_id);
    if (!reading) return [];
    const { kind, code } = reading;
    const isNone = code.groups.length === 0 && (kind === "clear" || kind === "leaning");
    return [
      {
        scale: m.scales_title({}, { locale }),
        takenAt: row.completedAt ?? "",
        environments: code.groups.flat().map((one) => names[one]),
        clarity: (isNone ? m.scales_summary_none : CLARITY[kind])({}, { locale }),
        kind,
      },
    ];
  });
}
