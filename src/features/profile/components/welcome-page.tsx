import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Picture } from "#ui/picture.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Progress } from "#ui/progress.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";
import type { Question } from "../rules/welcome.ts";
import type { Choice, SectorChoice, WelcomeView } from "../schema/welcome.ts";
import { WelcomeJobs } from "./welcome-jobs.tsx";

interface WelcomePageProps {
  readonly view: WelcomeView;
  readonly refused?: RefusedForm;
}

/** What a question asks, and a word on how. */
export function questionWords({ question, kind }: Pick<WelcomeView, "question" | "kind">) {
  const words: Readonly<Record<Question, readonly [title: string, lead: string]>> = {
    goal: [m.profile_welcome_goal_question(), m.profile_welcome_goal_hint()],
    interests: [
      kind === "own" ? m.profile_welcome_interests_question() : m.profile_welcome_interests_question_helper(),
      m.profile_welcome_interests_hint(),
    ],
    jobs: [m.profile_welcome_jobs_question(), m.profile_welcome_jobs_hint()],
    helped: [m.profile_welcome_help_question(), m.profile_welcome_help_hint()],
  };
  return words[question];
}

/** One of the questions at the beginning: answered with one press where it can be, skipped with another. */
export function WelcomePage({ view, refused }: WelcomePageProps) {
  const [title, lead] = questionWords(view);
  const { question, number, count, before } = view;
  const back = before ? { label: m.profile_welcome_back(), to: pathTo("welcome", {}, { step: before }) } : null;
  return (
    <div className="wrap welcome pb-8">
      <PageTop back={back} title={title} lead={lead}>
        <FormFault refused={refused} stand={{ chosen: "chosen", job: "q" }} />
      </PageTop>
      <div className="welcome-way">
        <Progress label={m.profile_welcome_progress()} value={number} max={count} />
      </div>
      {question === "goal" && (
        <Answers>
          <Goals view={view} />
        </Answers>
      )}
      {question === "interests" && <Interests view={view} />}
      {question === "helped" && (
        <Answers>
          <Helped view={view} />
        </Answers>
      )}
      {view.jobs && <WelcomeJobs jobs={view.jobs} />}
      <div className="welcome-ways">
        <PostForm>
          <input type="hidden" name="question" value={question} />
          <Button kind="quiet" name="act" value="skip">
            {m.profile_welcome_skip()}
          </Button>
        </PostForm>
        <PostForm>
          <button type="submit" name="act" value="close" className="welcome-later">
            {m.profile_welcome_later()}
          </button>
        </PostForm>
      </div>
      <p className="hint">{m.profile_welcome_lead()}</p>
    </div>
  );
}

/** Somebody who listens, drawn beside a short list of answers where there is room. */
const LISTENING = "S3 library p-guide~ speech";

function Answers({ children }: { readonly children: ReactNode }) {
  return (
    <div className="welcome-answers">
      {children}
      <div className="welcome-scene">
        <RecordDrawing seed="welcome" format="wide" scene={LISTENING} />
      </div>
    </div>
  );
}

/** One press answers and goes on. */
function Goals({ view: { goals } }: { readonly view: WelcomeView }) {
  return (
    <PostForm>
      <input type="hidden" name="act" value="goal" />
      <ul className="welcome-goals">
        {goals.map(({ value, title, isChosen }) => (
          <li key={value}>
            <button
              type="submit"
              name="goal"
              value={value}
              className={isChosen ? "tile tile-chosen" : "tile"}
              aria-pressed={isChosen}
            >
              <span>{title}</span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
    </PostForm>
  );
}

function Interests({ view: { sectors, subjects } }: { readonly view: WelcomeView }) {
  return (
    <PostForm className="grid gap-8">
      <Choices title={m.profile_welcome_sectors()} className="welcome-sectors">
        {sectors.map((one, at) => (
          <Sector key={one.value} choice={one} id={at === 0 ? "chosen" : undefined} />
        ))}
      </Choices>
      <Choices title={m.profile_welcome_subjects()} className="welcome-chips">
        {subjects.map((one) => (
          <ChipChoice key={one.value} choice={one} />
        ))}
      </Choices>
      <Continue act="interests" label={m.profile_welcome_next()} />
    </PostForm>
  );
}

function Helped({ view: { helped } }: { readonly view: WelcomeView }) {
  return (
    <PostForm className="grid gap-8">
      <Choices title={m.profile_welcome_help_question()} isTitleHidden className="welcome-goals">
        {helped.map((one, at) => (
          <label key={one.value} className="tile">
            <input
              id={at === 0 ? "chosen" : undefined}
              type="checkbox"
              name="chosen"
              value={one.value}
              defaultChecked={one.isChosen}
            />
            <span>{one.title}</span>
          </label>
        ))}
      </Choices>
      <Continue act="helped" label={m.profile_welcome_finish()} />
    </PostForm>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

function Choices({ title, isTitleHidden, className, children }: ChoicesProps) {
  return (
    <fieldset className="field">
      <legend className={isTitleHidden ? "sr-only" : "h3"}>{title}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

/** What is pressed to go on stays in sight below a long list. */
function Continue({ act, label }: { readonly act: string; readonly label: string }) {
  return (
    <p className="welcome-on">
      <Button name="act" value={act}>
        {label}
      </Button>
    </p>
  );
}

function Sector({ choice, id }: { readonly choice: SectorChoice; readonly id?: string }) {
  const { job } = choice;
  return (
    <label className="tile welcome-sector">
      <Picture
        file={job?.picture ?? null}
        seed={job ? `job/${job.slug}` : choice.value}
        scene={job?.scene}
        format="thumbnail"
        sizes="5rem"
      />
      <span>{choice.title}</span>
      <input id={id} type="checkbox" name="chosen" value={choice.value} defaultChecked={choice.isChosen} />
    </label>
  );
}

function ChipChoice({ choice }: { readonly choice: Choice }) {
  return (
    <label className="welcome-chip">
      <input type="checkbox" name="chosen" value={choice.value} defaultChecked={choice.isChosen} />
      <span>{choice.title}</span>
    </label>
  );
}
