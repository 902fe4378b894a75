import type { ReactNode } from "react";
import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import { GuestStart } from "./guest-start.tsx";
import { ScalePage } from "./scale-page.tsx";

export interface StartView {
  readonly isGuest: boolean;
  /** How many statements of an open draft are answered; null without a draft. */
  readonly answered: number | null;
  readonly total: number;
  readonly isKept: boolean;
  /** Results are tried only because a guardian's confirmation is missing. */
  readonly waitsForGuardian: boolean;
  readonly hasResult: boolean;
  /** The open draft, and the sign-in under which the device may go on with it. */
  readonly draft: { readonly attempt: string; readonly signIn: string } | null;
}

interface StartPageProps {
  readonly view: StartView;
  /** In place of the ways to begin. */
  readonly children?: ReactNode;
}

export function StartPage({ view, children }: StartPageProps) {
  return (
    <ScalePage>
      <PageTop title={m.scales_title()} lead={m.scales_start_lead()} />
      {children || (view.isGuest ? <GuestStart total={view.total} /> : <TakerActions view={view} />)}
      <StartFacts view={view} />
    </ScalePage>
  );
}

function TakerActions({ view }: { readonly view: StartView }) {
  const { answered, total, hasResult, draft } = view;
  const words = hasResult ? m.scales_start_retake() : m.scales_start_begin();
  const isDone = hasResult && answered === null;
  return (
    <section className="grid gap-3" aria-label={m.scales_title()}>
      {answered !== null && answered > 0 && (
        <Progress
          value={answered}
          max={total}
          label={m.scales_progress_name()}
          words={m.scales_guest_done_of({ done: answered, total })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {hasResult && (
          <ButtonLink kind={isDone ? "brand" : "quiet"} to={pathTo("careerTestResults")}>
            {m.scales_start_results()}
          </ButtonLink>
        )}
        <Form method="post">
          {draft && (
            <>
              <input type="hidden" name="attempt" value={draft.attempt} />
              <input type="hidden" name="signIn" value={draft.signIn} />
            </>
          )}
          <Button kind={isDone ? "quiet" : "brand"}>{answered === null ? words : m.scales_start_resume()}</Button>
        </Form>
      </div>
      {isDone && <p className="hint">{m.scales_start_retake_note()}</p>}
    </section>
  );
}

function savingOf({ isGuest, isKept, waitsForGuardian }: StartView): string {
  if (isGuest) return m.scales_start_saved_guest();
  if (waitsForGuardian) return m.scales_start_saved_guardian();
  return isKept ? m.scales_start_saved() : m.scales_start_saved_trial();
}

function StartFacts({ view }: { readonly view: StartView }) {
  const facts = [
    [m.scales_start_count_label(), m.scales_start_count()],
    [m.scales_start_answer_label(), m.scales_start_answer()],
    [m.scales_start_time_label(), m.scales_start_time()],
    [m.scales_start_saved_label(), savingOf(view)],
    [m.scales_start_seen_label(), m.scales_start_seen()],
    [m.scales_start_for_label(), m.scales_start_for()],
  ] as const;
  return (
    <section className="grid gap-3" aria-labelledby="facts">
      <h2 className="h2" id="facts">
        {m.scales_start_facts()}
      </h2>
      <dl className="grid gap-4">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="strong">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{m.scales_provisional_meaning()}</p>
    </section>
  );
}
