import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf } from "#ui/drawing-light.ts";
import { EnvBadge } from "#ui/env-badge.tsx";
import { Hour } from "#ui/hour.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import type { BestHit } from "../schema.ts";
import { foreignOf } from "./found-list.tsx";
import { MarkedText } from "./marked-text.tsx";
import { TYPE_WORDS } from "./search-words.ts";

/** What the question names, under its own sky: its sentence, its environments, three hours of its day along the channel. */
export function BestAnswer({ best }: { best: BestHit }) {
  const { type, title, snippet, address, scene, environments = [], facts = [], day = [] } = best;
  const foreign = foreignOf(best.locale);
  const kinds = [
    m.search_best(),
    TYPE_WORDS[type](),
    best.mark,
    best.sample && m.search_sample(),
    foreign && m.search_other_language_short(),
  ];
  const light = lightOf(address, day[0]?.at);
  return (
    <section
      className={light === "night" ? "sky best night" : "sky best"}
      aria-labelledby="best"
      data-env={hueOf(address, environments[0]?.code, scene ?? "")}
      data-light={light}
    >
      <div className="sky-words">
        <p className="sky-kind">{kinds.filter(Boolean).join(" · ")}</p>
        <h2 id="best" className="sky-title" {...foreign}>
          <Link to={address}>
            <MarkedText marks={title} />
          </Link>
        </h2>
        <p className="lead found-text" {...foreign}>
          <MarkedText marks={snippet} />
        </p>
        {environments.length > 0 && (
          <p className="best-marks">
            {environments.map(({ code, title: name }) => (
              <EnvBadge key={code} code={code} name={name} />
            ))}
          </p>
        )}
        <div className="best-marks">
          <ButtonLink to={address}>{m.search_open_best()}</ButtonLink>
          <SaveButton to={address} title={title.map(({ text }) => text).join("")} isNamed />
        </div>
      </div>
      <LateDrawing seed={address} format="band" scene={scene} hour={day[0]?.at} className="sky-scene" />
      <div className="sky-ground night on-ground">
        {day.length > 0 && (
          <ol className="best-day" {...foreign}>
            {day.map(({ at, text, isOne }) => (
              <li key={at} className={isOne && "is-one"}>
                <Hour at={at} />
                {text}
              </li>
            ))}
          </ol>
        )}
        {day.length === 0 && facts.length > 0 && (
          <ul className="best-facts">
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
