import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import { Hour } from "#ui/hour.tsx";
import { Moment } from "#ui/moment.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import type { ListedJob } from "../schema.ts";

interface JobCardProps {
  readonly job: ListedJob;
  /** The first of a list is larger and tells its day. */
  readonly first?: boolean;
}

/** Three moments of a working day on the channel; a phone shows one. */
function DayInThree({ day, lang }: Pick<Required<ListedJob>, "day"> & { readonly lang?: string }) {
  return (
    <ol className="card-day" lang={lang}>
      {day.map(({ at, text, isOne }) => (
        <li key={at} className={isOne && "is-one"}>
          <Hour at={at} /> {text}
        </li>
      ))}
    </ol>
  );
}

/** A profession on a list: its picture, its environments, one link, what is done there and, where there is room, a moment of its day. */
export function JobCard({ job, first = false }: JobCardProps) {
  const { slug, title, summary, moment, environments, picture, scene, otherLocale: lang } = job;
  const about = summary && <p lang={lang}>{summary}</p>;
  const hour = (first && job.day?.[0]?.at) || moment?.at;
  return (
    <Card
      title={title}
      titleLang={lang}
      to={pathTo("job", { slug })}
      save={<SaveButton to={pathTo("job", { slug })} title={title} />}
      env={environments[0]?.code}
      heading="h2"
      sky={first ? { summary: job.day && about } : undefined}
      over={<EnvLine environments={environments} />}
      picture={
        <CardPicture
          file={picture}
          seed={`job/${slug}`}
          hue={environments[0]?.code}
          scene={scene}
          hour={hour}
          format={first ? "panorama" : undefined}
        />
      }
    >
      {first && job.day ? (
        <DayInThree day={job.day} lang={lang} />
      ) : (
        <>
          {about}
          {moment && (
            <Moment at={moment.at} lang={lang} isWide>
              {moment.text}
            </Moment>
          )}
        </>
      )}
      {job.family && (
        <p className="card-beside">
          <Link to={job.family.to}>{job.family.label}</Link>
        </p>
      )}
      {(job.preparation || job.mark || lang) && (
        <div className="card-known hint">
          {job.preparation && (
            <p>
              {m.jobs_fact_preparation()}: {job.preparation}
            </p>
          )}
          {job.mark && <p>{job.mark}</p>}
          {lang && <p>{m.jobs_other_language_short()}</p>}
        </div>
      )}
    </Card>
  );
}
