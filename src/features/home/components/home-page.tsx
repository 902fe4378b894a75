import { Link } from "react-router";
import { languageOf } from "#i18n/language-of.ts";
import type { HomeStep } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import ownSheet from "#ui/styles/home-own-sheet.css?url";
import type { Home, HomeWords, NearJobs } from "../schema.ts";
import { HomeBeside } from "./home-beside.tsx";
import { HomeEditor } from "./home-editor.tsx";
import { HomeLead } from "./home-lead.tsx";
import { HomeList } from "./home-list.tsx";
import { JobCards } from "./job-cards.tsx";
import { Suggestions } from "./suggestions.tsx";
import { Upcoming } from "./upcoming.tsx";
import { Waiting } from "./waiting.tsx";

interface HomePageProps {
  readonly home: Home;
}

/** A person's home: the one next step and their result, what comes along one line, professions, what is kept and what waits, suggestions. */
export function HomePage({ home }: HomePageProps) {
  const { lead, upcoming, near, step, words, isAskedFirst, isBeside } = home;
  // Those who are accompanied have stood above already.
  const cards = home.cards.filter(
    ({ requests, people, classes, talk }) => !isBeside || !(requests || people || classes || talk),
  );
  const suggestions = cards.find(({ suggested }) => suggested);
  // A card with lines of its own is a list; one without waits for somebody to go on.
  const plan = cards.find(({ isPath }) => isPath);
  const lists = cards.filter((card) => card !== suggestions && card !== plan && card.items?.length);
  const waiting = cards.filter(({ items }) => !items?.length);
  const asked = waiting.length > 0 && <Waiting title={words.waiting} cards={waiting} />;
  // Once there is a result, what comes next stands before it.
  const isReached = step !== null && lead.branches !== undefined;
  return (
    <div className="home">
      {lead.stages ? (
        <HomeEditor home={home} />
      ) : isBeside ? (
        <HomeBeside home={home} />
      ) : (
        <div className="night glow home-top">
          <link rel="stylesheet" href={ownSheet} precedence="default" />
          <div className="wrap">
            <PageTop trail={null} title={<Welcome words={words.welcome} />} lead={home.today} />
            <HomeLead card={lead} isPupil={home.isPupil}>
              {isReached ? <Step step={step} words={words} isInPanel /> : null}
            </HomeLead>
          </div>
        </div>
      )}
      {(upcoming || plan) && (
        <div className="wrap">
          <Upcoming title={words.coming} card={upcoming} plan={plan} />
        </div>
      )}
      {near && !isBeside && <Near near={near} words={words} />}
      {step && !isReached && !isBeside && <Step step={step} words={words} />}
      {(asked || lists.length > 0) && (
        <div className="wrap home-board">
          {isAskedFirst && asked}
          {lists.map((card) => (
            <HomeList key={card.id} card={card} />
          ))}
          {!isAskedFirst && asked}
        </div>
      )}
      {near && isBeside && <Near near={near} words={words} text={step?.text} />}
      {suggestions && <Suggestions card={suggestions} />}
    </div>
  );
}

/** Arabic letters are larger than Latin ones of their size: a name among words of the other language is set as high as they are. */
function Welcome({ words }: { readonly words: string }) {
  const [before, name, after] = words.split(/[\u2068\u2069]/);
  return (
    <>
      {before}
      {name && <bdi lang={languageOf(name)}>{name}</bdi>}
      {after}
    </>
  );
}

interface NearProps {
  readonly near: NearJobs;
  readonly words: HomeWords;
  /** What to do with them. */
  readonly text?: string;
}

/** Professions in a row, each with the reason it stands there. */
function Near({ near: { title, text: why, jobs }, words, text }: NearProps) {
  return (
    <section aria-labelledby="near" className="wrap home-part">
      <div className="home-part-top">
        <h2 id="near" className="h2">
          {title}
        </h2>
        <Link to={pathTo("jobs")}>{words.allJobs}</Link>
      </div>
      {(why || text) && (
        <div className="max-w-read">
          {why && <p className="strong">{why}</p>}
          {text && <p>{text}</p>}
        </div>
      )}
      <JobCards
        jobs={jobs.map(({ job }) => job)}
        reasons={Object.fromEntries(jobs.map(({ job, reason }) => [job.slug, reason]))}
      />
    </section>
  );
}

interface StepProps {
  readonly step: HomeStep;
  readonly words: HomeWords;
  readonly isInPanel?: boolean;
}

function Step({ step: { title, text, link }, words, isInPanel = false }: StepProps) {
  return (
    <section className={isInPanel ? "home-step" : "wrap home-step"} aria-labelledby="step">
      <div>
        <h2 id="step">
          <span className="result-kind">{words.step} </span>
          <bdi lang={languageOf(title)}>{title}</bdi>
        </h2>
        <p>{text}</p>
      </div>
      <p>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </p>
    </section>
  );
}
