import { Link } from "react-router";
import { BadgeNew } from "#ui/badge-new.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import type { ToolCard } from "../schema.ts";

/** Other tools of the site: scene beside scene on one ground, their names below; new ones are marked. */
export function Tools({ tools }: { tools: readonly ToolCard[] }) {
  return (
    <ul className="tools">
      {tools.map(({ to, title, text, scene, hue, isNew }) => (
        <li key={to}>
          <LateDrawing seed={to} format="banner" scene={scene} hue={hue} />
          <div>
            <h3>
              <Link className="card-link" to={to}>
                {title}
              </Link>{" "}
              {isNew && <BadgeNew />}
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
