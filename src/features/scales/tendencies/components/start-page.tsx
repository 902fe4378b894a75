import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import { guestAnswers } from "../device/guest-cookie.ts";
import { countAnswered } from "../rules/guest-answers.ts";
import { byEnvironment } from "../rules.ts";
import { GuestStart } from "./guest-start.tsx";
import { Opening } from "./opening.tsx";

export interface StartView {
  readonly isGuest: boolean;
  /** How many statements of an open draft are answered; null without a draft. */
  readonly answered: number | null;
  readonly total: number;
  /** The environments as the site names them. */
  readonly names: Readonly<Record<Environment, string>>;
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
  const { total, names } = view;
  const [onDevice, setOnDevice] = useState(0);
  // The page is the same for all visitors: what the device holds is shown when scripts have come.
  useEffect(() => {
    if (view.isGuest) setOnDevice(countAnswered(guestAnswers()?.letters ?? ""));
  }, [view.isGuest]);
  const done = view.isGuest ? onDevice : (view.answered ?? 0);
  const levels = byEnvironment(() => (SIGN * done) / total);
  return (
    <div className="scale-page">
      <Opening
        title={m.scales_title()}
        branches={<SixBranches levels={levels} names={names} className="branches-quiet" turns claimsNothing />}
      >
        <p className="lead">{m.scales_start_lead()}</p>
        {children || (view.isGuest ? <GuestStart done={done} total={total} /> : <TakerActions view={view} />)}
      </Opening>
      <div className="wrap result-parts">
        <StartFacts view={view} />
      </div>
    </div>
  );
}

/** How much of a branch's bed fills on the way: all six alike, and never as full as a result. */
const SIGN = 0.6;

function TakerActions({ view }: { readonly view: StartView }) {
  const { answered, total, hasResult, draft } = view;
  const words = hasResult ? m.scales_start_retake() : m.scales_start_begin();
  const isDone = hasResult && answered === null;
  return (
    <section className="grid gap-3" aria-label={m.scales_title()}>
      {answered !== null && answered > 0 && (
        <p>
          {m.scales_progress_name()}: <bdi>{m.scales_guest_done_of({ done: answered, total })}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {hasResult && (
          <ButtonLink kind={isDone ? "primary" : "quiet"} to={pathTo("careerTestResults")}>
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
          <Button kind={isDone ? "quiet" : "primary"}>{answered === null ? words : m.scales_start_resume()}</Button>
        </Form>
      </div>
      {isDone && <p>{m.scales_start_retake_note()}</p>}
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
    <section className="grid gap-5" aria-labelledby="facts">
      <h2 className="h2" id="facts">
        {m.scales_start_facts()}
      </h2>
      <dl className="start-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{m.scales_provisional_meaning()}</p>
    </section>
  );
}
