import { Link } from "react-router";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Progress } from "#ui/progress.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import type { Home, HomeWords, NearJobs, NextStep } from "../schema.ts";
import { JobCards } from "./job-cards.tsx";
import { JobRows } from "./job-rows.tsx";

interface HomePageProps {
  readonly firstName: string;
  readonly home: Home;
}

/** A person's home: what they came for, what it leads to, the one next step, then the rest. */
export function HomePage({ firstName, home }: HomePageProps) {
  const { lead, scene, matches, suggested, step, cards, jobs, words } = home;
  return (
    <div className="wrap home pb-8">
      <PageTop
        title={
          <>
            {words.welcome} <bdi>{firstName}</bdi>
          </>
        }
      />
      <div className="home-first">
        <Lead card={lead} scene={scene} />
        {step && <Step step={step} words={words} />}
      </div>
      {matches && <Near id="matches" near={matches} />}
      {suggested && <Near id="suggested" near={suggested} />}
      {cards.length > 0 && (
        <section aria-labelledby="more" className="grid gap-4">
          <h2 id="more" className="h2">
            {words.more}
          </h2>
          <ul className="cards">
            {cards.map((card) => (
              <Card key={card.id} title={card.title}>
                <CardBody card={card} />
              </Card>
            ))}
          </ul>
        </section>
      )}
      {jobs.length > 0 && (
        <section aria-labelledby="today" className="grid gap-4">
          <h2 id="today" className="h2">
            {words.today}
          </h2>
          <JobRows jobs={jobs} />
          <p>
            <Link to={pathTo("jobs")}>{words.allJobs}</Link>
          </p>
        </section>
      )}
    </div>
  );
}

/** Professions in a row, each with the reason it stands there. */
function Near({ id, near: { title, jobs } }: { id: string; near: NearJobs }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="h2">
        {title}
      </h2>
      <JobCards
        jobs={jobs.map(({ job }) => job)}
        reasons={Object.fromEntries(jobs.map(({ job, reason }) => [job.slug, reason]))}
      />
    </section>
  );
}

/** What this person came for, on the night ground: their own line drawn, else a scene of their work. */
function Lead({ card, scene }: { card: HomeCard; scene: string | null }) {
  const { branches, progress, over, title } = card;
  return (
    <section className="night home-lead" aria-labelledby="lead">
      <div className="home-lead-words">
        <h2 id="lead">
          {over && <span className="result-kind">{over} </span>}
          {title}
        </h2>
        <CardBody card={{ ...card, progress: undefined }} main />
      </div>
      {branches && <SixBranches levels={branches.levels} names={branches.names} />}
      {progress && <Progress {...progress} />}
      {scene && (
        <div className="home-scene" data-theme="light">
          <RecordDrawing seed="home" format="wide" scene={scene} />
        </div>
      )}
    </section>
  );
}

function Step({ step: { title, text, link }, words }: { step: NextStep; words: HomeWords }) {
  return (
    <section className="home-step" aria-labelledby="step">
      <div>
        <p className="strong">{words.step}</p>
        <h2 id="step" className="h2">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <p>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </p>
    </section>
  );
}

function CardBody({ card, main = false }: { card: HomeCard; main?: boolean }) {
  const { text, progress, items = [], action, dismissal } = card;
  return (
    <>
      {text && <p>{text}</p>}
      {progress && <Progress {...progress} />}
      {items.length > 0 && (
        <ul className="home-items">
          {items.map(({ label, to, note }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              {note && <span className="hint">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {action && (
        <p className="mt-auto">
          <ButtonLink kind={main ? "primary" : "quiet"} to={action.to} reloadDocument={action.to.startsWith("/api/")}>
            {action.label}
          </ButtonLink>
        </p>
      )}
      {dismissal && (
        <PostForm action={dismissal.to}>
          <Button kind="quiet" small name="act" value={dismissal.act}>
            {dismissal.label}
          </Button>
        </PostForm>
      )}
    </>
  );
}
