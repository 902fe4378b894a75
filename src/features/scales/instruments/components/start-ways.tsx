import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Terms } from "#ui/terms.tsx";
import { pathIn, pathOfScale } from "../rules/paths.ts";
import type { ScaleStart } from "../schema.ts";

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

interface GuestWaysProps extends WaysProps {
  /** What the device holds. */
  readonly done: number;
  /** What the end will bring a guest. */
  readonly text: string;
  /** One more way in. */
  readonly children?: ReactNode;
}

/** A guest's ways in. */
export function GuestWays({ view: { about }, done, text, children }: GuestWaysProps) {
  const { scale, items } = about;
  const query = { next: pathOfScale(scale) };
  return (
    <section className="grid gap-4" aria-labelledby="begin-here">
      <h2 className="h3" id="begin-here">
        {m.scales_guest_heading()}
      </h2>
      <p>{text}</p>
      <p className="flex flex-wrap items-center gap-3">
        <ButtonLink kind="primary" to={pathIn(scale, "try", { number: "next" })}>
          {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
        </ButtonLink>
        {done > 0 && <SoFar label={m.scales_guest_device()} done={done} total={items} />}
      </p>
      <p className="opening-ways">
        <Link to={pathTo("signIn", {}, query)}>{m.scales_guest_sign_in()}</Link>
        {children}
        <Link to={pathIn(scale, "try", { number: "done" })}>{m.scales_guest_end()}</Link>
      </p>
    </section>
  );
}

/** The ways of somebody signed in: go on, see the results, take it again. */
export function TakerWays({ view: { about, answered, hasResult, draft } }: WaysProps) {
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
          <ButtonLink kind={isDone ? "primary" : "quiet"} to={pathIn(about.scale, "results")}>
            {m.scales_start_results()}
          </ButtonLink>
        )}
        <Form method="post">
          {draft && (
            <>
              <input type="hidden" name="scale" value={about.scale} />
              <input type="hidden" name="attempt" value={draft.attempt} />
              <input type="hidden" name="signIn" value={draft.signIn} />
            </>
          )}
          <Button kind={isDone ? "quiet" : "primary"}>{answered === null ? begin : m.scales_start_resume()}</Button>
        </Form>
      </div>
      {isDone && <p>{m.scales_start_retake_note()}</p>}
    </section>
  );
}

/** How answers are kept, in words; `guest` says it for a device. */
export function savingOf({ isGuest, isKept, waitsForGuardian }: ScaleStart, guest: string): string {
  if (isGuest) return guest;
  if (waitsForGuardian) return m.scales_start_saved_guardian();
  return isKept ? m.scales_start_saved() : m.scales_start_saved_trial();
}

/** What one should know before beginning: each fact with a word about it. */
export function StartFacts({ facts }: { readonly facts: readonly (readonly [fact: string, about: string])[] }) {
  return (
    <section className="grid gap-5" aria-labelledby="facts">
      <h2 className="h2" id="facts">
        {m.scales_start_facts()}
      </h2>
      <Terms className="start-facts" pairs={facts} />
    </section>
  );
}
