import { jobsAddress } from "#features/jobs/schema.ts";
import { Card } from "#ui/card.tsx";
import { EnvTile } from "#ui/env-badge.tsx";
import type { EnvironmentIntro } from "../schema.ts";

/** The six work environments, each leading to its professions. */
export function Environments({ environments }: { environments: readonly EnvironmentIntro[] }) {
  return (
    <ul className="cards cards-three">
      {environments.map(({ code, title, summary, slug, otherLocale }) => (
        <Card
          key={code}
          to={jobsAddress({ filters: { environment: [slug] } })}
          titleLang={otherLocale ?? undefined}
          title={
            <>
              <EnvTile code={code} />
              {title}
            </>
          }
        >
          <p className="hint" lang={otherLocale ?? undefined}>
            {summary}
          </p>
        </Card>
      ))}
    </ul>
  );
}
