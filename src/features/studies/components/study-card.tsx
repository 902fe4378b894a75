import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Card, type CardProps } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { Chip } from "#ui/chip.tsx";
import type { StudyCard as Study } from "../schema.ts";

/** A degree, certificate or programme on a list: one link, two lines, a few chips. */
export function StudyCard({ study, heading = "h2" }: { study: Study; heading?: CardProps["heading"] }) {
  const lang = study.otherLocale;
  return (
    <Card
      title={study.title}
      titleLang={lang}
      to={pathTo("academicProfile", { slug: study.slug })}
      heading={heading}
      picture={
        <CardPicture file={study.picture} seed={`${study.kind}/${study.slug}`} hue={study.kind} scene={study.scene} />
      }
    >
      <p className="line-clamp-2" lang={lang}>
        {study.summary}
      </p>
      <StudyChips chips={study.chips} />
      <StudyMarks study={study} />
    </Card>
  );
}

/** Cards in a grid. */
export function StudyCards({ studies, heading }: { studies: readonly Study[]; heading?: CardProps["heading"] }) {
  return (
    <ul className="cards mt-4 mb-8">
      {studies.map((study) => (
        <StudyCard key={study.slug} study={study} heading={heading} />
      ))}
    </ul>
  );
}

export function StudyChips({ chips }: { chips: readonly string[] }) {
  return (
    <p className="chips mt-auto">
      {chips.map((chip) => (
        <Chip key={chip}>{chip}</Chip>
      ))}
    </p>
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
