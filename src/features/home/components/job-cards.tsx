import type { JobCard } from "#features/jobs/schema.ts";
import { huesInRow } from "#shared/hues-in-row.ts";
import { pathTo } from "#shared/screens.ts";
import { Card } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { EnvLine } from "#ui/env-badge.tsx";
import { Moment } from "#ui/moment.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Why } from "#ui/why.tsx";

interface JobCardsProps {
  readonly jobs: readonly JobCard[];
  /** What stands in place of a moment of the day, by slug. */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** Professions as cards: each says one telling thing. */
export function JobCards({ jobs, reasons }: JobCardsProps) {
  const hues = huesInRow(jobs.map(({ environments }) => environments.map(({ code }) => code)));
  return (
    <ul className="cards">
      {jobs.map(({ slug, title, summary, moment, environments, picture, scene, otherLocale: lang }, at) => (
        <Card
          key={slug}
          to={pathTo("job", { slug })}
          save={<SaveButton to={pathTo("job", { slug })} title={title} />}
          title={title}
          titleLang={lang}
          env={hues[at]}
          over={<EnvLine environments={environments} />}
          picture={<CardPicture file={picture} seed={`job/${slug}`} hue={hues[at]} scene={scene} hour={moment?.at} />}
        >
          {reasons?.[slug] ? (
            <Why>{reasons[slug]}</Why>
          ) : (
            <Moment at={moment?.at} lang={lang}>
              {moment?.text ?? summary}
            </Moment>
          )}
        </Card>
      ))}
    </ul>
  );
}
