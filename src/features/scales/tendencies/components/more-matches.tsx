import { Form, Link } from "react-router";
import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { Why } from "#ui/why.tsx";
import { OpinionButtons } from "../../opinions/components/opinion-buttons.tsx";
import { SetAside } from "../../opinions/components/set-aside.tsx";
import { bankOf } from "../rules/bank-of.ts";
import type { BriefMatch, MatchView, ResultView } from "../schema/result.ts";
import { MatchTerms } from "./match-terms.tsx";
import { jobAddress, setAside, stillOpen } from "./nearest-of.ts";
import { FIT_WORDS } from "./words.ts";

const ZONES = [m.scales_filter_1, m.scales_filter_2, m.scales_filter_3, m.scales_filter_4] as const;

/** All professions of a clear result with why, those told in short apart, and sectors: one fold. */
export function MoreMatches({ view }: { readonly view: ResultView }) {
  const link = (match: MatchView | BriefMatch) => jobAddress(view, match);
  return (
    <Accordion title={m.scales_match_more()} heading="h3" id="matches" open={view.filter.zone !== null}>
      <PreparationFilter view={view} />
      <Matches view={view} matches={stillOpen(view, view.jobs)} link={link} isAsked />
      {view.short.length > 0 && (
        <>
          <h4>{m.scales_match_short()}</h4>
          <p>{m.scales_match_short_hint()}</p>
          <Matches view={view} matches={stillOpen(view, view.short)} link={link} isAsked />
        </>
      )}
      <SetAside jobs={setAside(view, [...view.jobs, ...view.short])} saidIn="more" heading="h4" />
      <p className="hint">
        {m.scales_fit_what()} {m.scales_fit_unlisted()} {m.scales_match_today()}
      </p>
      {view.sectors.length > 0 && (
        <>
          <h4>{m.scales_match_sectors()}</h4>
          <p>{m.scales_match_sectors_hint()}</p>
          <Matches view={view} matches={view.sectors} link={({ slug }) => pathTo("jobs", {}, { sector: slug })} />
        </>
      )}
    </Accordion>
  );
}

/** Asks for the page anew with at most so much preparation; it works without scripts. */
export function PreparationFilter({ view }: { readonly view: ResultView }) {
  const { attempt, filter } = view;
  return (
    <Form
      method="get"
      action={`${pathTo("careerTestResult", { attempt })}#jobs`}
      className="prepare no-print"
      key={filter.zone ?? 0}
    >
      {/* Written out: the frame of fields would come to this page for it alone. */}
      <div className="field">
        <label htmlFor="zone">{m.scales_filter_label()}</label>
        <select id="zone" name="zone" className="input" defaultValue={filter.zone ?? ""}>
          <option value="">{m.scales_filter_any()}</option>
          {ZONES.map((label, at) => (
            <option key={label()} value={at + 1}>
              {label()}
            </option>
          ))}
        </select>
      </div>
      <Button kind="quiet">{m.scales_filter_action()}</Button>
    </Form>
  );
}

interface MatchesProps {
  readonly view: ResultView;
  /** In brief where their reason in a sentence is enough. */
  readonly matches: readonly (MatchView | BriefMatch)[];
  readonly link: (match: MatchView | BriefMatch) => string;
  /** What the reader thinks of each is asked. */
  readonly isAsked?: boolean;
}

function Matches({ view, matches, link, isAsked }: MatchesProps) {
  return (
    <ol className="matches">
      {matches.map((match) => (
        <li key={match.id} data-env={"bank" in match ? match.bank : bankOf(view.scores, match.terms)}>
          <h4 lang={match.locale === getLocale() ? undefined : match.locale}>
            <Link to={link(match)}>{match.title}</Link>
          </h4>
          <Why>{match.why}</Why>
          {isAsked && <OpinionButtons job={match} opinion={view.opinions[match.id] ?? null} saidIn="more" />}
          {"terms" in match && (
            <Accordion title={likenessOf(match)}>
              <p className="strong">{m.scales_match_terms_heading()}</p>
              <MatchTerms view={view} terms={match.terms} />
              <MarkedReasons view={view} match={match} />
            </Accordion>
          )}
        </li>
      ))}
    </ol>
  );
}

function likenessOf({ r, label }: MatchView): string {
  const shown = formatNumber(r, getLocale(), { maximumFractionDigits: 3 });
  return m.scales_match_figure({ r: shown, label: label ? FIT_WORDS[label]() : "" });
}

function MarkedReasons({ view, match }: { readonly view: ResultView; readonly match: MatchView }) {
  const texts = match.reasons.flatMap((id) => view.marked.filter((one) => one.id === id));
  if (texts.length === 0) return null;
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
