import { Link } from "react-router";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { ButtonLink } from "#ui/button.tsx";
import type { Landing } from "../schema.ts";
import { Environments } from "./environments.tsx";
import { Hero } from "./hero.tsx";
import { JobCards } from "./job-cards.tsx";
import { Reading } from "./reading.tsx";
import { Section } from "./section.tsx";
import { Tools } from "./tools.tsx";
import type { BringDevice } from "./use-first-walk.ts";

interface LandingPageProps {
  readonly landing: Landing;
  readonly first: FirstStatements | null;
  readonly bringDevice: BringDevice;
}

/** The public landing page; what does not exist is not promised. */
export function LandingPage({ landing, first, bringDevice }: LandingPageProps) {
  return (
    <>
      <Hero landing={landing} first={first} bringDevice={bringDevice} />
      {landing.environments.length > 0 && (
        <Section id="environments" title={m.home_environments_title()}>
          <Environments environments={landing.environments} />
        </Section>
      )}
      <Section id="steps" title={m.home_steps_title()} band>
        <Steps steps={landing.steps} />
      </Section>
      <Section id="tools" title={m.home_tools_title()}>
        <Tools tools={landing.tools} />
      </Section>
      {landing.featured.length > 0 && (
        <Section id="professions" title={m.home_featured_title()} band>
          <JobCards jobs={landing.featured} />
          <p>
            <ButtonLink kind="quiet" to={pathTo("jobs")}>
              {landing.allJobs}
            </ButtonLink>
          </p>
        </Section>
      )}
      <Reading article={landing.article} tips={landing.tips} />
      <Figures figures={landing.figures} />
      <Questions questions={landing.questions} />
      <CallToAction call={landing.call} />
    </>
  );
}

function Steps({ steps }: Pick<Landing, "steps">) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Figures({ figures }: Pick<Landing, "figures">) {
  return (
    <section className="part" aria-label={m.home_figures_title()}>
      <ul className="wrap figures">
        {figures.map(({ count, words }) => (
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

function CallToAction({ call }: Pick<Landing, "call">) {
  return (
    <section className="night part" aria-labelledby="begin">
      <div className="wrap">
        <h2 id="begin" className="h1">
          {call.title}
        </h2>
        <p>
          <ButtonLink kind="primary" to={call.link.to}>
            {call.link.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
