import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { isFirstOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { Card, type CardProps } from "#ui/card.tsx";
import { CardPicture } from "#ui/card-picture.tsx";
import { SaveButton } from "#ui/save-button.tsx";
import { Telling } from "#ui/telling.tsx";
import type { StudyCard as Study, StudyLead } from "../schema.ts";

interface StudyCardProps {
  readonly study: Study;
  readonly heading?: CardProps["heading"];
  /** The first of a list is larger and tells more. */
  readonly first?: boolean;
  /** It stands on this page before. */
  readonly isAgain?: boolean;
}

/** A degree, certificate or programme on a list: one link, one telling thing, and its facts at the foot. */
export function StudyCard({ study, heading = "h2", first = false, isAgain }: StudyCardProps) {
  const { otherLocale: lang, lead } = study;
  const telling = study.isOwnText ? (
    <Telling lang={lang} first={first}>
      {study.telling}
    </Telling>
  ) : (
    <p>{study.telling}</p>
  );
  return (
    <Card
      title={study.title}
      titleLang={lang}
      to={pathTo("academicProfile", { slug: study.slug })}
      save={<SaveButton to={pathTo("academicProfile", { slug: study.slug })} title={study.title} isAgain={isAgain} />}
      heading={heading}
      env={study.hue}
      sky={first ? { summary: telling } : undefined}
      over={<p className="hint">{study.over}</p>}
      foot={<StudyFacts facts={study.facts} />}
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
      {!first && telling}
      {lead && <Lead lead={lead} lang={lang} />}
      <StudyMarks study={study} />
    </Card>
  );
}

/** The way it lies on, stop by stop of the channel: what its entry asks, what is taught, the professions at its end. */
function Lead({ lead: { what, asked, jobs }, lang }: { lead: StudyLead; lang: string | undefined }) {
  return (
    <ol className="study-lead">
      {asked && <Names {...asked} />}
      {what && <Names {...what} lang={lang} />}
      {jobs && (
        <li className="is-end">
          <p className="hint">{jobs.name}</p>
          {jobs.tiles.map(({ slug, to, title, text, otherLocale }) => (
            <div key={slug}>
              <Link className="card-beside strong" to={to} lang={otherLocale}>
                {title}
              </Link>
              {text && <p lang={otherLocale}>{text}</p>}
            </div>
          ))}
        </li>
      )}
    </ol>
  );
}

/** Short names side by side, under what they are. */
function Names({ name, items, lang }: NonNullable<StudyLead["what"]> & { readonly lang?: string }) {
  return (
    <li>
      <p className="hint">{name}</p>
      <p lang={lang}>{items.join((lang ?? getLocale()) === "ar" ? "، " : ", ")}</p>
    </li>
  );
}

/** The same three places at the foot of every card. */
export function StudyFacts({ facts }: Pick<Study, "facts">) {
  return (
    <dl className="study-facts">
      {facts.map(({ name, text }) => (
        <div key={name} className={/\d/.test(text) ? "is-figure" : undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StudyCardsProps extends Pick<StudyCardProps, "heading"> {
  readonly studies: readonly Study[];
  /** Those that stand on the page before. */
  readonly before?: ReadonlySet<string>;
}

/** Cards in a grid. */
export function StudyCards({ studies, heading, before }: StudyCardsProps) {
  return (
    <ul className="cards cards-first">
      {studies.map((study, at) => (
        <StudyCard
          key={study.slug}
          study={study}
          heading={heading}
          first={isFirstOf(studies, at)}
          isAgain={before?.has(study.slug)}
        />
      ))}
    </ul>
  );
}

/** That it is an example, and that it is in the other language. */
export function StudyMarks({ study: { sample, otherLocale } }: { study: Pick<Study, "sample" | "otherLocale"> }) {
  if (!sample && !otherLocale) return null;
  return (
    <p className="hint flex flex-wrap gap-x-5">
      {sample && <span>{m.studies_sample_chip()}</span>}
      {otherLocale && <span>{m.studies_other_language()}</span>}
    </p>
  );
}
