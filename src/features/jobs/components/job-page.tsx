import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import type { JobDetail } from "../schema.ts";
import { JobFacts } from "./job-facts.tsx";
import { JobSections, sectionsOf } from "./job-sections.tsx";

interface JobPageProps {
  readonly job: JobDetail;
  readonly locale: Locale;
  readonly timeZone: string;
  /** The page's own address, to be shared. */
  readonly address: string;
}

/** A profession: what it is in a sentence, its facts, then everything else in parts. */
export function JobPage({ job, locale, timeZone, address }: JobPageProps) {
  const sections = sectionsOf(job, locale, timeZone);
  const lang = job.otherLocale;
  return (
    <div className="wrap py-6">
      <Breadcrumb
        items={[
          { label: m.jobs_home(), to: pathTo("landing") },
          { label: m.jobs_title(), to: pathTo("jobs") },
          { label: job.title },
        ]}
      />
      <h1 className="h1 mt-2" lang={lang}>
        {job.title}
      </h1>
      <p className="lead max-w-read" lang={lang}>
        {job.summary}
      </p>
      {lang && <Alert>{m.jobs_other_language()}</Alert>}
      <div className="my-4 flex min-h-11 flex-wrap gap-3">
        <ShareButton title={job.title} url={address} />
        <PrintButton />
      </div>
      <JobFacts job={job} />
      <div className="mt-10 grid gap-8 desk:grid-cols-[15rem_minmax(0,1fr)]">
        <PageContents label={m.jobs_contents()} items={sections} />
        <div className="max-w-read">
          <JobSections sections={sections} />
          <ScaleCall />
        </div>
      </div>
    </div>
  );
}

function ScaleCall() {
  return (
    <aside aria-labelledby="scale-call" className="card no-print">
      <h2 id="scale-call" className="h3">
        {m.jobs_scale_title()}
      </h2>
      <p>{m.jobs_scale_text()}</p>
      <p>
        <ButtonLink to={pathTo("careerTest")}>{m.jobs_scale_link()}</ButtonLink>
      </p>
    </aside>
  );
}
