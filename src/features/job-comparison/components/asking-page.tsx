import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { PageTop } from "#ui/page-top.tsx";
import askSheet from "#ui/styles/versus-ask.css?url";
import { isTurned } from "../rules.ts";
import type { AskedSide, Asking } from "../schema.ts";
import { JobField } from "./job-field.tsx";
import { SidePicture } from "./side-picture.tsx";

/** What is still to be chosen: each side by its name, and professions to choose from as links. */
export function AskingPage({ asking: { sides, isOnly } }: { readonly asking: Asking }) {
  return (
    <div className="wrap versus pb-8">
      <link rel="stylesheet" href={askSheet} precedence="default" />
      <PageTop title={m.job_comparison_title()} lead={m.job_comparison_lead_ask()} />
      {sides.map(
        ({ side, said }) =>
          said && (
            <Alert key={side} kind="info">
              {said}
            </Alert>
          ),
      )}
      {/* Another address is another form: what was typed before does not stay in it. */}
      <Form key={sides.map(keyOf).join("+")} method="get" action={pathTo("jobComparison")} className="versus-form">
        {sides.map((side, at) => (
          <div
            key={side.side}
            className={isTurned(side.chosen?.scene ?? "", at) ? "versus-ask versus-turned" : "versus-ask"}
            data-env={side.chosen?.hue ?? (side.side === "a" ? "E" : "I")}
          >
            {side.chosen ? (
              <Chosen side={side} />
            ) : (
              <>
                <JobField side={side.side} typed={side.typed} label={labelOf(side)} />
                <FigureDrawing name={side.side === "a" ? "p-cook" : "p-engineer"} className="versus-who" />
              </>
            )}
          </div>
        ))}
        {isOnly && <input type="hidden" name="only" value="differences" />}
        <Button>{m.job_comparison_submit()}</Button>
      </Form>
      {sides.map((side) => (
        <Choices key={side.side} side={side} />
      ))}
    </div>
  );
}

const keyOf = ({ chosen, typed }: AskedSide) => chosen?.slug ?? typed;
const labelOf = ({ side }: AskedSide) => (side === "a" ? m.job_comparison_side_a() : m.job_comparison_side_b());

function Chosen({ side: { side, chosen } }: { readonly side: AskedSide }) {
  if (!chosen) return null;
  const { slug, title, heading, summary, scene, hue, picture, to, toOther, otherLocale } = chosen;
  return (
    <>
      <input type="hidden" name={side} value={slug} />
      <p className="versus-chosen">
        <Link className="strong" to={to} lang={otherLocale}>
          {heading}
        </Link>
        <Link to={toOther} aria-label={m.job_comparison_change_of({ title })}>
          {m.job_comparison_change()}
        </Link>
      </p>
      <p lang={otherLocale}>{summary}</p>
      <SidePicture side={{ slug, scene, hue, picture }} />
    </>
  );
}

function Choices({ side: { side, title, choices } }: { readonly side: AskedSide }) {
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={`choices-${side}`} className="versus-choices">
      <h2 id={`choices-${side}`} className="h3">
        {title}
      </h2>
      <ul>
        {choices.map((choice) => (
          <li
            key={choice.slug}
            className="card versus-choice"
            data-env={hueOf(`job/${choice.slug}`, choice.hue, choice.scene)}
          >
            <LateDrawing seed={`job/${choice.slug}`} hue={choice.hue} scene={choice.scene} format="thumbnail" />
            <div>
              <Link className="card-link strong" to={choice.to} lang={choice.otherLocale}>
                {choice.heading}
              </Link>
              <p className="hint" lang={choice.otherLocale}>
                {choice.summary}
              </p>
              {choice.mark && <span className="chip">{choice.mark}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
