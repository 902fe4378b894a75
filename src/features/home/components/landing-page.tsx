import { Link } from "react-router";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import type { Landing, Sample } from "../schema.ts";
import { Hero } from "./hero.tsx";
import { JobCards } from "./job-cards.tsx";
import { Reading } from "./reading.tsx";
import { Section } from "./section.tsx";
import { TodaysJob } from "./todays-job.tsx";
import { Tools } from "./tools.tsx";
import type { BringDevice } from "./use-first-walk.ts";

interface LandingPageProps {
  readonly landing: Landing;
  readonly first: FirstStatements | null;
  readonly bringDevice: BringDevice;
}

/** The public landing page; what does not exist is not promised. */
export function LandingPage({ landing, first, bringDevice }: LandingPageProps) {
  const { words, today, featured } = landing;
  return (
    <>
      <Hero landing={landing} first={first} bringDevice={bringDevice} />
      {today && (
        <Section id="professions" title={words.today} lead={words.todayLead} band>
          <TodaysJob today={today} pathTitle={words.path} />
          <JobCards jobs={featured} />
          <p>
            <ButtonLink kind="quiet" to={pathTo("jobs")}>
              {landing.allJobs}
            </ButtonLink>
          </p>
        </Section>
      )}
      {landing.sample && <ResultSample sample={landing.sample} />}
      <Section id="tools" title={words.more} band>
        <Tools tools={landing.tools} />
      </Section>
      <div className="part">
        <div className="wrap ends">
          <Questions questions={landing.questions} words={words} />
          <Reading article={landing.article} tips={landing.tips} />
        </div>
      </div>
      <CallToAction call={landing.call} steps={landing.steps} />
    </>
  );
}

/** The way through, along the golden line. */
function Steps({ steps }: Pick<Landing, "steps">) {
  return (
    <ol className="three">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function ResultSample({ sample: { title, text, mark, levels, names } }: { sample: Sample }) {
  return (
    <section className="part sample" aria-labelledby="sample">
      <div className="wrap">
        <div className="night home-lead">
          <div className="home-lead-words">
            <h2 id="sample">{title}</h2>
            <p>{text}</p>
            <p className="hint">{mark}</p>
          </div>
          <SixBranches levels={levels} names={names} label={mark} />
        </div>
      </div>
    </section>
  );
}

function Questions({ questions, words }: Pick<Landing, "questions" | "words">) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{words.questions}</h2>
      <div>
        {questions.map(({ slug, title, html, otherLocale }) => (
          <Accordion key={slug} title={<span lang={otherLocale ?? undefined}>{title}</span>} heading="h3">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
            <div lang={otherLocale ?? undefined} dangerouslySetInnerHTML={{ __html: html }} />
          </Accordion>
        ))}
      </div>
      <p>
        <Link className="inline-flex min-h-11 items-center" to={pathTo("faq")}>
          {words.allQuestions}
        </Link>
      </p>
    </section>
  );
}

/** The end of the page: the way through along the golden line, and its first step. */
function CallToAction({ call, steps }: Pick<Landing, "call" | "steps">) {
  return (
    <section className="night part" aria-labelledby="begin">
      <div className="wrap">
        <h2 id="begin">{call.title}</h2>
        <Steps steps={steps} />
        <p>
          <ButtonLink kind="primary" to={call.link.to}>
            {call.link.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
