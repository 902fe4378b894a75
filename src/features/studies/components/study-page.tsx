import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { LinkRows, Part } from "#ui/detail/part.tsx";
import { NameLinks, TextItems } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { Story } from "#ui/detail/story.tsx";
import { Picture } from "#ui/picture.tsx";
import type { StudyDetail, StudyProvider } from "../schema.ts";
import { StudyDay, StudyPath } from "./study-path.tsx";

interface StudyPageProps extends PageSite {
  readonly study: StudyDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a degree, certificate or programme: what it is like, then the line it lies on. */
export function StudyPage({ study, address, children, ...site }: StudyPageProps) {
  const { title, summary, list, path, day, doors, provider, similar, otherLocale: lang } = study;
  return (
    <DetailPage
      trail={[{ label: list.title, to: list.to }]}
      title={title}
      summary={summary}
      lang={lang}
      address={address}
      picture={{ file: study.banner, seed: `${study.kind}/${study.slug}`, hue: study.kind, scene: study.scene }}
      facts={study.facts}
      marks={
        study.sample &&
        (provider ? (
          <span className="chip">{m.studies_sample_chip()}</span>
        ) : (
          <p className="hint max-w-read">{m.studies_sample_text()}</p>
        ))
      }
      acts={
        doors && (
          <ButtonLink small className="no-print" to={doors.to}>
            {doors.title}
          </ButtonLink>
        )
      }
      story={
        <>
          {study.admitted && <Admitted admitted={study.admitted} lang={lang} />}
          <div className="study-told">
            {study.admitted && study.story.length > 0 && <h2 className="h2">{m.studies_story_title()}</h2>}
            <Story texts={study.story} lang={lang} />
            <LinkRows {...study.besides} />
          </div>
        </>
      }
      side={
        <>
          {provider && <Provider provider={provider} hasSample={study.sample} />}
          {study.skills && <LinkRows rows={[study.skills]} />}
        </>
      }
      parts={
        <>
          {path && <StudyPath path={path} lang={lang} />}
          {day && <StudyDay day={day} />}
          {similar && <NearStudies {...similar} />}
        </>
      }
      sources={{ record: study, site }}
    >
      {children}
    </DetailPage>
  );
}

/** Who is admitted: subjects, what is asked besides (the average stands among the facts), and whose rules they are. */
function Admitted({ admitted: { subjects, conditions, programs }, lang }: AdmittedProps) {
  return (
    <section aria-labelledby="admitted" className="study-admitted">
      <h2 id="admitted" className="h2">
        {m.studies_admitted()}
      </h2>
      {subjects.length > 0 && (
        <div>
          <p className="hint">{m.studies_fact_subjects()}</p>
          <NameLinks names={subjects} />
        </div>
      )}
      {conditions.length > 0 && (
        <div className="study-besides">
          <p className="hint">{m.studies_admitted_besides()}</p>
          <TextItems items={conditions} lang={lang} />
        </div>
      )}
      {programs.length > 0 && (
        <div>
          <p className="hint">{m.studies_admitted_programs()}</p>
          <NameLinks names={programs} />
        </div>
      )}
    </section>
  );
}

/** Studies near this one as small scenes, each with its first facts. */
function NearStudies({ name, links }: NonNullable<StudyDetail["similar"]>) {
  return (
    <Part id="near" title={name} className="no-print">
      <ul className="study-near">
        {links.map(({ kind, slug, title, to, text, scene, picture, otherLocale }) => (
          <li key={to}>
            <Picture
              file={picture ?? null}
              seed={`${kind}/${slug}`}
              hue={kind}
              scene={scene}
              format="banner"
              sizes="18rem"
            />
            <Link className="card-link strong" to={to} lang={otherLocale}>
              {title}
            </Link>
            <p className="hint">{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface AdmittedProps {
  readonly admitted: NonNullable<StudyDetail["admitted"]>;
  readonly lang: string | undefined;
}

interface ProviderProps {
  readonly provider: StudyProvider;
  /** The study is sample data, which is said where it is taught. */
  readonly hasSample: boolean;
}

function Provider({ provider: { title, name, summary, sample, more }, hasSample }: ProviderProps) {
  return (
    <section aria-labelledby="provider" className="fit">
      <p className="hint">{title}</p>
      <h2 id="provider" className="h3">
        {name}
      </h2>
      <p>{summary}</p>
      {hasSample ? (
        <p className="hint">{m.studies_sample_text()}</p>
      ) : (
        sample && (
          <p>
            <span className="chip">{m.studies_sample_chip()}</span>
          </p>
        )
      )}
      <Link className="inline-flex min-h-11 items-center" to={more.to}>
        {more.title}
      </Link>
    </section>
  );
}
