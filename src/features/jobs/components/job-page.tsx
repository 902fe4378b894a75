import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { RecordBanner } from "#ui/detail/record-banner.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import type { JobDetail } from "../schema.ts";
import { JobFacts } from "./job-facts.tsx";
import { sectionsOf } from "./job-sections.tsx";
import { OccupationCodes } from "./occupation-codes.tsx";

interface JobPageProps extends PageSite {
  readonly job: JobDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a profession. */
export function JobPage({ job, address, children, ...site }: JobPageProps) {
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
      sections={sectionsOf(job, site.locale)}
      sources={{ record: job, site, more: <OccupationCodes job={job} /> }}
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
