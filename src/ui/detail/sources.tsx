import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Source, Sourced } from "#shared/sourced.ts";
import { Icon } from "../icon.tsx";

/** Where and to whom a record is shown. */
export interface PageSite {
  readonly locale: Locale;
  readonly timeZone: string;
  /** Whose texts our own are. */
  readonly siteName: string;
}

export interface SourcesProps {
  readonly record: Sourced;
  readonly site: PageSite;
  /** "Sources" unless said otherwise. */
  readonly title?: string;
  /** The text is our own, also where the facts have a source. */
  readonly isOwn?: boolean;
  /** What else is to be said. */
  readonly more?: ReactNode;
}

/** Where a page's facts come from, under which terms, and when it was last changed: folded, its date in sight. */
export function Sources({
  record: { updatedAt, source },
  site,
  title = m.ui_detail_sources(),
  isOwn,
  more,
}: SourcesProps) {
  const { locale, timeZone, siteName } = site;
  return (
    <details className="fold" id="sources">
      <summary>
        <h2 className="fold-title">
          {title}{" "}
          <time className="hint" dateTime={updatedAt}>
            {m.ui_detail_updated({ date: formatDate(updatedAt, locale, timeZone) })}
          </time>
        </h2>
        <Icon name="down" />
      </summary>
      <div className="hint flex flex-col gap-2">
        {(isOwn || !source) && <p>{m.ui_detail_own_text({ site: siteName })}</p>}
        {source && (
          <p>
            {m.ui_detail_source()} <SourceName source={source} />
            {source.licence && <bdi> · {source.licence}</bdi>}
            {source.date && <bdi> · {formatDate(source.date, locale, timeZone)}</bdi>}
          </p>
        )}
        {more}
      </div>
    </details>
  );
}

function SourceName({ source: { name, address } }: { source: Source }) {
  // A source is named in its own language, whatever the page's is.
  const lang = /[\u0600-\u06ff]/.test(name) ? "ar" : "en";
  return <bdi lang={lang}>{address ? <a href={address}>{name}</a> : name}</bdi>;
}
