import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { HomeLink } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { RecordBanner } from "#ui/detail/record-banner.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import type { JobDetail, ScaleCall } from "../schema.ts";
import { JobFacts } from "./job-facts.tsx";
import { sectionsOf } from "./job-sections.tsx";
import { OccupationCodes } from "./occupation-codes.tsx";

interface JobPageProps extends PageSite {
  readonly job: JobDetail;
  /** What the scale has to do with this page, for this reader. */
  readonly call: ScaleCall;
  /** The result this page was opened from. */
  readonly back: HomeLink | null;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a profession. */
export function JobPage({ job, call, back, address, children, ...site }: JobPageProps) {
  return (
    <DetailPage
      trail={[
        { label: m.jobs_home(), to: pathTo("landing") },
        { label: m.jobs_title(), to: pathTo("jobs") },
      ]}
      back={back}
      title={job.title}
      summary={job.summary}
      lang={job.otherLocale}
      address={address}
      banner={
        <RecordBanner file={job.banner} seed={`job/${job.slug}`} hue={job.environments[0]?.code} scene={job.scene} />
      }
      facts={<JobFacts job={job} />}
      sections={sectionsOf(job, site.locale)}
      sources={{ record: job, site, more: <OccupationCodes job={job} /> }}
    >
      <ScaleCallPart call={call} />
      {children}
    </DetailPage>
  );
}

function ScaleCallPart({ call: { title, text, link } }: { readonly call: ScaleCall }) {
  return (
    <aside aria-labelledby="scale-call" className="card no-print">
      <h2 id="scale-call" className="h3">
        {title}
      </h2>
      <p>{text}</p>
      <p>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </p>
    </aside>
  );
}
