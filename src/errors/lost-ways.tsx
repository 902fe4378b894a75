import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Frond } from "#ui/frond.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { hidesPictures } from "#ui/pictures.ts";

const GROWN = Array.from({ length: 9 }, () => "full" as const);

/** Where the site can be entered again, each with what it is known by: a frond, doors, a book. */
const WAYS = [
  {
    to: () => pathTo("careerTest"),
    title: m.errors_way_scale,
    text: m.errors_way_scale_text,
    hue: "S",
    face: <Frond leaflets={GROWN} isFirst />,
  },
  { to: () => pathTo("jobs"), title: m.errors_way_jobs, text: m.errors_way_jobs_text, hue: "R", face: <Doors /> },
  {
    to: () => pathTo("degrees"),
    title: m.errors_way_studies,
    text: m.errors_way_studies_text,
    hue: "C",
    face: <FigureDrawing name="book" className="" />,
  },
] as const;

/** Three ways to go on by. */
export function LostWays() {
  return (
    <nav className="wrap lost-ways" aria-label={m.errors_ways()}>
      <ul>
        {WAYS.map(({ to, title, text, hue, face }) => (
          <li key={hue} data-env={hue}>
            <Face>{face}</Face>
            <div>
              <Link className="card-link" to={to()}>
                {title()}
              </Link>
              <p>{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Face({ children }: { readonly children: ReactNode }) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  return (
    <span className="lost-face fronds" aria-hidden="true">
      {children}
    </span>
  );
}

function Doors() {
  return (["R", "I", "S"] as const).map((code) => (
    <span key={code} className="lost-door" data-env={code}>
      <Icon name={environmentIcon(code)} />
    </span>
  ));
}
