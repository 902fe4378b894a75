import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { FilterChip } from "#ui/chip.tsx";
import { type JobsList, jobsAddress, withoutValue } from "../schema.ts";

/** The filters in use, each a link to the list without it. */
export function ActiveFilters({ list }: { list: Pick<JobsList, "active" | "query"> }) {
  const { sort, filters } = list.query;
  if (list.active.length === 0) return null;
  return (
    <ul aria-label={m.jobs_active()} className="chips no-print mt-3">
      {list.active.map(({ key, slug, title }) => (
        <li key={`${key}-${slug}`}>
          <FilterChip label={title} to={jobsAddress({ sort, filters: withoutValue(filters, key, slug) })} />
        </li>
      ))}
      <li>
        <Link className="inline-flex min-h-11 items-center" preventScrollReset to={jobsAddress({ sort })}>
          {m.jobs_clear()}
        </Link>
      </li>
    </ul>
  );
}
