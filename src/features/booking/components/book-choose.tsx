import { Link } from "react-router";
import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import type { AdvisorCard } from "#features/advisor/schema.ts";
import { ADVICE_FIELD_WORDS, ADVICE_LANGUAGE_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, type AdviceField, CONSULTATION_KINDS } from "#shared/advice.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { type BookingAsk, bookingPath, CHOOSE_PART } from "../schema/booking-ask.ts";
import type { NextTimes } from "../schema/offer.ts";
import { Named, Own } from "./book-own-words.tsx";
import { onlyAdvisor, TimeButtons } from "./book-times.tsx";
import { isolated } from "./book-words.ts";

/** One line on what each field is about. */
const FIELD_LINES: Readonly<Record<AdviceField, () => string>> = {
  result: m.booking_book_field_result,
  subjects: m.booking_book_field_subjects,
  studies: m.booking_book_field_studies,
  profession: m.booking_book_field_profession,
  work: m.booking_book_field_work,
  change: m.booking_book_field_change,
  business: m.booking_book_field_business,
};

/** Who stands on the ground of each field, the hue of its sky before them. */
const FIELD_FIGURES: Readonly<Record<AdviceField, string>> = {
  result: "I p-guide",
  subjects: "A p-tutor",
  studies: "C p-librarian",
  profession: "S p-engineer",
  work: "R p-laptop",
  change: "E t-sign",
  business: "I p-barista",
};

interface FieldChoicesProps {
  readonly ask: BookingAsk;
  readonly next: NextTimes | null;
  readonly zone: string;
}

/** The soonest times at once, and what advice is about: each choice leads to its times at once. */
export function FieldChoices({ ask, next, zone }: FieldChoicesProps) {
  const only = next && onlyAdvisor(next.soonest);
  return (
    <div className="grid gap-3">
      {next && next.soonest.length > 0 && (
        <section className="book-soonest" aria-labelledby="soonest">
          <h3 className="h3" id="soonest">
            {m.booking_book_soonest()}
          </h3>
          {only && (
            <p className="hint">
              <Named sentence={m.booking_book_with} name={only} />
            </p>
          )}
          <TimeButtons instants={next.soonest} ask={ask} zone={zone} hasDays isNameSaid={only !== null} />
        </section>
      )}
      <div className="book-topics">
        <h3 className="h2">{m.booking_book_field_question()}</h3>
        <ul className="book-fields">
          {ADVICE_FIELDS.map((field) => (
            <li key={field} className="book-tile" data-env={FIELD_FIGURES[field].charAt(0)}>
              <OnGround names={FIELD_FIGURES[field].split(" ").slice(1)} />
              <Link
                className="card-link strong"
                to={bookingPath(ask, { field, day: undefined, month: undefined }, CHOOSE_PART)}
              >
                {ADVICE_FIELD_WORDS[field]()} <Icon name="next" />
              </Link>
              <span className="hint">
                {FIELD_LINES[field]()}
                {next?.of[field] && (
                  <strong className="block">{m.booking_book_next_free({ date: isolated(next.of[field]) })}</strong>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Who and what stands on the ground of a tile. */
export function OnGround({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="book-ground">
      {names.map((name) => (
        <FigureDrawing key={name} name={name} className="" />
      ))}
    </span>
  );
}

interface FiltersProps {
  readonly ask: BookingAsk;
  readonly advisors: readonly AdvisorCard[];
}

/** What was chosen so far, and what else the times are narrowed by. */
export function TimeFilters({ ask, advisors }: FiltersProps) {
  const again = { day: undefined, month: undefined };
  const kinds = [undefined, ...CONSULTATION_KINDS].map((type) => ({
    key: type ?? "any",
    words: type ? KIND_WORDS[type]() : m.booking_book_any_kind(),
    to: bookingPath(ask, { type, ...again }, CHOOSE_PART),
    isChosen: ask.type === type,
  }));
  const languages = [undefined, ...ADVICE_LANGUAGES].map((language) => ({
    key: language ?? "any",
    words: language ? ADVICE_LANGUAGE_WORDS[language]() : m.booking_book_any_language(),
    to: bookingPath(ask, { language, ...again }, CHOOSE_PART),
    isChosen: ask.language === language,
  }));
  const people = [{ id: undefined, name: m.booking_book_any_advisor() }, ...advisors].map(({ id, name }) => ({
    key: id ?? "any",
    words: name,
    to: bookingPath(ask, { advisor: id, ...again }, CHOOSE_PART),
    isChosen: ask.advisor === id,
  }));
  return (
    <div className="book-filters">
      {!ask.move && ask.field && (
        <p className="book-chosen">
          <span>
            <span className="hint">{m.booking_book_field()}</span> <strong>{ADVICE_FIELD_WORDS[ask.field]()}</strong>
          </span>
          <Link to={bookingPath(ask, { field: undefined, ...again }, CHOOSE_PART)}>{m.booking_book_change()}</Link>
        </p>
      )}
      {!ask.move && <Choices label={m.booking_book_kind()} choices={kinds} />}
      <Choices label={m.booking_book_language()} choices={languages} />
      {advisors.length > 1 && <Choices label={m.booking_book_advisor()} choices={people} />}
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly {
    readonly key: string;
    readonly words: string;
    readonly to: string;
    readonly isChosen: boolean;
  }[];
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav className="book-choice" aria-label={label}>
      <span className="hint" aria-hidden="true">
        {label}
      </span>
      <ul className="chips">
        {choices.map(({ key, words, to, isChosen }) => (
          <li key={key}>
            <Link className="chip chip-act" to={to} preventScrollReset aria-current={isChosen ? "true" : undefined}>
              <Own>{words}</Own>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
