import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Summary } from "#ui/summary.tsx";
import { ACT_WORDS, SIDE_WORDS } from "../schema/act-words.ts";
import type { ChangeView } from "../schema.ts";
import type { Shown } from "./desk-words.ts";

/** What was done with a consultation, the last first. */
export function DeskHistory({ changes, shown }: { readonly changes: readonly ChangeView[]; readonly shown: Shown }) {
  const { locale, timeZone } = shown;
  return (
    <details className="desk-fold">
      <Summary>{m.booking_desk_history()}</Summary>
      <ol className="desk-history">
        {[...changes].reverse().map(({ act, side, by, reason, at }) => (
          <li key={at + act}>
            <p>
              <span className="strong">{ACT_WORDS[act]()}</span> · <bdi>{by ?? SIDE_WORDS[side]()}</bdi>
            </p>
            <p className="hint">{formatDate(at, locale, timeZone, "dateTime")}</p>
            {reason && <p dir="auto">{reason}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
