import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { Chip } from "#ui/chip.tsx";
import { EnvBadge } from "#ui/env-badge.tsx";
import type { JobCard as Job } from "../schema.ts";

/** A profession on a list: one link, two lines, at most three chips. */
export function JobCard({ job }: { job: Job }) {
  const lang = job.otherLocale;
  return (
    <Card
      title={job.title}
      titleLang={lang}
      to={pathTo("job", { slug: job.slug })}
      env={job.environments[0]?.code}
      heading="h2"
      picture={
        <CardPicture file={job.picture} seed={`job/${job.slug}`} hue={job.environments[0]?.code} scene={job.scene} />
      }
    >
      <p className="line-clamp-2" lang={lang}>
        {job.summary}
      </p>
      <p className="chips mt-auto">
        {job.environments.map(({ code, slug, title }) => (
          <EnvBadge key={slug} code={code} name={title} />
        ))}
        {job.sector && <Chip>{job.sector}</Chip>}
      </p>
      {lang && <p className="hint">{m.jobs_other_language_short()}</p>}
    </Card>
  );
}
