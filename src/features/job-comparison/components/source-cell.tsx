import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { PageSite } from "#ui/detail/sources.tsx";
import type { Comparison } from "../schema.ts";

interface SourceCellProps {
  readonly source: Comparison["sources"][number];
  readonly site: PageSite;
}

/** Where both or one of the two comes from, under which terms, and when it was last changed. */
export function SourceCell({ source: { source, updatedAt, isOwn, title }, site }: SourceCellProps) {
  const { locale, timeZone, siteName } = site;
  return (
    <div>
      {title && <h3>{title}</h3>}
      {(isOwn || !source) && <p>{m.ui_detail_own_text({ site: siteName })}</p>}
      {source && (
        <>
          <p>
            {m.ui_detail_source()}{" "}
            <bdi lang={/[\u0600-\u06ff]/.test(source.name) ? "ar" : "en"}>
              {source.address ? <a href={source.address}>{source.name}</a> : source.name}
            </bdi>
          </p>
          {source.licence && (
            <p>
              <bdi>{source.licence}</bdi>
            </p>
          )}
          {source.date && <p>{formatDate(source.date, locale, timeZone)}</p>}
        </>
      )}
      <p>
        <time dateTime={updatedAt}>{m.ui_detail_updated({ date: formatDate(updatedAt, locale, timeZone) })}</time>
      </p>
    </div>
  );
}
