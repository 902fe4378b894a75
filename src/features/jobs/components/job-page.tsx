import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { HomeLink } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { LinkRows, Part } from "#ui/detail/part.tsx";
import { RecordBanner } from "#ui/detail/record-banner.tsx";
import { Paragraphs } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { EnvBadge } from "#ui/env-badge.tsx";
import type { JobDetail, ScaleCall } from "../schema.ts";
import { JobAsks } from "./job-asks.tsx";
import { JobDay } from "./job-day.tsx";
import { JobLike } from "./job-like.tsx";
import { JobPath } from "./job-path.tsx";
import { NearJobs } from "./near-jobs.tsx";
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

/** The page of a profession: its story, its day, what it asks, the path there, what it is like. */
export function JobPage({ job, call, back, address, children, ...site }: JobPageProps) {
  const lang = job.otherLocale;
  return (
    <DetailPage
      trail={[
        { label: m.jobs_home(), to: pathTo("landing") },
        { label: m.jobs_title(), to: pathTo("jobs") },
      ]}
      back={back}
      title={job.title}
      summary={job.summary}
      lang={lang}
      address={address}
      banner={
        <RecordBanner file={job.banner} seed={`job/${job.slug}`} hue={job.environments[0]?.code} scene={job.scene} />
      }
      marks={<Marks job={job} />}
      story={<Paragraphs texts={job.story} lang={lang} />}
      side={<JobLike job={job} />}
      parts={
        <>
          {job.day && <JobDay day={job.day} lang={lang} />}
          {job.asks && <JobAsks asks={job.asks} lang={lang} />}
          {job.path && <JobPath path={job.path} lang={lang} />}
          <Elsewhere job={job} call={call} />
          {job.near && <NearJobs {...job.near} />}
        </>
      }
      sources={{ record: job, site, more: <OccupationCodes job={job} /> }}
    >
      {children}
    </DetailPage>
  );
}

function Marks({ job: { environments } }: { job: JobDetail }) {
  return (
    <ul className="chips">
      {environments.map(({ slug, code, title, to }) => (
        <li key={slug}>
          <Link className="inline-flex min-h-11 items-center" to={to}>
            <EnvBadge code={code} name={title} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The reader's own fit, what is read and tried elsewhere on the site, and what stands on none of its pages. */
function Elsewhere({ job: { reading, figures }, call }: { job: JobDetail; call: ScaleCall }) {
  const isOne = reading?.rows.length === 1 && reading.rows[0]?.links.length === 1;
  const rows = reading && <LinkRows short rows={reading.rows} />;
  return (
    <div className="detail-thirds">
      <section aria-labelledby="scale-call" className="fit no-print">
        <h2 id="scale-call" className="h3">
          {call.title}
        </h2>
        <p>{call.text}</p>
        <Link className="inline-flex min-h-11 items-center" to={call.link.to}>
          {call.link.label}
        </Link>
      </section>
      {reading &&
        (isOne ? (
          rows
        ) : (
          <Part id="reading" title={reading.title}>
            {rows}
          </Part>
        ))}
      <p className="beyond">
        {figures.text}{" "}
        {figures.link && (
          <>
            {m.jobs_figures_source()} <a href={figures.link.to}>{figures.link.title}</a>
          </>
        )}
      </p>
    </div>
  );
}
