import type { JobCard } from "#features/jobs/schema.ts";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvBadge } from "#ui/env-badge.tsx";

/** Professions as cards. */
export function JobCards({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <ul className="cards cards-three">
      {jobs.map(({ slug, title, summary, environments, picture, scene, otherLocale }) => (
        <Card
          key={slug}
          to={pathTo("job", { slug })}
          title={title}
          titleLang={otherLocale ?? undefined}
          env={environments[0]?.code}
          picture={<CardPicture file={picture} seed={`job/${slug}`} hue={environments[0]?.code} scene={scene} />}
        >
          <p lang={otherLocale ?? undefined}>{summary}</p>
          <p className="chips mt-auto">
            {environments.map(({ code, title: name }) => (
              <EnvBadge key={code} code={code} name={name} />
            ))}
          </p>
        </Card>
      ))}
    </ul>
  );
}
