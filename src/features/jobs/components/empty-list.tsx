import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { type JobsList, jobsAddress, withoutValue } from "../schema.ts";

/** Nothing found: says which filter to drop, and what dropping it brings. */
export function EmptyList({ list }: { list: Pick<JobsList, "active" | "query"> }) {
  const { sort, filters } = list.query;
  const helpful = list.active.filter((one) => one.countWithout > 0);
  return (
    <EmptyState title={m.jobs_empty_title()} icon="filter">
      <p>{helpful.length > 0 ? m.jobs_empty_text() : m.jobs_empty_all()}</p>
      <p className="chips justify-center">
        {helpful.map(({ key, slug, title, countWithout }) => (
          <ButtonLink
            key={`${key}-${slug}`}
            kind="quiet"
            to={jobsAddress({ sort, filters: withoutValue(filters, key, slug) })}
          >
            {m.jobs_empty_drop({ name: title, count: countWithout })}
          </ButtonLink>
        ))}
        <ButtonLink kind={helpful.length > 0 ? "quiet" : "brand"} to={jobsAddress({ sort })}>
          {m.jobs_clear()}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
