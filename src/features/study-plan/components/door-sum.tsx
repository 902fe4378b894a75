import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { ChangeLine, DoorMap } from "../schema.ts";
import { STATES } from "../schema.ts";
import { DoorArch } from "./door-arch.tsx";

/** How many doors stand open, what the last tick did, what one more subject would open, area by area. */
export function DoorSum({ map }: { readonly map: DoorMap }) {
  return (
    <div className="door-sum">
      <div className="door-stats">
        {STATES.map((state) => {
          const Name = state === "open" ? "h2" : "p";
          return (
            <Name
              key={state}
              data-state={state}
              id={state === "open" ? "doors" : undefined}
              aria-live={state === "open" ? "polite" : undefined}
            >
              <DoorArch />
              <b>{map.counts[state]}</b> <span>{map.said[state]}</span>
            </Name>
          );
        })}
      </div>
      {!map.isBegun && <p className="door-first">{m.study_plan_first()}</p>}
      {map.change.length > 0 && (
        <div className="door-change" role="status">
          {map.change.map((line) => (
            <Change key={line.said} line={line} />
          ))}
        </div>
      )}
      <Choices map={map} />
      {map.isBegun && (
        <ul className="door-areas">
          {map.areas.map(({ slug, title, open, total }) => (
            <li key={slug}>
              <span>{title}</span>
              <span className="door-water" aria-hidden="true">
                <span style={{ inlineSize: `${Math.round((100 * open) / total)}%` }} />
              </span>
              <span>
                <b>{open}</b> {m.study_plan_of({ total })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the last tick closed or opened, in figures, words and pictures. */
function Change({ line: { isOpened, count, said, doors, more } }: { readonly line: ChangeLine }) {
  return (
    <div data-state={isOpened ? "open" : "shut"}>
      <p>
        {count > 0 && <b dir="ltr">{(isOpened ? "+" : "−") + count}</b>} {said}
      </p>
      <ul>
        {doors.map(({ slug, title, scene }) => (
          <li key={slug}>
            <DoorArch slug={slug} scene={scene} />
            {title}
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  );
}

function Choices({ map: { choices } }: { readonly map: DoorMap }) {
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby="one-more">
      <h3 id="one-more" className="h3">
        {m.study_plan_more_title()}
      </h3>
      <ul className="door-choices">
        {choices.map(({ slug, title, programs, said, to }) => (
          <li key={slug}>
            <b dir="ltr">+{programs}</b>
            <Link to={to} preventScrollReset>
              {title}
            </Link>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
