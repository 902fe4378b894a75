import { Link } from "react-router";
import { jobsAddress } from "#features/jobs/schema.ts";
import { EnvTile } from "#ui/env-badge.tsx";
import type { EnvironmentIntro } from "../schema.ts";

/** The six work environments, each leading to its professions. */
export function Environments({ environments }: { environments: readonly EnvironmentIntro[] }) {
  return (
    <ul className="six">
      {environments.map(({ code, title, summary, slug, otherLocale }) => (
        <li key={code} data-env={code} lang={otherLocale ?? undefined}>
          <EnvTile code={code} />
          <h3 className="h3">
            <Link className="card-link" to={jobsAddress({ filters: { environment: [slug] } })}>
              {title}
            </Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
