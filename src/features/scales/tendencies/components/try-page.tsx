import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EnvBadge } from "#ui/env-badge.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Progress } from "#ui/progress.tsx";
import { GUEST_STATEMENTS } from "../rules.ts";
import type { EnvironmentWords } from "../schema.ts";
import { AnswerTiles } from "./answer-tiles.tsx";
import { ScalePage } from "./scale-page.tsx";
import { SENTENCES } from "./words.ts";

export interface TryStatementView {
  readonly number: number;
  readonly text: string;
  readonly example: string;
  /** Answers so far, as letters. */
  readonly before: string;
  readonly isMissing: boolean;
}

/** One statement of the trial; the form sends all answers so far in the address of the next page. */
export function TryStatementPage({ view }: { readonly view: TryStatementView }) {
  const { number, before, isMissing } = view;
  const total = GUEST_STATEMENTS;
  const next = number < total ? number + 1 : "done";
  const fault = isMissing ? m.fault_field_scales_choose() : undefined;
  return (
    <ScalePage>
      <p className="hint">{m.scales_try_note()}</p>
      <Progress value={number - 1} max={total} label={m.scales_try_title()} />
      {fault && (
        <ErrorSummary title={m.scales_error_heading()} items={[{ id: "answer", text: fault }]} refusal={view} />
      )}
      <Form
        method="get"
        action={pathTo("careerTestTry", { number: next })}
        className="grid gap-5"
        key={number}
        noValidate
      >
        <input type="hidden" name="before" value={before} />
        <AnswerTiles
          text={view.text}
          example={view.example}
          position={m.scales_statement_of({ number, total })}
          error={fault}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button>{m.scales_next()}</Button>
          {number > 1 && (
            <Link
              className="btn btn-quiet"
              to={pathTo("careerTestTry", { number: number - 1 }, { before: before.slice(0, number - 2) })}
            >
              {m.scales_previous()}
            </Link>
          )}
        </div>
      </Form>
    </ScalePage>
  );
}

interface TryResultPageProps {
  readonly marked: readonly EnvironmentWords[];
  readonly isGuest: boolean;
}

/** What the six answers were, and that they are no result. */
export function TryResultPage({ marked, isGuest }: TryResultPageProps) {
  return (
    <ScalePage>
      <h1 className="h1">{m.scales_try_result_title()}</h1>
      <Alert kind="info">{m.scales_try_result_honest()}</Alert>
      {marked.length === 0 ? (
        <p>{m.scales_try_result_none()}</p>
      ) : (
        <>
          <p>{m.scales_try_result_some()}</p>
          <ul className="grid gap-3">
            {marked.map(({ code, title }) => (
              <li key={code} className="flex flex-wrap items-center gap-3">
                <EnvBadge code={code} name={title} /> <span>{SENTENCES[code]()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isGuest && <h2 className="h2">{m.scales_guest_heading()}</h2>}
      <p className="flex flex-wrap gap-3">
        {isGuest ? <GuestWays /> : <ButtonLink to={pathTo("careerTest")}>{m.scales_title()}</ButtonLink>}
        <ButtonLink kind="quiet" to={pathTo("careerTestTry", { number: 1 })}>
          {m.scales_try_again()}
        </ButtonLink>
      </p>
    </ScalePage>
  );
}

function GuestWays() {
  const query = { next: pathTo("careerTest") };
  return (
    <>
      <ButtonLink to={pathTo("signUp", {}, query)}>{m.scales_guest_sign_up()}</ButtonLink>
      <ButtonLink kind="quiet" to={pathTo("signIn", {}, query)}>
        {m.scales_guest_sign_in()}
      </ButtonLink>
    </>
  );
}
