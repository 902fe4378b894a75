import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { type Change, changesOf, leastApart } from "../rules/order-letters.ts";
import type { ResultView } from "../schema/result.ts";
import { namedIn } from "./words.ts";

/** What would change this result: so many other answers, another attempt, and trying things. */
export function ResultChanges({ view }: { readonly view: ResultView }) {
  const { lead, third } = changesOf(view.scores);
  const words = ({ first, second, answers }: Change) => ({
    first: namedIn(view.environments, first),
    second: namedIn(view.environments, second),
    answers,
  });
  const points = formatNumber(leastApart(view.reading.error) - 1, getLocale());
  return (
    <ul>
      {view.kind !== "flat" && <li>{m.scales_change_first(words(lead))}</li>}
      {view.kind === "clear" && <li>{m.scales_change_third(words(third))}</li>}
      <li>{m.scales_change_again({ points })}</li>
      <li>{m.scales_change_grow()}</li>
    </ul>
  );
}
