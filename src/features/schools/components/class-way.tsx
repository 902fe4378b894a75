import { m } from "#i18n/paraglide/messages.js";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import classesSheet from "#ui/styles/classes-sheet.css?url";

const STOPS = [
  { id: "code", motif: "p-teacher", hue: "E", words: m.schools_way_code },
  { id: "answer", motif: "laptop", hue: "I", words: m.schools_way_answer },
  { id: "paper", motif: "key", hue: "R", words: m.schools_way_paper },
] as const;
/** Who has an account has an end of the way more. */
const KEPT = { id: "account", motif: "badge", hue: "S", words: m.schools_way_account } as const;

/** The way of a pupil in a class along the golden line; the stop where this page stands is full. */
export function ClassWay({ at }: { readonly at: "code" | "paper" | "account" }) {
  const stops = at === "account" ? [...STOPS.slice(1), KEPT] : STOPS;
  return (
    <>
      <link rel="stylesheet" href={classesSheet} precedence="default" />
      <aside className="joining-way" aria-labelledby="way">
        <h2 className="h3" id="way">
          {m.schools_way_title()}
        </h2>
        <ol className="stops">
          {stops.map(({ id, motif, hue, words }) => (
            <li key={id} data-env={hue} aria-current={id === at ? "step" : undefined}>
              <FigureDrawing name={motif} className="" />
              <p>{words()}</p>
            </li>
          ))}
        </ol>
      </aside>
    </>
  );
}
