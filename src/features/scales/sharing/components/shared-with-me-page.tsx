import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { PageTop } from "#ui/page-top.tsx";
import { Table } from "#ui/table.tsx";
import type { SharedWithMe } from "../schema.ts";
import { shownLine } from "./words.ts";

interface SharedWithMeProps {
  readonly shares: readonly SharedWithMe[];
  readonly timeZone: string;
}

/** The results that people show to an advisor, as long as they do. */
export function SharedWithMePage({ shares, timeZone }: SharedWithMeProps) {
  const locale = getLocale();
  const day = (at: string) => formatDate(at, locale, timeZone);
  return (
    <div className="scale-page wrap grid gap-6 pb-8">
      <PageTop title={m.scales_with_me_title()} lead={m.scales_with_me_lead()} />
      {shares.length === 0 && <p>{m.scales_with_me_none()}</p>}
      {shares.length > 0 && (
        <Table
          caption={m.scales_with_me_caption()}
          head={[
            m.scales_with_me_who(),
            m.scales_with_me_result(),
            m.scales_with_me_taken(),
            m.scales_with_me_shows(),
            m.scales_with_me_until(),
          ]}
          rows={shares.map(({ id, name, headline, takenAt, shows, until }) => ({
            key: id,
            cells: [
              <Link key={id} to={pathTo("sharedWithMe", {}, { share: id })}>
                {name ? <bdi>{name}</bdi> : m.scales_with_me_nameless()}
              </Link>,
              headline,
              day(takenAt),
              shownLine(shows),
              day(until),
            ],
          }))}
        />
      )}
    </div>
  );
}
