import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";

/** What can be made of a result, each with who stands there. */
const WAYS = [
  { figure: "p-cane", hue: "I", title: m.scales_after_doors, to: () => pathTo("studyPlan") },
  { figure: "p-bag", hue: "E", title: m.scales_after_plan, to: () => pathTo("ownPlan") },
  { figure: "p-adviser", hue: "S", title: m.scales_after_talk, to: () => pathTo("booking") },
  {
    figure: "p-notebook",
    hue: "A",
    title: m.scales_after_show,
    to: (attempt: string) => pathTo("resultShare", { attempt }),
  },
] as const;

/** Where a result leads: doors, a plan, a talk, somebody to show it to; one row at the end of the page. */
export function ResultAfter({ attempt }: { readonly attempt: string }) {
  return (
    <section className="result-after no-print" aria-labelledby="after">
      <div className="wrap">
        <h2 className="h2" id="after">
          {m.scales_after()}
        </h2>
        <ul>
          {WAYS.map(({ figure, hue, title, to }) => (
            <li key={figure} data-env={hue}>
              <FigureDrawing name={figure} className="" />
              <h3>
                <Link to={to(attempt)}>{title()}</Link>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
