import { Link } from "react-router";
import { deviceZone, formatDate } from "#i18n/format.ts";
import { languageOf } from "#i18n/language-of.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { HomeCard, HomeMoment } from "#shared/home-card.ts";
import { useHydrated } from "#ui/hydrated.ts";

interface UpcomingProps {
  readonly title: string;
  /** The next appointment. */
  readonly card: HomeCard | null;
  /** The plan: its steps after the one that leads the page. */
  readonly plan: HomeCard | undefined;
}

/** What comes along the line: the appointment, then the plan's steps; of each when, what, and what it is for, in three rows. */
export function Upcoming({ title, card, plan }: UpcomingProps) {
  const { when, action } = card ?? {};
  return (
    <section className="home-next" aria-labelledby="upcoming">
      <h2 id="upcoming" className="h3">
        {title}
      </h2>
      <ol className="steps-line">
        {card && when && (
          <li className="home-when">
            <span className="steps-when">
              {when.weekday} <bdi>{when.day}</bdi> {when.month}
            </span>
            <p className="card-link">
              {card.title} <bdi className="inline-flex">{when.time}</bdi>
              {when.own && <OwnTime {...when.own} />}
            </p>
            <p className="hint">
              <span className="home-next-note">{when.note}</span> {when.who}{" "}
              {action && <Link to={action.to}>{action.label}</Link>}
            </p>
          </li>
        )}
        {plan?.items?.map(({ label, to, note, because }) => (
          <li key={to}>
            {note && <span className="steps-when">{note}</span>}
            <Link className="card-link" to={to}>
              <bdi lang={languageOf(label)}>{label}</bdi>
            </Link>
            {because && <span className="hint">{because}</span>}
          </li>
        ))}
      </ol>
      {plan?.action && (
        <p className="home-panel-on">
          <Link to={plan.action.to}>{plan.action.label}</Link>
        </p>
      )}
    </section>
  );
}

/** The same moment on the reader's own clock, where that shows another time. */
function OwnTime({ at, zone, words }: NonNullable<HomeMoment["own"]>) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const [own, told] = [deviceZone(), zone].map((one) => formatDate(at, getLocale(), one, "dateTime"));
  return own === told ? null : <span className="hint block">{words.replace("{}", own ?? "")}</span>;
}
