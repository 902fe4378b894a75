import { Link } from "react-router";
import type { HomeCard, HomeItem } from "#shared/home-card.ts";
import { RecordDrawing } from "#ui/record-drawing.tsx";

/** Lines somebody kept or is led to; those that stand here for one reason stand under it. */
export function HomeList({ card: { id, title, items = [], action } }: { readonly card: HomeCard }) {
  const reasons = [...new Set(items.map(({ because }) => because))];
  return (
    <section aria-labelledby={id} className="home-part">
      <div className="home-part-top">
        <h2 id={id} className="h2">
          {title}
        </h2>
        {action && <Link to={action.to}>{action.label}</Link>}
      </div>
      {reasons.length === 1 ? (
        <>
          {reasons[0] && <p className="hint">{reasons[0]}</p>}
          <Lines items={items} />
        </>
      ) : (
        <ul className="home-reasons">
          {reasons.map((reason) => (
            <li key={reason}>
              <h3>{reason}</h3>
              <Lines items={items.filter(({ because }) => because === reason)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lines({ items }: { readonly items: readonly HomeItem[] }) {
  return (
    <ul className="home-lines">
      {items.map(({ label, to, kind, note, drawing }) => (
        <li key={to}>
          {drawing && <RecordDrawing {...drawing} format="thumbnail" />}
          <div>
            {kind && <span className="hint">{kind}</span>}
            <Link className="card-link" to={to}>
              <bdi>{label}</bdi>
            </Link>
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
