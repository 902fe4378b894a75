import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ClosureKind } from "../rules.ts";
import type { ClosureView } from "../schema.ts";

/** What each kind of closure is called. */
export const CLOSURE_WORDS: Readonly<Record<ClosureKind, () => string>> = {
  holiday: m.advisor_desk_closure_holiday,
  closed: m.advisor_desk_closure_closed,
  construction: m.advisor_desk_closure_construction,
};

interface ClosureListProps {
  readonly closures: readonly ClosureView[];
  readonly locale: Locale;
  /** What can be done with one. */
  readonly after?: (closure: ClosureView) => ReactNode;
}

/** Holidays and closures with their days and why. */
export function ClosureList({ closures, locale, after }: ClosureListProps) {
  return (
    <ul className="closures">
      {closures.map((closure) => (
        <li key={closure.id}>
          <p className="strong">
            {CLOSURE_WORDS[closure.kind]()}
            {closure.isNow && closure.kind !== "holiday" && <> · {m.advisor_desk_closure_now()}</>}
          </p>
          <p>{daysWords(closure, locale)}</p>
          <p className="hint">{closure.reason[locale]}</p>
          {after?.(closure)}
        </li>
      ))}
    </ul>
  );
}

function daysWords({ from, until }: ClosureView, locale: Locale): string {
  const day = (one: string) => formatDate(`${one}T12:00:00Z`, locale, "UTC");
  if (until === null) return m.advisor_desk_closure_from({ day: day(from) });
  return from === until ? day(from) : m.advisor_desk_closure_days({ from: day(from), until: day(until) });
}
