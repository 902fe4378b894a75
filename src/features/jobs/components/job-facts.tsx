import type { ReactNode } from "react";
import { Link } from "react-router";
import { JOB_TYPE_LABELS } from "#content/types/labels.ts";
import { m } from "#i18n/paraglide/messages.js";
import { EnvBadge } from "#ui/env-badge.tsx";
import { type FilterKey, type JobDetail, jobsAddress, type Named } from "../schema.ts";
import { filterName, zoneText } from "./job-words.ts";

/** The key facts of a profession; each name leads to the professions that share it. */
export function JobFacts({ job }: { job: JobDetail }) {
  return (
    <section aria-labelledby="facts" className="card">
      <h2 id="facts" className="h3">
        {m.jobs_facts()}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Fact name={filterName("environment")}>
          <ul className="chips">
            {job.environments.map(({ slug, code, title }) => (
              <li key={slug}>
                <Link className="inline-flex min-h-11 items-center" to={addressOf("environment", slug)}>
                  <EnvBadge code={code} name={title} />
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
        <Names filter="sector" names={job.sectors} />
        <Names filter="workplace" names={job.workplaces} />
        <Names filter="qualification" names={job.qualifications} />
        <Fact name={m.jobs_fact_kind()}>{JOB_TYPE_LABELS[job.kind]()}</Fact>
        {job.jobZone && (
          <Fact name={m.jobs_fact_preparation()}>
            <bdi>{m.jobs_zone({ level: job.jobZone })}</bdi> – {zoneText(job.jobZone)}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function addressOf(filter: FilterKey, slug: string): string {
  return jobsAddress({ filters: { [filter]: [slug] } });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Names({ filter, names }: { filter: FilterKey; names: readonly Named[] }) {
  if (names.length === 0) return null;
  return (
    <Fact name={filterName(filter)}>
      <NameLinks filter={filter} names={names} />
    </Fact>
  );
}

/** Names that lead to the list filtered by each. */
export function NameLinks({ filter, names }: { filter: FilterKey; names: readonly Named[] }) {
  return (
    <ul className="flex list-none flex-wrap gap-x-5 ps-0">
      {names.map(({ slug, title }) => (
        <li key={slug}>
          <Link className="inline-flex min-h-11 items-center" to={addressOf(filter, slug)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
