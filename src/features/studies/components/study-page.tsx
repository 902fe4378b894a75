import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { Fact, Facts } from "#ui/detail/facts.tsx";
import { LinkChips, LinkRows } from "#ui/detail/part.tsx";
import { RecordBanner } from "#ui/detail/record-banner.tsx";
import { Paragraphs } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import type { StudyDetail, StudyFact, StudyProvider } from "../schema.ts";
import { StudyPath } from "./study-path.tsx";

interface StudyPageProps extends PageSite {
  readonly study: StudyDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a degree, certificate or programme: what it is like, then the line it lies on. */
export function StudyPage({ study, address, children, ...site }: StudyPageProps) {
  const { title, summary, list, path, provider, skills, similar, otherLocale: lang } = study;
  return (
    <DetailPage
      trail={[
        { label: m.studies_home(), to: pathTo("landing") },
        { label: list.title, to: list.to },
      ]}
      title={title}
      summary={summary}
      lang={lang}
      address={address}
      banner={
        <RecordBanner file={study.banner} seed={`${study.kind}/${study.slug}`} hue={study.kind} scene={study.scene} />
      }
      marks={study.sample && <p className="hint max-w-read">{m.studies_sample_text()}</p>}
      story={<Paragraphs texts={study.story} lang={lang} />}
      side={<StudyFacts facts={study.facts} />}
      parts={
        <>
          {path && <StudyPath path={path} lang={lang} />}
          <div className="detail-thirds">
            {provider && <Provider provider={provider} isSaid={study.sample} />}
            {skills && (
              <dl>
                <dt className="hint mb-2">{skills.name}</dt>
                <dd>
                  <LinkChips links={skills.links} />
                </dd>
              </dl>
            )}
            {similar && <LinkRows rows={[similar]} />}
          </div>
        </>
      }
      sources={{ record: study, site }}
    >
      {children}
    </DetailPage>
  );
}

function StudyFacts({ facts }: { facts: readonly StudyFact[] }) {
  return (
    <Facts>
      {facts.map(({ name, values }) => (
        <Fact key={name} name={name}>
          <ul className="values">
            {values.map(({ title, to }) => (
              <li key={title}>{to ? <Link to={to}>{title}</Link> : title}</li>
            ))}
          </ul>
        </Fact>
      ))}
    </Facts>
  );
}

interface ProviderProps {
  readonly provider: StudyProvider;
  /** The page has already said that this is sample data. */
  readonly isSaid: boolean;
}

function Provider({ provider: { title, name, location, summary, sample, more }, isSaid }: ProviderProps) {
  return (
    <section aria-labelledby="provider" className="fit">
      <p className="hint">{title}</p>
      <h2 id="provider" className="h3">
        {name}
      </h2>
      {location && <p className="hint">{location}</p>}
      <p>{summary}</p>
      {sample && !isSaid && (
        <p>
          <span className="chip">{m.studies_sample_chip()}</span>
        </p>
      )}
      <Link className="inline-flex min-h-11 items-center" to={more.to}>
        {more.title}
      </Link>
    </section>
  );
}
