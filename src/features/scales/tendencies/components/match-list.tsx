import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import type { MatchView, ResultView } from "../schema.ts";
import { MatchTerms } from "./match-terms.tsx";
import { FIT_WORDS } from "./words.ts";

/** Professions and sectors that resemble the result, each with why. */
export function MatchLists({ view }: { readonly view: ResultView }) {
  return (
    <>
      <section className="grid gap-4" aria-labelledby="jobs">
        <h2 className="h2" id="jobs">
          {m.scales_match_jobs()}
        </h2>
        <p>{m.scales_fit_what()}</p>
        {view.jobs.length === 0 && <p>{m.scales_match_none()}</p>}
        <Matches
          view={view}
          matches={view.jobs}
          link={({ slug }) => pathTo("job", { slug }, { result: view.number })}
        />
        <p className="hint">
          {m.scales_match_today()} {m.scales_fit_unlisted()}
        </p>
      </section>
      {view.sectors.length > 0 && (
        <section className="grid gap-4" aria-labelledby="sectors">
          <h2 className="h2" id="sectors">
            {m.scales_match_sectors()}
          </h2>
          <p>{m.scales_match_sectors_hint()}</p>
          <Matches view={view} matches={view.sectors} link={({ slug }) => pathTo("jobs", {}, { sector: slug })} />
        </section>
      )}
    </>
  );
}

interface MatchesProps {
  readonly view: ResultView;
  readonly matches: readonly MatchView[];
  readonly link: (match: MatchView) => string;
}

function Matches({ view, matches, link }: MatchesProps) {
  return (
    <ol className="grid gap-4">
      {matches.map((match) => (
        <MatchCard key={match.id} view={view} match={match}>
          <Link to={link(match)}>{match.title}</Link>
        </MatchCard>
      ))}
    </ol>
  );
}

interface MatchCardProps {
  readonly view: ResultView;
  readonly match: MatchView;
  readonly children: ReactNode;
}

function MatchCard({ view, match, children }: MatchCardProps) {
  const strongest = ENVIRONMENTS.reduce((best, one) => (match.terms[one] > match.terms[best] ? one : best));
  const lang = match.locale === getLocale() ? undefined : match.locale;
  const r = formatNumber(match.r, getLocale(), { maximumFractionDigits: 2 });
  return (
    <li className="card" data-env={strongest}>
      <h3 className="h3" lang={lang}>
        {children}
      </h3>
      <p lang={lang}>{match.summary}</p>
      <p>
        <strong>{FIT_WORDS[match.label].label()}</strong> – {FIT_WORDS[match.label].text()}
      </p>
      <Accordion title={m.scales_match_why({ title: match.title })}>
        <Reasons view={view} match={match} />
        <MatchTerms environments={view.environments} terms={match.terms} />
        <p className="hint">{m.scales_match_likeness({ r })}</p>
      </Accordion>
    </li>
  );
}

function Reasons({ view, match }: Omit<MatchCardProps, "children">) {
  const texts = match.reasons.flatMap((id) => view.marked.filter((one) => one.id === id));
  if (texts.length === 0) return <p>{m.scales_match_shared()}</p>;
  return (
    <>
      <p className="strong">{m.scales_match_reasons()}</p>
      <ul>
        {texts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}
