import { m } from "#i18n/paraglide/messages.js";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Frond } from "#ui/frond.tsx";
import { hidesPictures } from "#ui/pictures.ts";
import doorSheet from "#ui/styles/door.css?url";
import { DoorStrip } from "./door-strip.tsx";
import { type AtDoor, Doorway } from "./doorway.tsx";

const GROWN = Array.from({ length: 9 }, () => "full" as const);

/** Beside the form, where there is room: the channel runs past what an account keeps and in at an open door. */
function DoorSide({ who }: { readonly who: AtDoor }) {
  const isDrawn = !(import.meta.env.SSR && hidesPictures());
  return (
    <section className="door-side night" aria-labelledby="keeps">
      <link rel="stylesheet" href={doorSheet} precedence="default" />
      <h2 id="keeps">{m.accounts_side_title()}</h2>
      <ul className="door-line fronds">
        <li>
          {isDrawn && <Frond leaflets={GROWN} isFirst />}
          <span>{m.accounts_side_kept()}</span>
        </li>
        <li data-env="A">
          <FigureDrawing name="heart" className="" />
          <span>{m.accounts_side_saved()}</span>
        </li>
        <li data-env="I">
          <FigureDrawing name="t-calendar!" className="" />
          <span>{m.accounts_side_plan()}</span>
        </li>
      </ul>
      {isDrawn && <Doorway who={who} />}
      <p>{m.accounts_side_yours()}</p>
    </section>
  );
}

/** What a page by which one comes in has of the door: the strip under its title on a phone, the far side where it is wide. */
export function openDoor(who: AtDoor) {
  return { strip: <DoorStrip who={who} />, side: <DoorSide who={who} /> };
}
