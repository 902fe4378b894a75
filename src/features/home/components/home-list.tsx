import { Link } from "react-router";
import type { HomeCard, HomeItem } from "#shared/home-card.ts";
import { RecordDrawing } from "#ui/record-drawing.tsx";

/** A panel of lines that somebody keeps. */
export function HomeList({ card: { id, title, text, items = [], action } }: { readonly card: HomeCard }) {
  return (
    <section aria-labelledby={id} className="home-panel">
      <h2 id={id} className="h3">
        {title}
        {text && <span className="home-because"> {text}</span>}
      </h2>
      <Lines items={items} />
      {action && (
        <p className="home-panel-on">
          <Link to={action.to}>{action.label}</Link>
        </p>
      )}
    </section>
  );
}

function Lines({ items }: { readonly items: readonly HomeItem[] }) {
  return (
    <ul className="home-lines">
      {items.map(({ label, to, kind, note, because, drawing }) => (
        <li key={to}>
          {drawing && <RecordDrawing {...drawing} format="thumbnail" />}
          <div>
            {kind && <span className="hint">{kind}</span>}
            <Link className="card-link" to={to}>
              {/* A record's name may stand in the other language; a sentence isolates the names in it. */}
              {drawing ? <bdi>{label}</bdi> : label}
            </Link>
            {because && <span className="hint">{because}</span>}
            {note && (
              <span className="home-note">
                <bdi dir="auto">{note}</bdi>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
