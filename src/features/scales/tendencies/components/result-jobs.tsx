import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { hueOf } from "#ui/drawing-hue.ts";
import { EnvLine, EnvTile } from "#ui/env-badge.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import rareSheet from "#ui/styles/result-rare-sheet.css?url";
import { Why } from "#ui/why.tsx";
import { OpinionButtons } from "../../opinions/components/opinion-buttons.tsx";
import { SetAside } from "../../opinions/components/set-aside.tsx";
import type { EnvironmentWords, MatchView, ResultView } from "../schema/result.ts";
import { jobAddress, setAside, shownMatches, stillOpen } from "./nearest-of.ts";
import { nameOf } from "./words.ts";

/** How many professions stand in one row after the nearest. */
const MOST_FURTHER = 4;

/** The nearest professions of a clear result, each with its true reason. */
export function NearestJobs({ view }: { readonly view: ResultView }) {
  const isNarrowed = view.filter.zone !== null;
  const shown = shownMatches(view);
  const further = stillOpen(view, view.jobs).slice(shown.length, shown.length + MOST_FURTHER);
  return (
    <section className="grid gap-4" aria-labelledby="jobs">
      <h2 className="h2" id="jobs">
        {isNarrowed ? m.scales_match_jobs_within() : m.scales_match_jobs()}
      </h2>
      {view.jobs.length === 0 && <p>{isNarrowed ? m.scales_filter_none() : m.scales_match_none()}</p>}
      <ul className="cards">
        {shown.map((match) => (
          <JobCard key={match.id} view={view} match={match} />
        ))}
      </ul>
      {further.length > 0 && (
        <nav className="further" aria-labelledby="further">
          <h3 className="h3" id="further">
            {m.scales_match_further()}
          </h3>
          <ul className="chips">
            {further.map((match) => (
              <li key={match.id}>
                <Link className="chip chip-act" to={jobAddress(view, match)} lang={foreign(match)}>
                  {match.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SetAside jobs={setAside(view, view.jobs)} saidIn="result" heading="h3" />
      <OpinionNote view={view} />
    </section>
  );
}

/** Professions to try, under their environments; nothing of their order is claimed. */
export function JobsToTry({ view }: { readonly view: ResultView }) {
  return (
    <section className="grid gap-4" aria-labelledby="jobs">
      <link rel="stylesheet" href={rareSheet} precedence="default" />
      <h2 className="h2" id="jobs">
        {m.scales_to_try()}
      </h2>
      <p>{m.scales_to_try_text()}</p>
      {view.groups.length === 0 && <p>{view.filter.zone === null ? m.scales_match_none() : m.scales_filter_none()}</p>}
      <div className="try-groups">
        {view.groups.map(({ environment, jobs }) => (
          <section key={environment} data-env={environment} aria-labelledby={`try-${environment}`}>
            <h3 className="h3 flex items-center gap-3" id={`try-${environment}`}>
              <EnvTile code={environment} />
              {nameOf(view.environments, environment)}
            </h3>
            <ul className="try-jobs">
              {stillOpen(view, jobs).map((match) => (
                <li key={match.id}>
                  <h4>
                    <Link to={jobAddress(view, match)} lang={foreign(match)}>
                      {match.title}
                    </Link>
                  </h4>
                  <Why>{match.why}</Why>
                  <OpinionButtons job={match} opinion={view.opinions[match.id] ?? null} saidIn="result" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SetAside
        jobs={setAside(
          view,
          view.groups.flatMap(({ jobs }) => jobs),
        )}
        saidIn="result"
        heading="h3"
      />
      <OpinionNote view={view} />
    </section>
  );
}

/** Said once something was said of a profession: before that there is nothing to mistake. */
function OpinionNote({ view }: { readonly view: ResultView }) {
  if (Object.keys(view.opinions).length === 0) return null;
  return <p className="hint no-print">{m.scales_opinions_note()}</p>;
}

interface JobCardProps {
  readonly view: ResultView;
  readonly match: MatchView;
}

function JobCard({ view, match }: JobCardProps) {
  const env = hueOf(match.slug, null, match.scene ?? "");
  return (
    <Card
      title={match.heading ?? match.title}
      titleLang={foreign(match)}
      to={jobAddress(view, match)}
      save={<SaveButton to={jobAddress(view, match)} title={match.title} />}
      env={env}
      over={<EnvLine environments={environmentsOf(view, match)} />}
      picture={<CardPicture seed={`job/${match.slug}`} hue={env} scene={match.scene} />}
    >
      <Why>{match.why}</Why>
      <OpinionButtons job={match} opinion={view.opinions[match.id] ?? null} saidIn="result" />
    </Card>
  );
}

/** In the order in which the profession has them. */
function environmentsOf(view: ResultView, match: MatchView): readonly EnvironmentWords[] {
  const environments = view.environments.filter(({ slug }) => match.environments?.includes(slug));
  return environments.toSorted((a, b) => placeOf(match, a) - placeOf(match, b));
}

const placeOf = ({ environments = [] }: MatchView, { slug }: EnvironmentWords) => environments.indexOf(slug);

/** The language of a record that is not told in the page's own. */
function foreign({ locale }: MatchView) {
  return locale === getLocale() ? undefined : locale;
}
