import { Link } from "react-router";
import type { HomeCard, HomeItem } from "#shared/home-card.ts";
import { RecordDrawing } from "#ui/record-drawing.tsx";

/** Lines somebody kept or is led to, each with why it stands here. */
export function HomeList({ card: { id, title, text, items = [], action } }: { readonly card: HomeCard }) {
  return (
    <section aria-labelledby={id} className="home-part">
      <div className="home-part-top">
        <h2 id={id} className="h2">
          {title}
          {text && <span className="home-because"> {text}</span>}
        </h2>
        {action && <Link to={action.to}>{action.label}</Link>}
      </div>
      <Lines items={items} />
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
              <bdi>{label}</bdi>
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
