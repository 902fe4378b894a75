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
          {job.near && <NearJobs {...job.near} />}
          <div className="detail-pair">
            <Fit call={call} />
            {job.reading && <Reading reading={job.reading} />}
          </div>
        </>
      }
      note={<Figures figures={job.figures} />}
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

/** How near the reader's own result is, or the way to one. */
function Fit({ call: { title, text, link } }: { call: ScaleCall }) {
  return (
    <section aria-labelledby="scale-call" className="fit no-print">
      <h2 id="scale-call" className="h3">
        {title}
      </h2>
      <p>{text}</p>
      <Link className="inline-flex min-h-11 items-center" to={link.to}>
        {link.label}
      </Link>
    </section>
  );
}

/** What is read and tried elsewhere on the site; a single link stands without a heading. */
function Reading({ reading: { title, rows } }: { reading: NonNullable<JobDetail["reading"]> }) {
  const links = <LinkRows short rows={rows} />;
  if (rows.length === 1 && rows[0]?.links.length === 1) return links;
  return (
    <Part id="reading" title={title}>
      {links}
    </Part>
  );
}

/** What stands on none of these pages, and who publishes it. */
function Figures({ figures: { text, link } }: Pick<JobDetail, "figures">) {
  return (
    <p className="beyond">
      {text}{" "}
      {link && (
        <>
          {m.jobs_figures_source()} <a href={link.to}>{link.title}</a>
        </>
      )}
    </p>
  );
}
