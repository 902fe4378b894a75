import type { SummaryLine } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { keptResults } from "../../store/attempts.server.ts";
import { type Reading, TENDENCIES } from "../schema.ts";
import { environmentWords } from "./read-content.server.ts";

const MOST = 10;
const CLARITY = { high: m.scales_summary_high, medium: m.scales_summary_medium, low: m.scales_summary_low } as const;

/** A pupil's kept results in words, for a linked guardian: environments and how clear they are, no score and no answer. */
export async function tendenciesSummary(ctx: Context, pupilId: number, locale: "ar" | "en"): Promise<SummaryLine[]> {
  const names = new Map(environmentWords(ctx, locale).map(({ code, title }) => [code, title]));
  const rows = await keptResults(ctx.db, pupilId, TENDENCIES, MOST);
  return rows.map((row) => {
    const { code, differentiation, flat } = row.reading_json as Reading;
    return {
      scale: m.scales_title({}, { locale }),
      takenAt: row.completedAt ?? "",
      environments: flat ? [] : code.groups.flat().map((one) => names.get(one) ?? one),
      clarity: flat ? m.scales_summary_flat({}, { locale }) : CLARITY[differentiation.level]({}, { locale }),
    };
  });
}
