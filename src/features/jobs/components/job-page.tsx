import { lazy, type ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { HomeLink } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { LinkRows } from "#ui/detail/part.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { Story } from "#ui/detail/story.tsx";
import { EnvBadge } from "#ui/env-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import type { JobDetail, ScaleCall } from "../schema.ts";
import { JobAsks } from "./job-asks.tsx";
import { JobDay } from "./job-day.tsx";
import { JobLike } from "./job-like.tsx";
import { JobPath } from "./job-path.tsx";
import { NearJobs } from "./near-jobs.tsx";
import { OccupationCodes } from "./occupation-codes.tsx";

// No boundary around it: what waits behind one comes as a script, and a page without scripts would lack it.
const ShortParts = lazy(async () => ({ default: (await import("./short-parts.tsx")).ShortParts }));

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
  const near = job.near && <NearJobs {...job.near} />;
  return (
    <DetailPage
      trail={[{ label: m.jobs_title(), to: pathTo("jobs") }]}
      back={back}
      title={job.heading}
      summary={job.summary}
      lang={lang}
      address={address}
      picture={{
        file: job.banner,
        seed: `job/${job.slug}`,
        hue: job.environments[0]?.code,
        scene: job.scene,
        hour: job.day?.moments[0]?.at ?? undefined,
      }}
      facts={job.facts}
      factsNote={
        <>
          <Figures figures={job.figures} />
          <Jump job={job} />
        </>
      }
      marks={<Marks job={job} />}
      acts={
        <ButtonLink kind="quiet" small className="act-named no-print" to={pathTo("jobComparison", {}, { a: job.slug })}>
          {m.jobs_compare()}
          <span className="sr-only"> {m.jobs_compare_with()}</span>
        </ButtonLink>
      }
      story={
        <>
          {job.story.length > 0 && <h2 className="h2 no-print desk:hidden">{m.jobs_story_title()}</h2>}
          <Story texts={job.story} lang={lang} isShort />
        </>
      }
      side={<JobLike job={job} />}
      parts={
        <>
          {job.short && (
            <ShortParts short={job.short} documentId={job.documentId}>
              {near}
            </ShortParts>
          )}
          {job.day && <JobDay day={job.day} lang={lang} />}
          {job.asks && <JobAsks asks={job.asks} lang={lang} />}
          {job.path && (
            <JobPath
              path={job.path}
              preparation={job.preparation}
              scene={`${job.environments[0]?.code ?? ""}${job.scene}`}
              lang={lang}
            />
          )}
          {!job.short && near}
        </>
      }
      call={<Fit call={call} />}
      note={job.reading && <Reading reading={job.reading} />}
      sources={{ record: job, site, isOwn: !job.short, more: <OccupationCodes job={job} /> }}
    >
      {children}
    </DetailPage>
  );
}

/** On a phone: the ways down to the parts of a long page. */
function Jump({ job: { day, asks, path, near } }: { job: JobDetail }) {
  const parts = [
    { id: "day", name: m.jobs_jump_day(), is: day },
    { id: "asks", name: m.jobs_jump_asks(), is: asks },
    { id: "path", name: m.jobs_jump_path(), is: path },
    { id: "near", name: m.jobs_jump_near(), is: near },
  ].filter((part) => part.is);
  if (parts.length < 2) return null;
  return (
    <nav className="jump no-print" aria-label={m.jobs_jump()}>
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Marks({ job: { environments, short } }: { job: JobDetail }) {
  return (
    <ul className="chips">
      {short && (
        <li>
          <a className="inline-flex min-h-11 items-center" href="#unwritten">
            <span className="chip">{short.mark}</span>
          </a>
        </li>
      )}
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
    <section aria-labelledby="scale-call" className="call no-print">
      <div>
        <h2 id="scale-call" className="h3">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </section>
  );
}

/** What is read and tried elsewhere on the site, folded; a single link stands as it is. */
function Reading({ reading: { title, rows } }: { reading: NonNullable<JobDetail["reading"]> }) {
  const links = <LinkRows rows={rows} />;
  if (rows.length === 1 && rows[0]?.links.length === 1) return links;
  return (
    <details className="fold" id="reading">
      <summary>
        <h2 className="fold-title">{title}</h2>
        <Icon name="down" />
      </summary>
      {links}
    </details>
  );
}

/** What stands on none of these pages, and who publishes it: said where one looks for it first. */
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
