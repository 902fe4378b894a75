import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Progress } from "#ui/progress.tsx";
import { MOST_SETS } from "../rules.ts";
import type { Step } from "../schema.ts";

interface WalkFrameProps {
  readonly title: string;
  readonly hint: string;
  /** A small line over the title. */
  readonly position?: string;
  /** Parts answered before this one. */
  readonly done: number;
  readonly words: string;
  readonly back: Step | null;
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/** Choices at most, then values and conditions. */
const PARTS = MOST_SETS + 2;

/** One part of the walk on the night, under its line of progress. */
export function WalkFrame({ title, hint, position, done, words, back, isChanged, children }: WalkFrameProps) {
  return (
    <div className="scale-page ask-page">
      <div className="night choices">
        <div className="wrap">
          <Progress value={done} max={PARTS} label={m.scales_choices_progress()} words={words} />
          <header className="choices-top">
            {position && <p className="choices-position">{position}</p>}
            <h1 className="choices-question">{title}</h1>
            <p className="hint">{hint}</p>
          </header>
          {isChanged && (
            <Alert kind="info" role="status">
              {m.scales_choices_changed()}
            </Alert>
          )}
          {children}
          <nav className="choices-ways" aria-label={m.scales_choices_title()}>
            {back && <Link to={pathTo("activityStep", { step: back })}>{m.scales_previous()}</Link>}
            <Link to={pathTo("activities")}>{m.scales_save_leave()}</Link>
          </nav>
        </div>
      </div>
    </div>
  );
}
