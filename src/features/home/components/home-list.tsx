import { Link } from "react-router";
import { languageOf } from "#i18n/language-of.ts";
import type { HomeCard, HomeItem } from "#shared/home-card.ts";
import { RecordDrawing } from "#ui/record-drawing.tsx";

/** A panel of lines that somebody keeps; steps in time stand along the channel. */
export function HomeList({ card: { id, title, text, items = [], isPath, action } }: { readonly card: HomeCard }) {
  return (
    <section aria-labelledby={id} className={isPath ? "home-panel home-plan night" : "home-panel"}>
      <h2 id={id} className="h3">
        {title}
        {text && <span className="home-because"> {text}</span>}
      </h2>
      {isPath ? <Path items={items} /> : <Lines items={items} />}
      {action && (
        <p className="home-panel-on">
          <Link to={action.to}>{action.label}</Link>
        </p>
      )}
    </section>
  );
}

function Path({ items }: { readonly items: readonly HomeItem[] }) {
  return (
    <ol className="steps-line">
      {items.map(({ label, to, note, because }) => (
        <li key={to}>
          {note && <span className="steps-when">{note}</span>}
          <Link className="card-link" to={to}>
            <bdi lang={languageOf(label)}>{label}</bdi>
          </Link>
          {because && <span className="hint">{because}</span>}
        </li>
      ))}
    </ol>
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
