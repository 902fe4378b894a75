import { type ReactNode, useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { countAnswered } from "../../tendencies/rules/guest-answers.ts";
import { answersHere } from "../device/device-answers.ts";
import { pathOfScale } from "../rules/paths.ts";
import type { ScaleStart } from "../schema.ts";
import { WaysDrawing } from "./ways-drawing.tsx";
import { countWords } from "./words.ts";

interface ScaleStartPageProps {
  readonly view: ScaleStart;
  /** A guardian is not asked to begin. */
  readonly isForChild: boolean;
}

/** What a scale is, how long it takes and for whom, with the way in. */
export function ScaleStartPage({ view, isForChild }: ScaleStartPageProps) {
  const { about, isGuest, isProvisional } = view;
  const [onDevice, setOnDevice] = useState(0);
  // The page is the same for all visitors: what the device holds is shown when scripts have come.
  useEffect(() => {
    if (isGuest) setOnDevice(countAnswered(answersHere(about.scale)?.letters ?? ""));
  }, [isGuest, about.scale]);
  const done = isGuest ? onDevice : (view.answered ?? 0);
  return (
    <div className="scale-page">
      <div className="night item-opening item-start">
        <div className="wrap">
          <div className="item-words">
            <PageTop title={about.title} lead={about.lead} />
            {isForChild && <ForChild />}
            {isGuest ? <GuestWays view={view} done={done} /> : <TakerWays view={view} />}
          </div>
          <WaysDrawing kind={about.kind} />
        </div>
      </div>
      <div className="wrap item-parts">
        <Facts view={view} />
        <p>
          {m.scales_walk_meaning()} {isProvisional && m.scales_walk_provisional()}
        </p>
      </div>
    </div>
  );
}

function ForChild() {
  return (
    <section className="grid gap-2" aria-labelledby="for-child">
      <h2 className="h3" id="for-child">
        {m.scales_walk_child_heading()}
      </h2>
      <p>{m.scales_walk_child_text()}</p>
    </section>
  );
}

/** How far a scale is answered, in words. */
function SoFar({ label, done, total }: { readonly label: string; readonly done: number; readonly total: number }) {
  return (
    <span>
      {label}: <bdi>{m.scales_guest_done_of({ done, total })}</bdi>
    </span>
  );
}

interface WaysProps {
  readonly view: ScaleStart;
}

function GuestWays({ view: { about }, done }: WaysProps & { readonly done: number }) {
  const { scale, items } = about;
  const query = { next: pathOfScale(scale) };
  return (
    <section className="grid gap-4" aria-labelledby="begin-here">
      <h2 className="h3" id="begin-here">
        {m.scales_guest_heading()}
      </h2>
      <p>{m.scales_walk_guest_text()}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink kind="primary" to={pathTo("scaleTry", { scale, number: "next" })}>
          {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
        </ButtonLink>
        {done > 0 && <SoFar label={m.scales_guest_device()} done={done} total={items} />}
      </p>
      <p className="item-ways">
        <Link to={pathTo("signIn", {}, query)}>{m.scales_guest_sign_in()}</Link>
        <Link to={pathTo("scaleTry", { scale, number: "done" })}>{m.scales_guest_end()}</Link>
      </p>
    </section>
  );
}

function TakerWays({ view: { about, answered, hasResult } }: WaysProps) {
  const isDone = hasResult && answered === null;
  const begin = hasResult ? m.scales_start_retake() : m.scales_start_begin();
  return (
    <section className="grid gap-3" aria-label={about.title}>
      {answered !== null && answered > 0 && (
        <p>
          <SoFar label={m.scales_progress_name()} done={answered} total={about.items} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {hasResult && (
          <ButtonLink kind={isDone ? "primary" : "quiet"} to={pathTo("scaleResults", { scale: about.scale })}>
            {m.scales_start_results()}
          </ButtonLink>
        )}
        <Form method="post">
          <Button kind={isDone ? "quiet" : "primary"}>{answered === null ? begin : m.scales_start_resume()}</Button>
        </Form>
      </div>
      {isDone && <p>{m.scales_start_retake_note()}</p>}
    </section>
  );
}

function savingOf({ isGuest, isKept, waitsForGuardian }: ScaleStart): string {
  if (isGuest) return m.scales_walk_saved_guest();
  if (waitsForGuardian) return m.scales_start_saved_guardian();
  return isKept ? m.scales_start_saved() : m.scales_start_saved_trial();
}

function Facts({ view }: WaysProps) {
  const { about } = view;
  const one = about.kind === "three-options" ? m.scales_walk_one_situation() : m.scales_walk_one_statement();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [countWords(about), one],
    [m.scales_walk_choice_label(), m.scales_walk_choice()],
    [m.scales_minutes({ count: about.minutes }), m.scales_start_time()],
    [m.scales_start_saved_label(), savingOf(view)],
    [m.scales_start_seen_label(), m.scales_walk_seen()],
    [m.scales_start_for_label(), about.audience],
  ];
  return (
    <section className="grid gap-5" aria-labelledby="facts">
      <h2 className="h2" id="facts">
        {m.scales_start_facts()}
      </h2>
      <dl className="item-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
