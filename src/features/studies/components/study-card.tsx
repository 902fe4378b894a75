import { m } from "#i18n/paraglide/messages.js";
import { isFirstOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { Card, type CardProps } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Telling } from "#ui/telling.tsx";
import type { StudyCard as Study } from "../schema.ts";

interface StudyCardProps {
  readonly study: Study;
  readonly heading?: CardProps["heading"];
  /** The first of a list is larger and tells more. */
  readonly first?: boolean;
}

/** A degree, certificate or programme on a list: one link and one telling thing. */
export function StudyCard({ study, heading = "h2", first = false }: StudyCardProps) {
  const lang = study.otherLocale;
  return (
    <Card
      title={study.title}
      titleLang={lang}
      to={pathTo("academicProfile", { slug: study.slug })}
      save={<SaveButton to={pathTo("academicProfile", { slug: study.slug })} title={study.title} />}
      heading={heading}
      over={<p className="hint">{study.over}</p>}
      foot={
        <dl className="card-facts">
          {study.facts.map(({ name, text, className }) => (
            <div key={name} className={className}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      }
      picture={
        <CardPicture
          file={study.picture}
          seed={`${study.kind}/${study.slug}`}
          hue={study.kind}
          scene={study.scene}
          format={first ? "panorama" : undefined}
        />
      }
    >
      {study.isOwnText ? (
        <Telling lang={lang} first={first}>
          {study.telling}
        </Telling>
      ) : (
        <p>{study.telling}</p>
      )}
      {study.lead && <p>{study.lead}</p>}
      <StudyMarks study={study} />
    </Card>
  );
}

/** Cards in a grid. */
export function StudyCards({ studies, heading }: { studies: readonly Study[]; heading?: CardProps["heading"] }) {
  return (
    <ul className="cards cards-first">
      {studies.map((study, at) => (
        <StudyCard key={study.slug} study={study} heading={heading} first={isFirstOf(studies, at)} />
      ))}
    </ul>
  );
}

/** That it is an example, and that it is in the other language. */
export function StudyMarks({ study: { sample, otherLocale } }: { study: Pick<Study, "sample" | "otherLocale"> }) {
  if (!sample && !otherLocale) return null;
  return (
    <p className="hint flex flex-wrap gap-x-4">
      {sample && <span>{m.studies_sample_chip()}</span>}
      {otherLocale && <span>{m.studies_other_language()}</span>}
    </p>
  );
}
