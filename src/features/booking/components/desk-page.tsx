import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { Niche } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { DESK_STATES, type DeskState } from "../rules/desk-states.ts";
import type { DeskList, StateCounts } from "../schema/desk.ts";
import type { ConsultationLine } from "../schema.ts";
import { DeskRow } from "./desk-row.tsx";
import { dayWords, type Shown, STATE_WORDS } from "./desk-words.ts";
import { DESK } from "./meeting-scene.ts";

interface DeskPageProps {
  readonly state: DeskState;
  readonly counts: StateCounts;
  readonly shown: Shown;
  readonly now: string;
  readonly zone: ReactNode;
  readonly isTaking: boolean;
  readonly children: ReactNode;
}

/** The top of an advisor's desk with the ways on, and below it the board or one list. */
export function DeskPage({ state, counts, shown, now, zone, isTaking, children }: DeskPageProps) {
  // A state nobody is in is no way to go.
  const filled = DESK_STATES.filter((id) => id === "board" || id === state || counts[id] > 0);
  const views = filled.map((id) => ({
    id,
    label: id === "board" ? STATE_WORDS.board() : m.booking_desk_tab({ name: STATE_WORDS[id](), count: counts[id] }),
    to: pathTo("consultation", {}, { state: id === "board" ? undefined : id }),
  }));
  return (
    <>
      <OwnTop>
        <PageTop title={m.booking_desk_title()} lead={m.booking_desk_today_is({ day: dayWords(now, shown) })}>
          <p className="hint">{zone}</p>
        </PageTop>
        <Niche {...DESK} />
      </OwnTop>
      <div className="wrap desk">
        <div className="desk-bar">
          <ViewLinks label={m.booking_desk_tabs()} views={views} current={state} />
          <p className="desk-links">
            <Link to={pathTo("consultationSchedule")}>{m.advisor_desk_schedule_title()}</Link>
            <Link to={pathTo("consultationSlots")}>{m.advisor_desk_slots_title()}</Link>
            <Link to={pathTo("accountCalendar")}>{m.booking_feed_title()}</Link>
          </p>
        </div>
        {!isTaking && (
          <p className="desk-closed">
            {m.booking_desk_not_taking()}{" "}
            <ButtonLink small to={pathTo("consultationSchedule")}>
              {m.booking_desk_not_taking_action()}
            </ButtonLink>
          </p>
        )}
        {children}
      </div>
    </>
  );
}

interface DeskListViewProps {
  readonly state: Exclude<DeskState, "board">;
  readonly list: DeskList;
  readonly shown: Shown;
}

/** One state's consultations, a page at a time. */
export function DeskListView({ state, list: { lines, page, hasMore }, shown }: DeskListViewProps) {
  const at = (number: number) => pathTo("consultation", {}, { state, page: number > 1 ? number : undefined });
  if (lines.length === 0)
    return (
      <EmptyState title={m.booking_desk_none()}>
        <p>{m.booking_desk_none_text()}</p>
      </EmptyState>
    );
  return (
    <section aria-label={STATE_WORDS[state]()} className="grid gap-4">
      <ul className="desk-rows">
        {lines.map((line) => (
          <DeskRow key={line.id} line={line} shown={shown} to={toLine(line)} isStatusSaid />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <p className="desk-ways">
          {page > 1 && (
            <ButtonLink kind="quiet" small to={at(page - 1)}>
              {m.booking_desk_page_before()}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink kind="quiet" small to={at(page + 1)}>
              {m.booking_desk_page_after()}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  );
}

/** Where a line of one's own desk leads. */
export function toLine({ id }: Pick<ConsultationLine, "id">): string {
  return pathTo("consultationOne", { id });
}
