import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import { StatusMessage } from "#ui/status-message.tsx";
import type { EightJob, EightView } from "../schema.ts";
import { OpinionButtons } from "./opinion-buttons.tsx";

interface EightPageProps {
  readonly view: EightView;
  readonly refused: RefusedForm | undefined;
}

/** Eight professions in a drawn order, near ones and far ones, each with what somebody thinks of it. */
export function EightPage({ view, refused }: EightPageProps) {
  const { attempt, jobs } = view;
  const result = pathTo("careerTestResult", { attempt });
  const said = jobs.filter(({ opinion }) => opinion !== null).length;
  const isDone = said === jobs.length;
  return (
    <div className="scale-page wrap eight">
      <PageTop
        title={m.scales_eight_title()}
        lead={m.scales_eight_lead()}
        back={{ label: m.scales_eight_back(), to: result }}
      >
        <p className="hint">{m.scales_eight_unchanged()}</p>
      </PageTop>
      <FormFault refused={refused} />
      <Progress value={said} max={jobs.length} label={m.scales_eight_progress()} />
      <ul className="cards">
        {jobs.map((job) => (
          <EightCard key={job.id} job={job} />
        ))}
      </ul>
      <StatusMessage>{isDone && m.scales_eight_done()}</StatusMessage>
      <p>
        <ButtonLink kind={isDone ? "primary" : "quiet"} to={result}>
          {m.scales_eight_back()}
        </ButtonLink>
      </p>
    </div>
  );
}

/** No environment and no colour of one: they would tell which are near. */
function EightCard({ job }: { readonly job: EightJob }) {
  const { id, slug, title, locale, summary, scene, opinion } = job;
  const lang = locale === getLocale() ? undefined : locale;
  return (
    <Card
      title={<span id={`job-${id}`}>{title}</span>}
      titleLang={lang}
      heading="h2"
      picture={<CardPicture seed={`job/${slug}`} scene={scene} />}
    >
      <p lang={lang}>{summary}</p>
      <OpinionButtons job={{ id, title }} opinion={opinion} saidIn="eight" />
    </Card>
  );
}
