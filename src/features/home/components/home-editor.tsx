import { Link } from "react-router";
import type { HomeStage } from "#shared/home-card.ts";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import editorSheet from "#ui/styles/home-editor-sheet.css?url";
import type { Home } from "../schema.ts";
import { Suggestions } from "./suggestions.tsx";

/** The home of somebody who works on the content: the way of a record to its readers, stop by stop, and what reached them last. */
export function HomeEditor({ home: { lead, today, figures, words } }: { readonly home: Home }) {
  const { headline, stages, street, text, action } = lead;
  return (
    <>
      <link rel="stylesheet" href={editorSheet} precedence="default" />
      <OwnTop figures={figures}>
        <PageTop
          trail={null}
          title={
            headline ? (
              <>
                <span className="result-kind">
                  {words.welcome} · {today}
                </span>
                {headline}
              </>
            ) : (
              words.welcome
            )
          }
          lead={headline ? undefined : today}
        />
      </OwnTop>
      {stages && (
        <div className="wrap">
          <section className="home-next home-stages" aria-labelledby="stages">
            <h2 id="stages" className="h3">
              {stages.title}
            </h2>
            <ol className="steps-line">
              {stages.list.map((stage) => (
                <StageStop key={stage.id} stage={stage} />
              ))}
            </ol>
            {action && (
              <p className="home-panel-on small">
                {text} <Link to={action.to}>{action.label}</Link>
              </p>
            )}
          </section>
        </div>
      )}
      {street && street.items.length > 0 && <Suggestions card={{ id: "street", ...street }} />}
    </>
  );
}

function StageStop({ stage: { label, count, newest, note } }: { readonly stage: HomeStage }) {
  return (
    <li data-none={count === "0" ? "" : undefined}>
      <span className="steps-when">{label}</span>
      <b className="home-count">{count}</b>
      <div>
        {newest.map((one) => (
          <p key={one.label}>
            <span className="hint">{one.kind}</span>{" "}
            {one.to ? <Link to={one.to}>{one.label}</Link> : <bdi>{one.label}</bdi>}
          </p>
        ))}
        {note && <p className="hint">{note}</p>}
      </div>
    </li>
  );
}
