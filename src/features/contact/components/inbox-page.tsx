import { Form, Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MESSAGE_STATES, type MessageState } from "../rules.ts";
import type { Inbox, MessageLine } from "../schema.ts";
import { inquiryWords } from "./inquiry-options.ts";

/** Words of the states of a message. */
export const STATE_WORDS: Readonly<Record<MessageState, () => string>> = {
  open: m.contact_state_open,
  held: m.contact_state_held,
  answered: m.contact_state_answered,
  closed: m.contact_state_closed,
};

interface InboxPageProps {
  readonly inbox: Inbox;
  /** A reference that was looked for and not found. */
  readonly asked: string | null;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** What people wrote to us, a tab for each state. */
export function InboxPage({ inbox, asked, locale, timeZone }: InboxPageProps) {
  const { state, counts, lines, page, pageCount } = inbox;
  const views = MESSAGE_STATES.map((id) => ({
    id,
    label: m.contact_inbox_tab({ name: STATE_WORDS[id](), count: counts[id] }),
    to: pathTo("adminMessages", {}, { state: id === "open" ? undefined : id }),
  }));
  return (
    <div className="grid gap-6 pb-8">
      <PageTop title={m.contact_inbox_title()} lead={m.contact_inbox_lead()}>
        <Form className="mt-4 flex flex-wrap items-center gap-3">
          <TextField
            name="reference"
            label={m.contact_search()}
            defaultValue={asked ?? ""}
            error={asked ? m.contact_search_none() : undefined}
            maxLength={20}
            autoComplete="off"
          />
          <Button kind="quiet">{m.contact_search_action()}</Button>
        </Form>
        <ViewLinks label={m.contact_inbox_tabs()} views={views} current={state} />
      </PageTop>
      {lines.length === 0 ? (
        <EmptyState title={m.contact_inbox_none()}>
          <p>{m.contact_inbox_none_text()}</p>
        </EmptyState>
      ) : (
        <ul className="saved">
          {lines.map((line) => (
            <Line key={line.reference} line={line} locale={locale} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(number) =>
          pathTo(
            "adminMessages",
            {},
            { state: state === "open" ? undefined : state, page: number > 1 ? number : undefined },
          )
        }
      />
    </div>
  );
}

function Line({
  line,
  locale,
  timeZone,
}: { readonly line: MessageLine } & Pick<InboxPageProps, "locale" | "timeZone">) {
  const { reference, name, inquiryType, subject, begins, state, sentAt, dueAt, isOverdue, assignedTo } = line;
  const own = line.locale;
  return (
    <li className="card grid gap-2">
      <h2 className="h3">
        <Link className="card-link" to={pathTo("adminMessage", { reference })}>
          {subject ? <bdi lang={own}>{subject}</bdi> : inquiryWords(inquiryType)}
        </Link>
      </h2>
      <p dir="auto" lang={own}>
        {begins}
      </p>
      <p className="hint facts-line">
        <bdi lang={own}>{name}</bdi>
        <span>{subject && inquiryWords(inquiryType)}</span>
        <span>{m.contact_sent_on({ date: formatDate(sentAt, locale, timeZone, "dateTime") })}</span>
        {state === "open" && !isOverdue && (
          <span>{m.contact_due({ due: formatDate(dueAt, locale, timeZone, "dateTime") })}</span>
        )}
        {isOverdue && <strong className="late">{m.contact_overdue()}</strong>}
        <span>{assignedTo ? m.contact_with({ name: `\u2068${assignedTo}\u2069` }) : m.contact_with_nobody()}</span>
        <bdi dir="ltr" lang="en">
          {reference}
        </bdi>
      </p>
    </li>
  );
}
