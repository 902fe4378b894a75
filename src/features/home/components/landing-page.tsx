import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { BadgeNew } from "#ui/badge-new.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { Landing } from "../schema.ts";
import { Environments } from "./environments.tsx";
import { Hero } from "./hero.tsx";
import { NewestJobs } from "./newest-jobs.tsx";
import { Section } from "./section.tsx";

/** The public landing page; what does not exist is not promised. */
export function LandingPage({ landing }: { landing: Landing }) {
  return (
    <>
      <Hero />
      {landing.environments.length > 0 && (
        <Section id="environments" title={m.home_environments_title()}>
          <Environments environments={landing.environments} />
        </Section>
      )}
      <Section id="steps" title={m.home_steps_title()} band>
        <Steps />
      </Section>
      <Section id="tools" title={m.home_tools_title()}>
        <Tools statementCount={landing.statementCount} />
      </Section>
      {landing.newest.length > 0 && (
        <Section id="professions" title={m.home_newest_title()} band>
          <NewestJobs jobs={landing.newest} />
          <p>
            <ButtonLink kind="quiet" to={pathTo("jobs")}>
              {m.home_all_jobs({ count: landing.jobCount })}
            </ButtonLink>
          </p>
        </Section>
      )}
      <Figures landing={landing} />
      <Questions questions={landing.questions} />
      <CallToAction />
    </>
  );
}

function Steps() {
  const steps = [
    [m.home_step_1_title(), m.home_step_1_text()],
    [m.home_step_2_title(), m.home_step_2_text()],
    [m.home_step_3_title(), m.home_step_3_text()],
  ] as const;
  return (
    <ol className="steps">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Tools({ statementCount }: { statementCount: number }) {
  return (
    <ul className="cards cards-fit">
      <Card
        to={pathTo("careerTest")}
        title={
          <>
            {m.home_tool_scale_title()} <BadgeNew />
          </>
        }
      >
        <p>{m.home_tool_scale_text({ count: statementCount })}</p>
      </Card>
      <Card to={pathTo("jobs")} title={m.home_tool_jobs_title()}>
        <p>{m.home_tool_jobs_text()}</p>
      </Card>
    </ul>
  );
}

/** Counted at this moment; never rounded up. */
function Figures({ landing }: { landing: Landing }) {
  const figures = [
    [landing.jobCount, m.home_figure_jobs({ count: landing.jobCount })],
    [landing.statementCount, m.home_figure_statements({ count: landing.statementCount })],
    [landing.environments.length, m.home_figure_environments({ count: landing.environments.length })],
  ] as const;
  return (
    <section className="part" aria-label={m.home_figures_title()}>
      <ul className="wrap figures">
        {figures
          .filter(([count]) => count > 0)
          .map(([count, words]) => (
            <li key={words}>
              <span className="figure">{count}</span> {words}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Questions({ questions }: { questions: Landing["questions"] }) {
  if (questions.length === 0) return null;
  return (
    <Section id="questions" title={m.home_questions_title()} band>
      <div className="max-w-read">
        {questions.map(({ slug, title, html, otherLocale }) => (
          <Accordion key={slug} title={<span lang={otherLocale ?? undefined}>{title}</span>} heading="h3">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
            <div lang={otherLocale ?? undefined} dangerouslySetInnerHTML={{ __html: html }} />
          </Accordion>
        ))}
      </div>
      <p>
        <Link to={pathTo("faq")}>{m.home_all_questions()}</Link>
      </p>
    </Section>
  );
}

function CallToAction() {
  return (
    <section className="night part" aria-labelledby="begin">
      <div className="wrap">
        <h2 id="begin" className="h1">
          {m.home_begin_title()}
        </h2>
        <p>{m.home_begin_text()}</p>
        <p>
          <ButtonLink kind="primary" to={pathTo("careerTest")}>
            {m.home_start_scale()}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
