import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Fact, Facts } from "#ui/detail/facts.tsx";
import { NameLinks } from "#ui/detail/sections.tsx";
import { EnvBadge } from "#ui/env-badge.tsx";
import { type FilterKey, type JobDetail, jobsAddress, type Named } from "../schema.ts";
import { filterName, zoneText } from "./job-words.ts";

/** The key facts of a profession; each name leads to the professions that share it. */
export function JobFacts({ job }: { job: JobDetail }) {
  return (
    <Facts>
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
      <Fact name={m.jobs_fact_kind()}>{job.kind}</Fact>
      {job.jobZone && (
        <Fact name={m.jobs_fact_preparation()}>
          <bdi>{m.jobs_zone({ level: job.jobZone })}</bdi> – {zoneText(job.jobZone)}
        </Fact>
      )}
    </Facts>
  );
}

function addressOf(filter: FilterKey, slug: string): string {
  return jobsAddress({ filters: { [filter]: [slug] } });
}

function Names({ filter, names }: { filter: FilterKey; names: readonly Named[] }) {
  if (names.length === 0) return null;
  return (
    <Fact name={filterName(filter)}>
      <NameLinks row names={names.map(({ slug, title }) => ({ title, to: addressOf(filter, slug) }))} />
    </Fact>
  );
}
