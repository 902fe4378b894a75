import { type FormEvent, useEffect, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import { forgetGuestAnswers, keepGuestAnswer } from "../device/guest-cookie.ts";
import { countAnswered, firstOpen } from "../rules/guest-answers.ts";
import type { Answer, GuestView } from "../schema.ts";
import { Question } from "./question.tsx";
import { ScalePage } from "./scale-page.tsx";
import { WayLink } from "./way-link.tsx";

const MARKS: Readonly<Record<string, Answer>> = { t: "true", f: "false" };
const WAY = "inline-flex min-h-11 items-center";

/** The address of a guest's step; after the last statement comes the end. */
export function pathOfTry(number: number, total: number): string {
  return pathTo("careerTestTry", { number: number > total ? "done" : number });
}

interface TryStatementPageProps {
  readonly view: GuestView;
  readonly number: number;
}

/** One statement of a guest: answered on the device, without a request where scripts run. */
export function TryStatementPage({ view, number }: TryStatementPageProps) {
  const { letters, statements, version, way } = view;
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(view.isMissing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of one statement
  useEffect(() => setMissing(view.isMissing), [number, view.isMissing]);
  const total = statements.length;
  const words = statements[number - 1] ?? { text: "", example: "" };
  const chosen = MARKS[letters[number - 1] ?? ""];
  const fault = isMissing ? m.fault_field_scales_choose() : undefined;
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = new FormData(event.currentTarget, submitter).get("answer");
    if (answer !== "true" && answer !== "false") return setMissing(true);
    keepGuestAnswer(version, number, answer === "true" ? "t" : "f");
    navigate(pathOfTry(number + 1, total));
  };
  return (
    <ScalePage>
      {view.isOther && <Alert kind="info">{m.scales_guest_other()}</Alert>}
      <Progress
        value={countAnswered(letters)}
        max={total}
        label={m.scales_guest_note()}
        words={m.scales_guest_done_of({ done: countAnswered(letters), total })}
      />
      {fault && (
        <ErrorSummary title={m.scales_error_heading()} items={[{ id: "answer", text: fault }]} refusal={view} />
      )}
      <Form
        method="post"
        action={pathTo("careerTestTry", { number })}
        className="grid gap-5"
        key={number}
        onSubmit={keep}
        noValidate
      >
        <Question
          text={words.text}
          example={words.example}
          position={m.scales_statement_of({ number, total })}
          chosen={chosen}
          error={fault}
          way={way}
        />
        {way === "choose" && (
          <div>
            <Button>{m.scales_next()}</Button>
          </div>
        )}
      </Form>
      <nav aria-label={m.scales_title()} className="flex flex-wrap gap-x-6">
        {number > 1 && (
          <Link className={WAY} to={pathOfTry(number - 1, total)}>
            {m.scales_previous()}
          </Link>
        )}
        {!(chosen && way === "choose") && (
          <Link className={WAY} to={pathOfTry(number + 1, total)}>
            {chosen ? m.scales_next() : m.scales_skip()}
          </Link>
        )}
        <Link className={WAY} to={pathOfTry(total + 1, total)}>
          {m.scales_guest_end()}
        </Link>
        <WayLink way={way} />
      </nav>
    </ScalePage>
  );
}

/** What is on the device, for how long, what an account is for, and the way to delete it. */
export function TryEndPage({ view }: { readonly view: GuestView }) {
  const { letters, statements } = view;
  const total = statements.length;
  const done = countAnswered(letters);
  const open = firstOpen(letters, total);
  return (
    <ScalePage>
      <PageTop
        back={{ label: m.scales_title(), to: pathTo("careerTest") }}
        title={done > 0 ? m.scales_done_title() : m.scales_done_none()}
      />
      {view.isOther && <Alert kind="info">{m.scales_guest_other()}</Alert>}
      <Progress
        value={done}
        max={total}
        label={m.scales_progress_name()}
        words={m.scales_guest_done_of({ done, total })}
      />
      {open !== null && (
        <>
          {done > 0 && <p>{m.scales_review_missing({ left: total - done })}</p>}
          <p>
            <ButtonLink to={pathOfTry(open, total)}>
              {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
            </ButtonLink>
          </p>
        </>
      )}
      {done > 0 && <AccountWays isMain={open === null} />}
      {view.daysLeft !== null && <p className="hint">{m.scales_done_days({ days: view.daysLeft })}</p>}
      {done > 0 && <ForgetForm />}
    </ScalePage>
  );
}

function AccountWays({ isMain }: { readonly isMain: boolean }) {
  const query = { next: pathTo("careerTest") };
  return (
    <section className="grid gap-3" aria-labelledby="account">
      <h2 className="h2" id="account">
        {m.scales_done_account()}
      </h2>
      <p>{m.scales_done_account_text()}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink kind={isMain ? "brand" : "quiet"} to={pathTo("signUp", {}, query)}>
          {m.scales_guest_sign_up()}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("signIn", {}, query)}>
          {m.scales_guest_sign_in()}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Deletes a guest's answers; with scripts at once, without a request. */
export function ForgetForm() {
  const navigate = useNavigate();
  return (
    <Form
      method="post"
      action={pathTo("careerTestTry", { number: "done" })}
      onSubmit={(event) => {
        event.preventDefault();
        forgetGuestAnswers();
        navigate(pathTo("careerTestTry", { number: "done" }), { replace: true });
      }}
    >
      <input type="hidden" name="intent" value="forget" />
      <Button kind="quiet">{m.scales_guest_forget()}</Button>
    </Form>
  );
}
