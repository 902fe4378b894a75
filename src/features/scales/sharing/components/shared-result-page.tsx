import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import { Opening } from "../../tendencies/components/opening.tsx";
import { ScoreBands } from "../../tendencies/components/score-bands.tsx";
import { nameOf } from "../../tendencies/components/words.ts";
import { byEnvironment, STATEMENTS_PER_ENVIRONMENT } from "../../tendencies/rules.ts";
import type { SharedResult } from "../schema.ts";

interface SharedResultProps {
  readonly shared: SharedResult;
  readonly timeZone: string;
  /** The way back, where it was opened from a list. */
  readonly children?: ReactNode;
}

/** A result as others read it: in words and drawn, what its owner chose to show, and until when. */
export function SharedResultPage({ shared, timeZone, children }: SharedResultProps) {
  const { kind, headline, name, takenAt, isOwn, jobs, scores, environments } = shared;
  const title = name ? m.scales_shared_title_of({ name: `\u2068${name}\u2069` }) : m.scales_shared_title();
  return (
    <article className="scale-page result shared-result" data-kind={kind}>
      <Opening
        title={
          <>
            <span className="result-kind">{title}</span> <span className="result-line">{headline}</span>
          </>
        }
        branches={<Branches shared={shared} />}
      >
        <p className="lead">{leadOf(shared)}</p>
        {kind !== "flat" && <p>{scores ? m.scales_shared_by_score() : m.scales_shared_by_order()}</p>}
        <p className="hint">{m.scales_shared_taken({ date: formatDate(takenAt, getLocale(), timeZone) })}</p>
      </Opening>
      <div className="wrap result-parts">
        {children}
        {isOwn && <Alert kind="info">{m.scales_shared_own()}</Alert>}
        {jobs && <Jobs shared={shared} jobs={jobs} />}
        <div className="shared-halves">
          {scores && (
            <section className="grid content-start gap-4" aria-labelledby="scores">
              <h2 className="h2" id="scores">
                {m.scales_fold_scores()}
              </h2>
              <p>{m.scales_fold_scores_hint()}</p>
              <ScoreBands {...scores} environments={environments} />
            </section>
          )}
          <Choice shared={shared} timeZone={timeZone} />
        </div>
      </div>
    </article>
  );
}

function leadOf({ kind, isLed }: SharedResult): string {
  if (kind === "flat") return m.scales_shared_flat();
  if (kind === "leaning") return m.scales_shared_leaning();
  return isLed ? m.scales_shared_clear() : m.scales_shared_none();
}

function Branches({ shared: { kind, levels, environments, scores } }: { readonly shared: SharedResult }) {
  const total = STATEMENTS_PER_ENVIRONMENT;
  return (
    <SixBranches
      levels={levels}
      names={byEnvironment((code) => nameOf(environments, code))}
      notes={
        scores
          ? byEnvironment((code) => m.scales_result_score_value({ raw: scores.scores[code].raw, total }))
          : undefined
      }
      label={m.scales_shared_branches()}
      claimsNothing={kind === "flat"}
      turns
    />
  );
}

type Jobs = NonNullable<SharedResult["jobs"]>;

function Jobs({ shared: { kind, environments }, jobs }: { readonly shared: SharedResult; readonly jobs: Jobs }) {
  return (
    <section className="grid gap-4" aria-labelledby="jobs">
      <h2 className="h2" id="jobs">
        {kind === "leaning" ? m.scales_to_try() : m.scales_shared_jobs()}
      </h2>
      {jobs.length === 0 && <p>{m.scales_shared_jobs_none()}</p>}
      {jobs.map(({ environment, jobs: list }) => (
        <section key={environment} data-env={environment ?? undefined} className="grid gap-2">
          {environment && (
            <h3 className="h3 flex items-center gap-3">
              <Icon name={environmentIcon(environment)} />
              {nameOf(environments, environment)}
            </h3>
          )}
          <ul className="shared-jobs">
            {list.map(({ slug, title, locale }) => (
              <li key={slug}>
                <Link to={pathTo("job", { slug })} lang={locale === getLocale() ? undefined : locale}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Whose choice it is, until when, and what a result is not. */
function Choice({ shared: { name, until }, timeZone }: Pick<SharedResultProps, "shared" | "timeZone">) {
  const date = formatDate(until, getLocale(), timeZone);
  return (
    <footer className="shared-choice">
      <p className="strong">
        {name ? m.scales_shared_choice_of({ name: `\u2068${name}\u2069`, date }) : m.scales_shared_choice({ date })}
      </p>
      <p>{m.scales_shared_about()}</p>
      <p className="no-print">
        <ButtonLink kind="quiet" to={pathTo("careerTest")}>
          {m.scales_shared_try()}
        </ButtonLink>
      </p>
    </footer>
  );
}

/** Said of a link that leads nowhere: the same words whatever the cause. */
export function SharedResultGone() {
  return (
    <div className="wrap grid gap-4 pb-8">
      <PageTop title={m.scales_shared_gone_title()} lead={m.scales_shared_gone()} />
      <p>
        <ButtonLink kind="quiet" to={pathTo("landing")}>
          {m.scales_shared_gone_action()}
        </ButtonLink>
      </p>
    </div>
  );
}
