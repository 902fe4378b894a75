import { Link } from "react-router";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import type { DoorMap } from "../schema.ts";
import { DoorArch, signsOf } from "./door-arch.tsx";
import { Changed } from "./door-change.tsx";

/** The answer, beside what is ticked where there is room: how many doors stand open, and the areas as doors on the channel. */
export function DoorPanel({ map }: { readonly map: DoorMap }) {
  return (
    <div className="night door-panel">
      <div className="door-held">
        <Counts map={map} />
        <DoorKey map={map} />
        <DoorRow map={map} />
      </div>
    </div>
  );
}

/** Before the first tick there is nothing to count: it says what a tick does. */
function Counts({ map }: { readonly map: DoorMap }) {
  const { isBegun, stats, said } = map;
  const [first, ...others] = stats;
  return (
    <div className="door-stats">
      <h2 id="doors" data-state={first?.state} aria-live="polite">
        {first ? <Stat {...first} sample={said.sample} /> : said.waiting} <Changed map={map} />
      </h2>
      {others.map((stat) => (
        <p key={stat.state} data-state={stat.state}>
          <Stat {...stat} />
        </p>
      ))}
      {!isBegun && <p>{said.first}</p>}
      {isBegun && said.assumed && <a href="#grades-hint">{said.assumed}</a>}
    </div>
  );
}

interface StatProps {
  readonly count: number;
  readonly said: string;
  /** That it counts examples, beside the first figure. */
  readonly sample?: string;
}

function Stat({ count, said, sample }: StatProps) {
  return (
    <>
      <b>{count}</b>{" "}
      <span>
        {said} {sample && <small>{sample}</small>}
      </span>
    </>
  );
}

const KEY_SCENE = "E - p-cook";

/** What each kind of door means, said once above them, of those that are there: behind one that is open or ajar somebody works. */
function DoorKey({ map: { key } }: { readonly map: DoorMap }) {
  if (key.length === 0) return null;
  return (
    <ul className="door-key" aria-hidden="true">
      {key.map(({ state, said }) => (
        <li key={state} data-state={state}>
          {state === "open" || state === "if" ? <DoorArch scene={KEY_SCENE} /> : <DoorArch />}
          {said}
        </li>
      ))}
    </ul>
  );
}

/** The areas as doors, lit as far as the water has come: two pupils walk to the first. */
function DoorRow({ map: { areas, isBegun, said } }: { readonly map: DoorMap }) {
  const signs = signsOf(areas);
  return (
    <nav className="door-row" aria-label={said.areas}>
      <ul>
        <li className="door-who" aria-hidden="true">
          <FigureDrawing name="p-map" className="door-leads" />
        </li>
        {areas.map((area) => (
          <AreaDoor key={area.slug} area={area} isBegun={isBegun} signs={signs} />
        ))}
      </ul>
    </nav>
  );
}

interface AreaDoorProps {
  readonly area: DoorMap["areas"][number];
  readonly isBegun: boolean;
  readonly signs: readonly string[];
}

/** Before the first tick every door is shut but for a thin light; one that awaits grades is shut with the light on behind it. */
function AreaDoor({ area, isBegun, signs }: AreaDoorProps) {
  const { hue, mate, sign, title, standing, scene, isAssumed, said, waits, needs, to } = area;
  return (
    <li data-state={isBegun ? (isAssumed ? "if" : standing) : "waiting"}>
      <Link to={to}>
        <DoorArch scene={scene} mate={mate} hue={hue} sign={sign} signs={signs} />
        <span>
          <span className="door-name">{title}</span>
          <span className="door-of">
            {said && <b>{said}</b>} {waits && <span>{waits}</span>}
            {needs && <span>{needs}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}
