import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import { Moment } from "#ui/moment.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { distinctReasons } from "../rules/distinct-reasons.ts";
import type { MatchView, ResultView } from "../schema.ts";
import { MatchTerms } from "./match-terms.tsx";
import { jobAddress } from "./nearest-of.ts";
import { FIT_WORDS } from "./words.ts";

/** How many stand as pictures; the others are folded. */
const SHOWN = 3;

/** The professions most like the result, each with one reason. */
export function NearestJobs({ view }: { readonly view: ResultView }) {
  const nearest = view.jobs.slice(0, SHOWN);
  const reasons = reasonsOf(view, nearest);
  // A label that all of them carry tells nothing apart.
  const isTold = new Set(nearest.map(({ label }) => label)).size > 1;
  return (
    <section className="grid gap-4" aria-labelledby="jobs">
      <h2 className="h2" id="jobs">
        {m.scales_match_jobs()}
      </h2>
      {view.jobs.length === 0 && <p>{m.scales_match_none()}</p>}
      <ul className="cards cards-rows">
        {nearest.map((match) => (
          <Card
            key={match.id}
            title={match.title}
            titleLang={match.locale === getLocale() ? undefined : match.locale}
            to={jobAddress(view, match)}
            save={<SaveButton to={jobAddress(view, match)} title={match.title} />}
            env={strongestOf(match)}
            over={<EnvLine environments={environmentsOf(view, match)} />}
            picture={<CardPicture seed={`job/${match.slug}`} hue={strongestOf(match)} scene={match.scene} turns />}
          >
            <Moment>{reasons.get(match.id) ?? ""}</Moment>
            {isTold && <p className="hint mt-auto">{FIT_WORDS[match.label].label()}</p>}
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Why each of them, the professions after the first ones, and sectors. */
export function MoreMatches({ view }: { readonly view: ResultView }) {
  const link = (match: MatchView) => jobAddress(view, match);
  return (
    <>
      {view.jobs.length > 0 && (
        <Accordion title={m.scales_match_all()} heading="h3">
          <Matches view={view} matches={view.jobs} link={link} />
          <p className="hint">
            {m.scales_fit_what()} {m.scales_fit_unlisted()} {m.scales_match_today()}
          </p>
        </Accordion>
      )}
      {view.short.length > 0 && (
        <Accordion title={m.scales_match_short()} heading="h3">
          <p>{m.scales_match_short_hint()}</p>
          <Matches view={view} matches={view.short} link={link} />
        </Accordion>
      )}
      {view.sectors.length > 0 && (
        <Accordion title={m.scales_match_sectors()} heading="h3">
          <p>{m.scales_match_sectors_hint()}</p>
          <Matches view={view} matches={view.sectors} link={({ slug }) => pathTo("jobs", {}, { sector: slug })} />
        </Accordion>
      )}
    </>
  );
}

function environmentsOf({ environments }: ResultView, { environments: own = [] }: MatchView) {
  return own.flatMap((slug) => environments.find((one) => one.slug === slug) ?? []);
}

function strongestOf({ terms }: MatchView): Environment {
  return ENVIRONMENTS.reduce((best, one) => (terms[one] > terms[best] ? one : best));
}

function reasonsOf(view: ResultView, matches: readonly MatchView[]): ReadonlyMap<string, string> {
  const texts = new Map(view.marked.map(({ id, text }) => [id, text]));
  const words = (reason: string | undefined) =>
    reason ? m.scales_match_reason({ text: texts.get(reason) ?? "" }) : m.scales_match_shared();
  return new Map([...distinctReasons(matches, (one) => texts.has(one))].map(([id, reason]) => [id, words(reason)]));
}

interface MatchesProps {
  readonly view: ResultView;
  readonly matches: readonly MatchView[];
  readonly link: (match: MatchView) => string;
}

function Matches({ view, matches, link }: MatchesProps) {
  return (
    <ol className="matches">
      {matches.map((match) => (
        <Match key={match.id} view={view} match={match}>
          <Link to={link(match)}>{match.title}</Link>
        </Match>
      ))}
    </ol>
  );
}

interface MatchProps {
  readonly view: ResultView;
  readonly match: MatchView;
  readonly children: ReactNode;
}

function Match({ view, match, children }: MatchProps) {
  const lang = match.locale === getLocale() ? undefined : match.locale;
  const r = formatNumber(match.r, getLocale(), { maximumFractionDigits: 2 });
  return (
    <li data-env={strongestOf(match)}>
      <h4 lang={lang}>{children}</h4>
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

function Reasons({ view, match }: Omit<MatchProps, "children">) {
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
