import { BadgeNew } from "#ui/badge-new.tsx";
import { Card } from "#ui/card.tsx";
import type { ToolCard } from "../schema.ts";

/** The tools of the site; new ones are marked. */
export function Tools({ tools }: { tools: readonly ToolCard[] }) {
  return (
    <ul className="cards cards-three">
      {tools.map(({ to, title, text, isNew }) => (
        <Card
          key={to}
          to={to}
          title={
            <>
              {title} {isNew && <BadgeNew />}
            </>
          }
        >
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
