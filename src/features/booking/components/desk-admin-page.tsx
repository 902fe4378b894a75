import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type FieldLabels, FormFault } from "#ui/form-fault.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { LIST_STATES, type ListState } from "../rules/desk-states.ts";
import type { AdminLine, DeskLine, DeskList, StateCounts } from "../schema/desk.ts";
import { DeskRow } from "./desk-row.tsx";
import { dayWords, hoursWords, type Shown, STATE_WORDS, timeWords } from "./desk-words.ts";

export interface DeskAdminProps {
  readonly desks: readonly DeskLine[];
  readonly list: DeskList<AdminLine>;
  readonly counts: StateCounts;
  readonly state: ListState;
  /** The card of the advisor the list is of. */
  readonly advisor: string | null;
  /** What is closed, and when. */
  readonly children: ReactNode;
  readonly done: "closed" | "opened" | null;
  readonly shown: Shown;
  readonly zone: string;
  readonly refused: RefusedForm | undefined;
  readonly labels: FieldLabels;
}

/** All desks, all consultations, and when nothing can be booked. */
export function DeskAdminPage(props: DeskAdminProps) {
  const { desks, done, shown, zone, refused, labels, children } = props;
  return (
    <div className="desk">
      <PageTop title={m.booking_desk_admin_title()} lead={m.booking_desk_admin_lead()}>
        <p className="hint">{zone}</p>
        {done && !refused && (
          <Alert kind="ok" role="status">
            {done === "closed" ? m.booking_desk_admin_closed() : m.booking_desk_admin_opened()}
          </Alert>
        )}
        <FormFault refused={refused} labels={labels} />
      </PageTop>
      <section className="grid gap-3" aria-labelledby="desks">
        <h2 className="h2" id="desks">
          {m.booking_desk_admin_desks()}
        </h2>
        {desks.length === 0 ? (
          <p className="hint">{m.booking_desk_admin_desks_none()}</p>
        ) : (
          <ul className="desks">
            {desks.map((desk) => (
              <Desk key={desk.id ?? desk.name} desk={desk} shown={shown} />
            ))}
          </ul>
        )}
      </section>
      <All {...props} />
      {children}
    </div>
  );
}

/** One advisor's desk in a few figures. */
function Desk({ desk, shown }: { readonly desk: DeskLine; readonly shown: Shown }) {
  const { id, name, isTaking, waiting, nextAt, figures } = desk;
  return (
    <li className="card">
      <h3 className="h3">
        {id ? (
          <Link className="card-link" to={`${pathTo("adminConsultations", {}, { advisor: id })}#all`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h3>
      <p className="hint">
        {isTaking ? m.booking_desk_admin_taking() : m.booking_desk_admin_not_taking()} ·{" "}
        {m.booking_desk_waiting_title({ count: waiting })}
      </p>
      <p>
        {nextAt
          ? m.booking_desk_admin_next({ at: `${dayWords(nextAt, shown)} ${timeWords(nextAt, shown)}` })
          : m.booking_desk_admin_next_none()}
      </p>
      <p className="hint">
        {m.booking_desk_admin_month({ booked: figures.booked, held: figures.held, missed: figures.missed })}
        {figures.answerHours !== null && (
          <>
            {" "}
            {m.booking_desk_admin_answer({
              time: hoursWords(figures.answerHours, shown.locale),
              count: figures.answered,
            })}
          </>
        )}
      </p>
    </li>
  );
}

function All({ desks, list, counts, state, advisor, shown }: DeskAdminProps) {
  const query = (more: Record<string, string | number | undefined>) => ({
    state: state === "waiting" ? undefined : state,
    advisor: advisor ?? undefined,
    ...more,
  });
  const views = LIST_STATES.map((id) => ({
    id,
    label: m.booking_desk_tab({ name: STATE_WORDS[id](), count: counts[id] }),
    to: `${pathTo("adminConsultations", {}, query({ state: id === "waiting" ? undefined : id }))}#all`,
  }));
  const at = (page: number) => `${pathTo("adminConsultations", {}, query({ page: page > 1 ? page : undefined }))}#all`;
  return (
    <section className="grid gap-3" aria-labelledby="all">
      <h2 className="h2" id="all">
        {m.booking_desk_admin_all()}
      </h2>
      <Form className="desk-filter">
        {state !== "waiting" && <input type="hidden" name="state" value={state} />}
        <SelectField
          key={advisor ?? ""}
          name="advisor"
          label={m.booking_desk_admin_advisor()}
          placeholder={m.booking_desk_admin_every()}
          options={desks.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []))}
          defaultValue={advisor ?? ""}
        />
        <Button kind="quiet">{m.booking_desk_admin_filter()}</Button>
      </Form>
      <ViewLinks label={m.booking_desk_tabs()} views={views} current={state} />
      {list.lines.length === 0 ? (
        <EmptyState title={m.booking_desk_none()} heading="h3">
          <p>{m.booking_desk_none_text()}</p>
        </EmptyState>
      ) : (
        <ul className="desk-rows">
          {list.lines.map((line) => (
            <DeskRow
              key={line.id}
              line={line}
              shown={shown}
              to={pathTo("adminConsultation", { id: line.id })}
              isStatusSaid
            >
              <p className="hint">
                {line.advisorName
                  ? m.booking_desk_admin_with({ name: `\u2068${line.advisorName}\u2069` })
                  : m.booking_desk_admin_with_nobody()}
              </p>
            </DeskRow>
          ))}
        </ul>
      )}
      {(list.page > 1 || list.hasMore) && (
        <p className="desk-ways">
          {list.page > 1 && (
            <ButtonLink kind="quiet" small to={at(list.page - 1)}>
              {m.booking_desk_page_before()}
            </ButtonLink>
          )}
          {list.hasMore && (
            <ButtonLink kind="quiet" small to={at(list.page + 1)}>
              {m.booking_desk_page_after()}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  );
}
