import { hitRate } from "#features/scales/opinions/operations/hit-rate.server.ts";
import { FEWEST_PEOPLE } from "#features/scales/opinions/rules.ts";
import type { Rate } from "#features/scales/opinions/schema.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Config } from "#platform/config.ts";
import { lean, localeOf, read } from "./command-args.ts";
import { withContext } from "./command-context.ts";
import { say } from "./run-import-command.ts";

/** `npm run hit-rate -- [--lang ar|en]`: how often the nearest professions are liked, against others; counts alone. */
export async function hitRateCommand(config: Config, args: readonly string[]): Promise<void> {
  const { values } = read(args, { lang: { type: "string" } }, "npm run hit-rate -- [--lang ar|en]");
  const locale = localeOf(values.lang);
  await withContext(
    config,
    async (ctx) => {
      const { people, rates } = await hitRate(ctx);
      if (!rates) return say(m.scales_hit_rate_few({ people, few: FEWEST_PEOPLE }, { locale }));
      say(m.scales_hit_rate_people({ people }, { locale }));
      say(m.scales_hit_rate_top(told(rates.top, locale), { locale }));
      say(m.scales_hit_rate_rest(told(rates.rest, locale), { locale }));
    },
    lean(locale),
  );
}

function told({ liked, said, share, from, to }: Rate, locale: Locale) {
  const percent = (part: number) => formatNumber(part, locale, { style: "percent", maximumFractionDigits: 0 });
  return { liked, said, share: percent(share), from: percent(from), to: percent(to) };
}
