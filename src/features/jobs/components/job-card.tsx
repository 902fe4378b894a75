import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { briefOf } from "#shared/brief.ts";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import { Moment } from "#ui/moment.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import type { JobCard as Job } from "../schema.ts";

interface JobCardProps {
  readonly job: Job;
  /** The first of a list tells its moment whole. */
  readonly first?: boolean;
}

/** A profession on a list: its picture, its environments, one link, and one telling thing: a moment of its day. */
export function JobCard({ job, first = false }: JobCardProps) {
  const { slug, title, summary, moment, environments, picture, scene, otherLocale: lang } = job;
  return (
    <Card
      title={title}
      titleLang={lang}
      to={pathTo("job", { slug })}
      save={<SaveButton to={pathTo("job", { slug })} title={title} />}
      env={environments[0]?.code}
      heading="h2"
      over={<EnvLine environments={environments} />}
      picture={
        <CardPicture
          file={picture}
          seed={`job/${slug}`}
          hue={environments[0]?.code}
          scene={scene}
          format={first ? "wide" : undefined}
        />
      }
    >
      <Moment at={moment?.at} lang={lang}>
        {first || !moment ? (moment?.text ?? summary) : briefOf(moment.text)}
      </Moment>
      {job.mark && <p className="hint">{job.mark}</p>}
      {job.family && (
        <p className="card-beside">
          <Link to={job.family.to}>{job.family.label}</Link>
        </p>
      )}
      {lang && <p className="hint">{m.jobs_other_language_short()}</p>}
    </Card>
  );
}
