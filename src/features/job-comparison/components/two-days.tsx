import type { Pair } from "../rules.ts";
import type { Compared, TwoDays as Days } from "../schema.ts";

interface TwoDaysProps {
  readonly days: Days;
  readonly sides: Pair<Compared>;
}

/** Two working days under one sky, from the first hour of either to the last: each moment on its side of the line. */
export function TwoDays({ days: { title, note, isFromNight, hours, moments }, sides }: TwoDaysProps) {
  return (
    <section aria-labelledby="days" className="days">
      <h2 id="days" className="h2">
        {title}
      </h2>
      <p className="hint">{note}</p>
      {/* Each moment names its own side to who hears it. */}
      <p className="days-names" aria-hidden="true">
        {sides.map(({ slug, title, hue, otherLocale }) => (
          <span key={slug} data-env={hue} lang={otherLocale}>
            {title}
          </span>
        ))}
      </p>
      <ol data-env="I" className={isFromNight ? "days-night" : undefined} style={{ ["--hours" as string]: hours }}>
        {moments.map(({ at, text, side, row, lang }) => (
          <li
            key={`${at}${side}`}
            data-env={sides[side].hue}
            data-side={side}
            style={{ ["--row" as string]: row }}
            lang={lang}
          >
            <p className="days-at">
              <time dateTime={at}>
                <bdi>{at}</bdi>
              </time>{" "}
              <span className="sr-only">{sides[side].title}</span>
            </p>
            <p dir={lang && "auto"}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
