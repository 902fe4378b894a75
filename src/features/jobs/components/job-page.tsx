import type { ReactNode } from "react";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { RecordBanner } from "#ui/detail/record-banner.tsx";
import type { JobDetail } from "../schema.ts";
import { JobFacts } from "./job-facts.tsx";
import { sectionsOf } from "./job-sections.tsx";

interface JobPageProps {
  readonly job: JobDetail;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly siteName: string;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a profession. */
export function JobPage({ job, locale, timeZone, siteName, address, children }: JobPageProps) {
  return (
    <DetailPage
      trail={[
        { label: m.jobs_home(), to: pathTo("landing") },
        { label: m.jobs_title(), to: pathTo("jobs") },
      ]}
      title={job.title}
      summary={job.summary}
      lang={job.otherLocale}
      address={address}
      banner={<RecordBanner file={job.banner} seed={`job/${job.slug}`} hue={job.environments[0]?.code} />}
      facts={<JobFacts job={job} />}
      sections={sectionsOf(job, { locale, timeZone, siteName })}
    >
      <ScaleCall />
      {children}
    </DetailPage>
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
