import { Link } from "react-router";
import changeSheet from "#ui/styles/door-change-sheet.css?url";
import type { ChangeLine, DoorMap } from "../schema.ts";
import { DoorArch } from "./door-arch.tsx";

/** By how many the count has changed, beside it. */
export function Changed({ map: { change } }: { readonly map: DoorMap }) {
  return change.map((line) => (
    <span key={line.said} className="door-delta" dir="ltr">
      {signed(line)}
    </span>
  ));
}

const signed = ({ isOpened, count }: ChangeLine) => (isOpened ? "+" : "−") + count;

/** What the last tick closed or opened, in figures, words and pictures. */
export function DoorChange({ map: { change } }: { readonly map: DoorMap }) {
  if (change.length === 0) return null;
  return (
    <div className="door-change" role="status">
      <link rel="stylesheet" href={changeSheet} precedence="default" />
      {change.map((line) => (
        <Change key={line.said} line={line} />
      ))}
    </div>
  );
}

function Change({ line }: { readonly line: ChangeLine }) {
  const { isOpened, count, said, doors, more } = line;
  return (
    <div data-state={isOpened ? "open" : "shut"}>
      <p>
        {count > 0 && <b dir="ltr">{signed(line)}</b>} {said}
      </p>
      <ul>
        {doors.map(({ slug, title, scene, mate }) => (
          <li key={slug}>
            <DoorArch scene={scene} mate={mate} />
            {title}
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  );
}

/** The subjects that open most, under some of the doors they open. */
export function DoorChoices({ map: { choices, said } }: { readonly map: DoorMap }) {
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby="one-more">
      <h2 id="one-more" className="h2">
        {said.more}
      </h2>
      <ul className="door-choices">
        {choices.map(({ slug, title, programs, unit, said: told, doors, to }) => (
          <li key={slug}>
            <h3>
              <Link className="card-link" to={to} preventScrollReset>
                {title}
              </Link>
            </h3>
            <p className="door-plus">
              <b dir="ltr">+{programs}</b> {unit}
            </p>
            <p>{told}</p>
            <div className="door-stand" data-state="open">
              {doors.map((door) => (
                <DoorArch key={door.slug} scene={door.scene} mate={door.mate} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
