import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import type { Pair } from "../rules.ts";
import type { Compared, TwoDays as Days } from "../schema.ts";

interface TwoDaysProps {
  readonly days: Days;
  readonly sides: Pair<Compared>;
}

/** Two working days under one sky, from the first hour of either to the last: each moment on its side of the line. */
export function TwoDays({ days: { title, note, isFromNight, hours, moments }, sides }: TwoDaysProps) {
  const half = Math.ceil(moments.length / 2);
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
      <div
        data-env="I"
        className={isFromNight ? "days-sky days-night" : "days-sky"}
        style={{ ["--hours" as string]: hours }}
      >
        <Moments moments={moments.slice(0, half)} sides={sides} />
        {half < moments.length && (
          <details className="fold fold-narrow">
            <summary>
              {m.job_comparison_days_rest()}
              <Icon name="down" />
            </summary>
            <Moments moments={moments.slice(half)} sides={sides} />
          </details>
        )}
      </div>
    </section>
  );
}

function Moments({ moments, sides }: Pick<Days, "moments"> & Pick<TwoDaysProps, "sides">) {
  const before = (moments[0]?.row ?? 1) - 1;
  return (
    <ol>
      {moments.map(({ at, text, side, row, lang }) => (
        <li
          key={`${at}${side}`}
          data-env={sides[side].hue}
          data-side={side}
          style={{ ["--row" as string]: row - before }}
          lang={lang}
        >
          <p className="days-at">
            <bdi>{at}</bdi> <span className="days-who">{sides[side].title}</span>
          </p>
          <p dir={lang && "auto"}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
