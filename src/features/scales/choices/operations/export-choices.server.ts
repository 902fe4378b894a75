import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { PdfRuns } from "#platform/pdf/blocks.ts";
import type { ReadablePart } from "#platform/personal-data/readable-part.ts";
import type { Conditions } from "../rules/conditions.ts";
import type { SetAnswer } from "../rules/read-walk.ts";
import { FEWEST_SETS, MOST_SETS } from "../rules.ts";
import { namedConditions } from "../schema/condition-words.ts";
import type { Sides } from "../schema.ts";
import { type ActivityAnswerRow, activityAnswersOfUser } from "../store.server.ts";
import { activities } from "./read-activities.server.ts";

const run = (text: string): PdfRuns => [{ text }];

/** Choices of activities as their owner reads them: what was shown and what was chosen, in words. */
export const choicesExport: ReadablePart = {
  name: "activities_shown",
  async heldBack(ctx, { userId, locale }) {
    return (await areResultsHidden(ctx, userId)) ? m.fault_results_hidden({}, { locale }) : null;
  },
  async pdf(ctx, owner) {
    const words = { locale: owner.locale };
    const heading = { kind: "heading", level: 2, runs: run(m.scales_choices_register_what({}, words)) } as const;
    const heldBack = await this.heldBack(ctx, owner);
    if (heldBack) return [heading, { kind: "paragraph", runs: run(heldBack) }];
    const rows = await activityAnswersOfUser(ctx.db, owner.userId);
    if (rows.length === 0) return [];
    return [
      heading,
      {
        kind: "table",
        head: [run(m.scales_choices_export_step({}, words)), run(m.scales_choices_export_said({}, words))],
        rows: rows.toSorted(inOrder).map((row) => saidIn(row, owner.locale).map(run)),
      },
    ];
  },
  async data(ctx, owner) {
    return (await this.heldBack(ctx, owner)) ? null : activities();
  },
};

/** Sets by their number, then values and conditions. */
function inOrder(a: ActivityAnswerRow, b: ActivityAnswerRow): number {
  const place = ({ step }: ActivityAnswerRow) => Number(step) || (step === "values" ? 98 : 99);
  return place(a) - place(b);
}

function saidIn({ step, said_json: said }: ActivityAnswerRow, locale: Locale): [string, string] {
  const words = { locale };
  if (step === "values") {
    const sides = activities().values.flatMap((pair) => {
      const side = (said as Sides)[pair.id];
      return side ? [pair[locale][side]] : [];
    });
    return [m.scales_choices_values_title({}, words), formatList(sides, locale)];
  }
  if (step === "conditions") {
    const named = namedConditions(said as Conditions, locale).map((one) => `${one.label}: ${one.said}`);
    return [m.scales_choices_conditions_title({}, words), formatList(named, locale)];
  }
  const { best, worst, shown } = said as SetAnswer;
  const textOf = (id: string) => activities().activities.find((one) => one.id === id)?.[locale] ?? id;
  const position = m.scales_choices_position({ number: step, few: FEWEST_SETS, most: MOST_SETS }, words);
  const named = { best: textOf(best), worst: textOf(worst), shown: formatList(shown.map(textOf), locale) };
  return [position, m.scales_choices_export_set(named, words)];
}
