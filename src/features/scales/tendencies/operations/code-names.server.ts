import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { definite } from "#shared/definite.ts";
import type { Environment } from "#shared/environments.ts";
import { environmentWords } from "./read-content.server.ts";

/** The environments of a result by name, the closest first and ties as ties: "Social, then Investigative and Artistic (tied)". Empty without any. */
export function codeNames(ctx: Context, groups: readonly (readonly Environment[])[], locale: Locale): string {
  const names = new Map(environmentWords(ctx, locale).map(({ code, title }) => [code, title]));
  const words = groups.map((group) => {
    const list = formatList(
      group.map((one) => definite(names.get(one) ?? one, locale)),
      locale,
    );
    return group.length > 1 ? m.scales_result_tied({ list }, { locale }) : list;
  });
  return words.length === 0 ? "" : words.reduce((first, second) => m.scales_result_then({ first, second }, { locale }));
}
