import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Where the facts of a record come from. */
export interface SourceOfFacts {
  readonly name: string;
  readonly address: string | null;
  readonly licence: string | null;
  readonly date: string | null;
}

interface SourcesProps {
  readonly updatedAt: string;
  /** Null: the text is our own. */
  readonly source: SourceOfFacts | null;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Whose texts our own are. */
  readonly siteName: string;
  /** What else is to be said. */
  readonly children?: ReactNode;
}

/** Where a page's facts come from, under which terms, and when it was last changed. */
export function Sources({ updatedAt, source, locale, timeZone, siteName, children }: SourcesProps) {
  return (
    <div className="flex flex-col gap-2 text-small text-muted">
      <p>
        <time dateTime={updatedAt}>{m.ui_detail_updated({ date: formatDate(updatedAt, locale, timeZone) })}</time>
      </p>
      {source ? (
        <p>
          {m.ui_detail_source()} <SourceName source={source} />
          {source.licence && <bdi> · {source.licence}</bdi>}
          {source.date && <bdi> · {formatDate(source.date, locale, timeZone)}</bdi>}
        </p>
      ) : (
        <p>{m.ui_detail_own_text({ site: siteName })}</p>
      )}
      {children}
    </div>
  );
}

function SourceName({ source: { name, address } }: { source: SourceOfFacts }) {
  // A source is named in its own language, whatever the page's is.
  const lang = /[\u0600-\u06ff]/.test(name) ? "ar" : "en";
  return <bdi lang={lang}>{address ? <a href={address}>{name}</a> : name}</bdi>;
}
