import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ScoreBars } from "#ui/score-bars.tsx";
import { interestLevel, interestShare } from "../rules.ts";
import type { InterestProfile as Profile } from "../schema.ts";
import { levelName } from "./job-words.ts";

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The six interests of a profession: a sentence, and bars that carry their words and numbers. */
export function InterestProfile({ profile, locale }: { profile: Profile; locale: Locale }) {
  const [first, second] = profile.closest;
  const items = profile.bars.map(({ code, title, value }) => ({
    label: title,
    value: interestShare(value),
    max: 100,
    env: code,
    text: m.jobs_interest_figure({
      value: formatNumber(value, locale, ONE_DIGIT),
      level: levelName(interestLevel(value)),
    }),
  }));
  return (
    <>
      <p>{m.jobs_interests_sentence({ first, second })}</p>
      <div className="my-4 [&_.figure]:min-w-28 [&_ul]:ps-0">
        <ScoreBars items={items} label={m.jobs_section_interests()} />
      </div>
      <p className="hint">{m.jobs_interests_help()}</p>
    </>
  );
}
