import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { Progress } from "#ui/progress.tsx";
import { pathIn, pathOfScale } from "../rules/paths.ts";
import type { ScaleStart, ScaleWords } from "../schema.ts";
import { countWords } from "./words.ts";

interface SoFarProps {
  readonly label: string;
  readonly about: ScaleWords;
  readonly done: number;
}

/** How far a scale is answered, as the channel and in words, and what is left of it. */
function SoFar({ label, about, done }: SoFarProps) {
  const left = about.items - done;
  return (
    <div className="start-done">
      <Progress
        label={label}
        words={m.scales_guest_done_of({ done, total: about.items })}
        value={done}
        max={about.items}
      />
      {left > 0 && (
        <p>
          {m.scales_start_left({
            items: countWords({ kind: about.kind, items: left }),
            minutes: m.scales_minutes({ count: Math.ceil((about.minutes * left) / about.items) }),
          })}
        </p>
      )}
    </div>
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
  const query = { next: pathOfScale(about.scale) };
  const held = <Link to={pathIn(about.scale, "try", { number: "done" })}>{m.scales_guest_end()}</Link>;
  return (
    <section className="start-ways" aria-labelledby="begin-here">
      <h2 className={done > 0 ? "h3" : "sr-only"} id="begin-here">
        {done > 0 ? m.scales_start_resume_heading() : m.scales_guest_heading()}
      </h2>
      {done > 0 && <SoFar label={m.scales_guest_device()} about={about} done={done} />}
      <p>
        <ButtonLink kind="primary" to={pathIn(about.scale, "try", { number: "next" })}>
          {done > 0 ? m.scales_start_resume() : m.scales_start_begin()}
        </ButtonLink>
      </p>
      <p>{text}</p>
      <p className="opening-ways">
        <Link to={pathTo("signIn", {}, query)}>{m.scales_guest_sign_in()}</Link>
        {children}
        {/* Only a page with scripts learns what the device holds. */}
        {done > 0 ? held : <noscript>{held}</noscript>}
      </p>
    </section>
  );
}

/** The ways of somebody signed in: go on, see the results, take it again. */
export function TakerWays({ view: { about, answered, hasResult, draft } }: WaysProps) {
  const isDone = hasResult && answered === null;
  const begin = hasResult ? m.scales_start_retake() : m.scales_start_begin();
  return (
    <section className="start-ways" aria-label={about.title}>
      {answered !== null && answered > 0 && <SoFar label={m.scales_progress_name()} about={about} done={answered} />}
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

/** One fact, with a word about it and who or what stands for it on the line. */
export type StartFact = readonly [figure: string, fact: string, about: string];

const MOST_IN_ROW = 4;

/** What one should know before beginning: stations along the golden line, many of them along two. */
export function StartFacts({ facts, lead }: { readonly facts: readonly StartFact[]; readonly lead?: string }) {
  const half = facts.length > MOST_IN_ROW ? Math.ceil(facts.length / 2) : facts.length;
  return (
    <section className="start-facts" aria-labelledby="facts">
      <div>
        <h2 className="h2" id="facts">
          {m.scales_start_facts()}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      {[facts.slice(0, half), facts.slice(half)].map(
        (row, above) =>
          row.length > 0 && (
            <dl key={row[0]?.[1]}>
              {row.map(([figure, fact, about], at) => (
                <div key={fact} data-env={ENVIRONMENTS[(above * half + at + 1) % ENVIRONMENTS.length]}>
                  <dt>
                    <FigureDrawing name={figure} className="" />
                    {fact}
                  </dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
          ),
      )}
    </section>
  );
}
