import { Link } from "react-router";
import { BadgeNew } from "#ui/badge-new.tsx";
import type { ToolCard } from "../schema.ts";

/** The tools of the site as lines; new ones are marked. */
export function Tools({ tools }: { tools: readonly ToolCard[] }) {
  return (
    <ul className="tools">
      {tools.map(({ to, title, text, isNew }) => (
        <li key={to}>
          <h3 className="h3">
            <Link className="card-link" to={to}>
              {title}
            </Link>{" "}
            {isNew && <BadgeNew />}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
