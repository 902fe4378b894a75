import { Link } from "react-router";
import type { AdvisorCard } from "#features/advisor/schema.ts";
import { ADVICE_FIELD_WORDS, ADVICE_LANGUAGE_WORDS } from "#i18n/advice-words.ts";
import { formatList, weekHourOf } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Avatar } from "#ui/avatar.tsx";
import { type BookingAsk, bookingPath, CHOOSE_PART, detailsPath } from "../schema/booking-ask.ts";
import type { OfferedDay, OfferedInstant } from "../schema/offer.ts";
import { useOwnZone } from "./book-own-time.tsx";
import { Named, Own } from "./book-own-words.tsx";
import { dateWords, dayWords, isolated, nearWords, timeWords } from "./book-words.ts";

interface TimesProps {
  readonly ask: BookingAsk;
  readonly zone: string;
}

/** The parts of a day, each with the hour it begins. */
const PARTS = [
  { key: "morning", from: 0, words: m.booking_book_morning },
  { key: "afternoon", from: 12, words: m.booking_book_afternoon },
  { key: "evening", from: 17, words: m.booking_book_evening },
] as const;

/** The times of one day, by the part of the day. */
export function DayTimes({ day: { day, instants }, ask, zone }: TimesProps & { readonly day: OfferedDay }) {
  // Morning is the reader's, as the times are.
  const shown = useOwnZone(instants[0]?.startsAt ?? `${day}T12:00:00Z`, zone) ?? zone;
  const parts = PARTS.map((part, at) => ({
    ...part,
    instants: instants.filter(({ startsAt }) => {
      const { hour } = weekHourOf(new Date(startsAt), shown);
      return hour >= part.from && hour < (PARTS[at + 1]?.from ?? 24);
    }),
  }));
  const only = onlyAdvisor(instants);
  return (
    <section className="day-times" aria-labelledby={`day-${day}`}>
      <h3 className="h3" id={`day-${day}`}>
        {dayWords(day)}
      </h3>
      {only && (
        <p className="book-who">
          <Avatar {...initialsFrom(only)} picture={null} />
          <Named sentence={m.booking_book_with} name={only} />
        </p>
      )}
      {instants.length === 0 && <p>{m.booking_book_day_none()}</p>}
      {parts
        .filter((part) => part.instants.length > 0)
        .map((part) => (
          <div key={part.key} className="grid gap-2">
            <h4 className="hint">{part.words()}</h4>
            <TimeButtons instants={part.instants} ask={ask} zone={zone} isNameSaid={only !== null} />
          </div>
        ))}
    </section>
  );
}

interface ButtonsProps extends TimesProps {
  readonly instants: readonly OfferedInstant[];
  /** Times of several days say their day. */
  readonly hasDays?: boolean;
  /** Who advises stands above them all. */
  readonly isNameSaid?: boolean;
}

/** The one advisor whose times these all are; null where there are several. */
export function onlyAdvisor(instants: readonly OfferedInstant[]): string | null {
  const names = new Set(instants.flatMap((instant) => instant.with.map(({ name }) => name)));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

function initialsFrom(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

/** One button for each moment; where several are free then, it opens the choice of who. */
export function TimeButtons({ instants, ask, zone, hasDays, isNameSaid }: ButtonsProps) {
  return (
    <ul className="time-buttons">
      {instants.map((instant) => (
        <li key={instant.startsAt}>
          {instant.with.length > 1 ? (
            <details className="time-who" name="time">
              <summary className="time">
                <TimeText instant={instant} zone={zone} hasDays={hasDays} />
                <span className="hint">{m.booking_book_advisors_count({ count: instant.with.length })}</span>
              </summary>
              <ul>
                {[{ slot: instant.any, name: m.booking_book_any_of_them() }, ...instant.with].map(
                  ({ slot, name }, at) => (
                    <li key={at === 0 ? "any" : slot}>
                      <Link to={timePath(ask, slot)}>
                        <span className="sr-only">{timeWords(instant.startsAt, zone)} </span>
                        <Own>{name}</Own>
                      </Link>
                    </li>
                  ),
                )}
              </ul>
            </details>
          ) : (
            <Link className="time" to={timePath(ask, instant.any)}>
              <TimeText instant={instant} zone={zone} hasDays={hasDays} />
              {!isNameSaid && (
                <span className="hint">
                  <Own>{instant.with[0]?.name ?? ""}</Own>
                </span>
              )}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A chosen time leads to the details of the booking; one to move to, to the question whether that is meant. */
function timePath(ask: BookingAsk, slot: string): string {
  return ask.move ? pathTo("bookingOne", { id: ask.move }, { to: slot }) : detailsPath(ask, slot);
}

function TimeText({
  instant: { startsAt },
  zone,
  hasDays,
}: Pick<ButtonsProps, "zone" | "hasDays"> & { readonly instant: OfferedInstant }) {
  const own = useOwnZone(startsAt, zone);
  const day = nearWords(startsAt, own ?? zone);
  return (
    <>
      {(hasDays || (own !== null && day !== nearWords(startsAt, zone))) && <span className="hint">{day}</span>}
      <span className="time-big">{timeWords(startsAt, own ?? zone)}</span>
      {own && <span className="hint">{m.booking_book_site_time({ time: isolated(timeWords(startsAt, zone)) })}</span>}
    </>
  );
}

/** Who advises, as everybody may see them. */
export function AdvisorCards({ advisors, ask, zone }: TimesProps & { readonly advisors: readonly AdvisorCard[] }) {
  if (advisors.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="advisors">
      <h3 className="h3" id="advisors">
        {m.booking_book_who()}
      </h3>
      <ul className="book-advisors">
        {advisors.map((card) => (
          <li key={card.id}>
            <h4 className="strong book-who">
              <Avatar {...initialsFrom(card.name)} picture={null} />
              <Own>{card.name}</Own>
            </h4>
            {card.about && (
              <p className="small">
                <Own>{card.about}</Own>
              </p>
            )}
            <p className="hint">
              {formatList(
                card.fields.map((field) => ADVICE_FIELD_WORDS[field]()),
                getLocale(),
              )}
            </p>
            <p className="hint">
              {formatList(
                card.languages.map((language) => ADVICE_LANGUAGE_WORDS[language]()),
                getLocale(),
              )}
            </p>
            {card.nextFreeAt && (
              <p className="hint">
                <NextFree at={card.nextFreeAt} zone={zone} />
              </p>
            )}
            {advisors.length > 1 && (
              <Link to={bookingPath(ask, { advisor: card.id, day: undefined, month: undefined }, CHOOSE_PART)}>
                <Named sentence={m.booking_book_only_theirs} name={card.name} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When an advisor is free next, on the reader's own clock. */
function NextFree({ at, zone }: { readonly at: string; readonly zone: string }) {
  const shown = useOwnZone(at, zone) ?? zone;
  return m.booking_book_next_free({
    date: isolated(`${dateWords(at, shown)}${m.booking_book_comma()}${timeWords(at, shown)}`),
  });
}
