import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { definite } from "#shared/definite.ts";
import type { Environment } from "#shared/environments.ts";
import { tiersOf } from "../rules/order-letters.ts";
import { byEnvironment, leadingOf } from "../rules.ts";
import type { Reading } from "../schema/result.ts";
import { environmentNames } from "./read-content.server.ts";

/** The name of a result in a few words, wherever a code would stand: environments, or that none can be told. */
export function nameResult(ctx: Context, reading: Reading, locale: Locale): string {
  return nameOf(ctx, reading, reading.code.groups, locale);
}

/** The same as the heading of a page, of the environments that lead. */
export function headlineOf(ctx: Context, reading: Reading, locale: Locale): string {
  const names = closestOf(ctx, reading, locale);
  if (names !== null) return m.scales_result_yours({ names }, { locale });
  if (reading.kind === "careless") return m.scales_careless_headline({}, { locale });
  return nameOf(ctx, reading, leadingOf(reading.code.groups), locale);
}

/** The environments that lead a clear result, alone, where it is said over them that they are the closest; else null. */
export function closestOf(ctx: Context, reading: Reading, locale: Locale): string | null {
  const { kind, code } = reading;
  if (kind !== "clear" || code.groups.length === 0) return null;
  return nameOf(ctx, reading, leadingOf(code.groups), locale);
}

type Groups = Reading["code"]["groups"];

function nameOf(ctx: Context, { kind, code, scores }: Reading, groups: Groups, locale: Locale): string {
  const list = listOf(ctx, locale);
  if (kind === "careless") return m.scales_name_careless({}, { locale });
  if (kind === "flat") return m.scales_name_flat({}, { locale });
  if (code.groups.length === 0) return m.scales_name_least({ list: list(code.least) }, { locale });
  if (kind === "leaning") return m.scales_name_leaning({ list: list(groups.flat()) }, { locale });
  const profile = byEnvironment((one) => scores[one].raw);
  return groups
    .map((group) => groupWords(tiersOf(group, profile), list, locale))
    .reduce((first, second) => m.scales_result_then({ first, second }, { locale }));
}

type List = (environments: readonly Environment[]) => string;

function listOf(ctx: Context, locale: Locale): List {
  const names = environmentNames(ctx, locale);
  return (environments) =>
    formatList(
      environments.map((one) => definite(names[one], locale)),
      locale,
    );
}

/** Environments that cannot be told apart: those of equal score together, then those close behind. */
function groupWords(tiers: readonly Environment[][], list: List, locale: Locale): string {
  const [first = [], ...next] = tiers;
  const count = first.length;
  const leading = count > 1 ? m.scales_name_equal({ list: list(first), count }, { locale }) : list(first);
  return next.reduce((before, tier, at) => {
    const words = { first: before, second: list(tier) };
    const isPair = at === 0 && count === 1 && tier.length === 1;
    return isPair ? m.scales_name_close({ ...words }, { locale }) : m.scales_name_behind({ ...words }, { locale });
  }, leading);
}
