import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { weekdayName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { type BookingAsk, bookingPath, CHOOSE_PART, TIMES_PART } from "../schema/booking-ask.ts";
import type { Offer } from "../schema/offer.ts";
import type { CalendarDay } from "../schema.ts";
import { dayWords, monthWords } from "./book-words.ts";

interface CalendarProps {
  readonly ask: BookingAsk;
  readonly offer: Offer;
  /** 0 = Sunday. */
  readonly weekStart: number;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** A month as a table: each day with free times leads to them. With scripts arrows go from day to day. */
export function Calendar({ ask, offer, weekStart }: CalendarProps) {
  const locale = getLocale();
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useDayKeys(ask, offer, table);
  const isHydrated = useHydrated();
  const chosen = offer.shown[0]?.day;
  const stop =
    offer.days.find(({ day }) => day === chosen) ??
    offer.days.find(({ state }) => state === "available") ??
    offer.days[0];
  const order = WEEKDAYS.map((at) => (at + weekStart) % 7);
  return (
    <div className="calendar">
      <div className="calendar-head">
        <MonthLink ask={ask} month={offer.monthBefore} label={m.booking_book_month_before()} icon="previous" />
        <p className="h3" aria-hidden="true">
          {monthWords(offer.month)}
        </p>
        <MonthLink ask={ask} month={offer.monthAfter} label={m.booking_book_month_after()} icon="next" />
      </div>
      <table ref={table} onKeyDown={onKeyDown}>
        <caption className="sr-only">{m.booking_book_calendar({ month: monthWords(offer.month) })}</caption>
        <thead>
          <tr>
            {order.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, locale)}>
                <span aria-hidden="true">{WEEKDAY_LETTERS[weekday]?.()}</span>
                <span className="sr-only">{weekdayName(weekday, locale)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(offer.days, weekStart).map((week) => (
            <tr key={week.find((day) => day)?.day}>
              {week.map((day, at) =>
                day ? (
                  <td key={day.day}>
                    <Day
                      day={day}
                      to={bookingPath(ask, { day: day.day, month: offer.month }, TIMES_PART)}
                      isToday={day.day === offer.today}
                      isChosen={day.day === chosen}
                      tabIndex={isHydrated ? (day === stop ? 0 : -1) : undefined}
                    />
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: days of another month have no name here
                  <td key={at} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend">
        {(["available", "none", "expired"] as const).map((state) => (
          <li key={state}>
            <span className="day" data-state={state} aria-hidden="true">
              <span>7</span>
            </span>
            {LEGEND[state]()}
          </li>
        ))}
      </ul>
    </div>
  );
}

const LEGEND: Readonly<Record<CalendarDay["state"], () => string>> = {
  available: m.booking_book_legend_available,
  none: m.booking_book_legend_none,
  expired: m.booking_book_legend_expired,
};

const WEEKDAY_LETTERS = [
  m.booking_book_weekday_0,
  m.booking_book_weekday_1,
  m.booking_book_weekday_2,
  m.booking_book_weekday_3,
  m.booking_book_weekday_4,
  m.booking_book_weekday_5,
  m.booking_book_weekday_6,
] as const;

interface MonthLinkProps {
  readonly ask: BookingAsk;
  readonly month: string | null;
  readonly label: string;
  readonly icon: "previous" | "next";
}

function MonthLink({ ask, month, label, icon }: MonthLinkProps) {
  if (!month) return <span className="icon-btn" />;
  return (
    <Link
      className="icon-btn"
      rel={icon === "next" ? "next" : "prev"}
      to={bookingPath(ask, { month, day: undefined }, CHOOSE_PART)}
      preventScrollReset
      aria-label={`${label}: ${monthWords(month)}`}
    >
      <Icon name={icon} />
    </Link>
  );
}

interface DayProps {
  readonly day: CalendarDay;
  readonly to: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly tabIndex: number | undefined;
}

function Day({ day: { day, state, count }, to, isToday, isChosen, tabIndex }: DayProps) {
  const stands = { "data-state": state, "data-day": day, "data-today": isToday || undefined, className: "day" };
  const label = [dayWords(day), isToday && m.booking_book_today(), DAY_STATES[state]({ count })]
    .filter(Boolean)
    .join(m.booking_book_comma());
  if (state !== "available")
    return (
      <a
        {...stands}
        role="link"
        aria-disabled="true"
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        tabIndex={tabIndex}
      >
        <span>{Number(day.slice(8))}</span>
      </a>
    );
  return (
    <Link
      {...stands}
      to={to}
      preventScrollReset
      aria-label={label}
      aria-current={isChosen ? "true" : isToday ? "date" : undefined}
      tabIndex={tabIndex}
    >
      <span>{Number(day.slice(8))}</span>
    </Link>
  );
}

const DAY_STATES: Readonly<Record<CalendarDay["state"], (inputs: { count: number }) => string>> = {
  available: m.booking_book_times_count,
  none: () => m.booking_book_legend_none(),
  expired: () => m.booking_book_legend_expired(),
};

/** The days of a month in rows of a week; null stands for a day of another month. */
export function weeksOf(days: readonly CalendarDay[], weekStart: number): (CalendarDay | null)[][] {
  const first = new Date(`${days[0]?.day}T12:00:00Z`).getUTCDay();
  const cells: (CalendarDay | null)[] = [...Array<null>((first - weekStart + 7) % 7).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Arrows, Home and End go from day to day; page up and down to another month, where the focus stays in the table. */
function useDayKeys(
  ask: BookingAsk,
  { month, monthBefore, monthAfter }: Offer,
  table: { readonly current: HTMLTableElement | null },
) {
  const navigate = useNavigate();
  const isTurning = useRef(false);
  // Before anything is painted or pressed: a key that came while nothing had the focus would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each month that comes
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [month]);
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest("td") : null;
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      const to = event.key === "PageUp" ? monthBefore : monthAfter;
      if (!to) return;
      isTurning.current = true;
      void navigate(bookingPath(ask, { month: to, day: undefined }), { preventScrollReset: true });
      return;
    }
    const next = cellBeside(cell, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function cellBeside(cell: HTMLTableCellElement, key: string): HTMLElement | null {
  const days = [...(cell.closest("tbody")?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
  const own = cell.querySelector<HTMLElement>("[data-day]");
  const at = own ? days.indexOf(own) : -1;
  const ahead = getComputedStyle(cell).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === "Home" || key === "End") {
    const week = [...(cell.parentElement?.querySelectorAll<HTMLElement>("[data-day]") ?? [])];
    return (key === "Home" ? week[0] : week.at(-1)) ?? null;
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -7,
    ArrowDown: 7,
    ArrowLeft: -1,
    ArrowRight: -1,
    [ahead]: 1,
  };
  const step = steps[key];
  return (step !== undefined && days[at + step]) || null;
}
