import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Card, type CardProps } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import type { JobCard as Job } from "../schema.ts";

interface JobCardProps extends Pick<CardProps, "heading" | "as" | "children"> {
  readonly job: Job;
}

/** A profession on a list: its picture, its environments, one link, and one moment of its day. */
export function JobCard({ job, heading = "h2", as, children }: JobCardProps) {
  const lang = job.otherLocale;
  return (
    <Card
      title={job.title}
      titleLang={lang}
      to={pathTo("job", { slug: job.slug })}
      env={job.environments[0]?.code}
      heading={heading}
      as={as}
      over={<EnvLine environments={job.environments} />}
      picture={
        <CardPicture file={job.picture} seed={`job/${job.slug}`} hue={job.environments[0]?.code} scene={job.scene} />
      }
    >
      {job.moment ? (
        <p className="moment" lang={lang}>
          <time>
            <bdi>{job.moment.at}</bdi>
          </time>{" "}
          {job.moment.text}
        </p>
      ) : (
        <p lang={lang}>{job.summary}</p>
      )}
      {children}
      {lang && <p className="hint">{m.jobs_other_language_short()}</p>}
    </Card>
  );
}
