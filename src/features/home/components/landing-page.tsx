import { Link } from "react-router";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { useRootData } from "#ui/root-data.ts";
import type { Landing } from "../schema.ts";
import { Hero } from "./hero.tsx";
import { JobCards } from "./job-cards.tsx";
import { LeaveWith } from "./leave-with.tsx";
import { Reading, Tip } from "./reading.tsx";
import { Section } from "./section.tsx";
import { TodaysJob } from "./todays-job.tsx";
import { Tools } from "./tools.tsx";
import type { BringDevice } from "./use-first-walk.ts";

/** Who runs the site, where that is named. */
interface RootOwner {
  readonly site?: { readonly owner?: { readonly name: string } };
}

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
          <TodaysJob today={today} />
          <JobCards jobs={featured} />
          <p>
            <ButtonLink kind="quiet" to={pathTo("jobs")}>
              {landing.allJobs}
            </ButtonLink>
          </p>
        </Section>
      )}
      <div className="part">
        <div className="wrap">
          {landing.sample && <LeaveWith sample={landing.sample} />}
          <section aria-labelledby="tools" className="also">
            <h2 id="tools" className="h3">
              {words.more}
            </h2>
            <Tools tools={landing.tools} />
          </section>
        </div>
      </div>
      <div className="part bg-sand">
        <div className="wrap ends">
          <div>
            <Questions questions={landing.questions} words={words} />
            {landing.tips && <Tip tips={landing.tips} />}
          </div>
          <Reading title={words.reading} article={landing.article} />
        </div>
      </div>
      <CallToAction call={landing.call} />
    </>
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

/** The end of the page: its one thing to do, on the ground of the footer. */
function CallToAction({ call }: Pick<Landing, "call">) {
  const owner = useRootData<RootOwner>()?.site?.owner;
  return (
    <section className="night part call" aria-labelledby="begin">
      <div className="wrap">
        <h2 id="begin">{call.title}</h2>
        <p>
          {call.text}{" "}
          {owner && (
            <span className="call-run">
              {m.home_run_by()} <bdi>{owner.name}</bdi>
            </span>
          )}
        </p>
        <p>
          <ButtonLink to={call.link.to}>{call.link.label}</ButtonLink>
        </p>
        <FigureDrawing name="p-notebook" className="branch-who call-who" />
      </div>
    </section>
  );
}
