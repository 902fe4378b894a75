import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { LateDrawing } from "#ui/late-drawing.tsx";

/** Where the site can be entered again, each with who is met there. */
const WAYS = [
  {
    to: () => pathTo("careerTest"),
    title: m.errors_way_scale,
    text: m.errors_way_scale_text,
    scene: "0 oldtown p-cane= t-sign",
    hue: "I",
  },
  {
    to: () => pathTo("jobs"),
    title: m.errors_way_jobs,
    text: m.errors_way_jobs_text,
    scene: "2 workshop p-visor= gears",
    hue: "R",
  },
  {
    to: () => pathTo("degrees"),
    title: m.errors_way_studies,
    text: m.errors_way_studies_text,
    scene: "1 campus p-bag= cap",
    hue: "C",
  },
] as const;

/** Three doors to go on by. */
export function LostWays() {
  return (
    <nav className="wrap lost-ways" aria-label={m.errors_ways()}>
      <ul>
        {WAYS.map(({ to, title, text, scene, hue }) => (
          <li key={scene}>
            <LateDrawing seed={`lost/${hue}`} format="banner" scene={scene} hue={hue} />
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
