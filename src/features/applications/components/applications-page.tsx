import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { APPLICATION_STATES, type ApplicationState } from "../rules.ts";
import type { ApplicationLine, ApplicationList } from "../schema.ts";
import { KIND_WORDS, STATE_WORDS } from "./application-words.ts";
import { OwnWords } from "./own-words.tsx";

interface ApplicationsPageProps {
  readonly list: ApplicationList;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Who asks to be an advisor or a teacher, a tab for each state. */
export function ApplicationsPage({ list, locale, timeZone }: ApplicationsPageProps) {
  const { state, counts, lines, page, pageCount } = list;
  const views = APPLICATION_STATES.map((id) => ({
    id,
    label: m.applications_list_tab({ name: STATE_WORDS[id](), count: counts[id] }),
    to: listAddress(id),
  }));
  return (
    <div className="grid gap-6 pb-8">
      <PageTop title={m.applications_list_title()} lead={m.applications_list_lead()}>
        <ViewLinks label={m.applications_list_tabs()} views={views} current={state} />
      </PageTop>
      {lines.length === 0 ? (
        <EmptyState title={m.applications_list_none()}>
          <p>{m.applications_list_none_text()}</p>
        </EmptyState>
      ) : (
        <ul className="application-lines">
          {lines.map((line) => (
            <Line key={line.documentId} line={line} locale={locale} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} to={(number) => listAddress(state, number)} />
    </div>
  );
}

function listAddress(state: ApplicationState, page = 1): string {
  return pathTo(
    "adminApplications",
    {},
    { state: state === "waiting" ? undefined : state, page: page > 1 ? page : undefined },
  );
}

interface LineProps extends Pick<ApplicationsPageProps, "locale" | "timeZone"> {
  readonly line: ApplicationLine;
}

function Line({ line, locale, timeZone }: LineProps) {
  const { documentId, kind, name, organisation, state, madeAt, answerBy, isLate } = line;
  const day = (instant: string) => `\u2068${formatDate(instant, locale, timeZone)}\u2069`;
  return (
    <li className="card grid gap-2">
      <h2 className="h3">
        <Link className="card-link" to={pathTo("adminApplication", { id: documentId })}>
          <OwnWords>{name}</OwnWords>
        </Link>
      </h2>
      <p className="facts-line">
        <strong>{KIND_WORDS[kind]()}</strong>
        <OwnWords>{organisation}</OwnWords>
      </p>
      <p className="hint facts-line">
        <span>{m.applications_line_sent({ date: day(madeAt) })}</span>
        {state === "waiting" && !isLate && <span>{m.applications_line_due({ date: day(answerBy) })}</span>}
        {isLate && <strong className="late">{m.applications_line_late()}</strong>}
      </p>
    </li>
  );
}
