import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SharedResult } from "#features/scales/sharing/schema.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { Brief } from "../schema/desk.ts";
import type { Shown } from "./desk-words.ts";

/** What the person chose to show before the meeting; that it was read is written down. */
export function DeskShown({ brief, shown }: { readonly brief: Brief; readonly shown: Shown }) {
  const { results, saved } = brief;
  return (
    <section className="grid gap-4" aria-labelledby="shown">
      <div>
        <h2 className="h2" id="shown">
          {m.booking_desk_shown()}
        </h2>
        <p className="hint">{m.booking_desk_shown_hint()}</p>
      </div>
      <Part title={m.booking_desk_results()}>
        {results === null && <p>{m.booking_desk_results_not()}</p>}
        {results?.length === 0 && <p>{m.booking_desk_results_none()}</p>}
        {results?.map((one) => (
          <Result key={one.id} one={one} shown={shown} />
        ))}
      </Part>
      <Part title={m.booking_desk_saved()}>
        {saved === null && <p>{m.booking_desk_saved_not()}</p>}
        {saved?.length === 0 && <p>{m.booking_desk_saved_none()}</p>}
        {saved && saved.length > 0 && (
          <ul className="desk-saved">
            {saved.map(({ slug, title, locale }) => (
              <li key={slug}>
                <Link to={pathTo("job", { slug })} lang={locale === shown.locale ? undefined : locale}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="h3">{title}</h3>
      {children}
    </div>
  );
}

/** A result in a few words, how sure it is, and the way to all of it. */
function Result({ one, shown: { locale, timeZone } }: { readonly one: SharedResult; readonly shown: Shown }) {
  return (
    <div className="card">
      <p className="strong">{one.headline}</p>
      <p>{CERTAINTY[one.kind]()}</p>
      <p className="hint">
        {m.booking_desk_result_taken({
          date: formatDate(one.takenAt, locale, timeZone),
          until: formatDate(one.until, locale, timeZone),
        })}
      </p>
      <p>
        <Link to={pathTo("sharedWithMe", {}, { share: one.id })}>{m.booking_desk_result_open()}</Link>
      </p>
    </div>
  );
}

const CERTAINTY = {
  clear: m.booking_desk_result_clear,
  leaning: m.booking_desk_result_leaning,
  flat: m.booking_desk_result_flat,
} as const;
