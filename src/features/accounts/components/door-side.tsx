import { m } from "#i18n/paraglide/messages.js";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import doorSheet from "#ui/styles/door.css?url";

/** Beside the form, after it on a phone: what an account gives, each in a lit door on the line with what shows it. */
export function DoorSide() {
  const gives = [
    { text: m.accounts_side_kept(), name: "folder", hue: "I" },
    { text: m.accounts_side_yours(), name: "key", hue: "S" },
    { text: m.accounts_side_ends(), name: "recycle", hue: "A" },
  ];
  return (
    <section className="door-side night" aria-label={m.accounts_side_title()}>
      <link rel="stylesheet" href={doorSheet} precedence="default" />
      <ul>
        {gives.map(({ text, name, hue }) => (
          <li key={name}>
            <span className="door-lit" data-env={hue}>
              <FigureDrawing name={name} className="" />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
