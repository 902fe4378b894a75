import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLinks } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { LinkChips, LinkRows } from "#ui/detail/part.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { Story } from "#ui/detail/story.tsx";
import type { StudyDetail, StudyProvider } from "../schema.ts";
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
      picture={{ file: study.banner, seed: `${study.kind}/${study.slug}`, hue: study.kind, scene: study.scene }}
      facts={study.facts}
      marks={study.sample && <p className="hint max-w-read">{m.studies_sample_text()}</p>}
      story={
        <>
          <Story texts={study.story} lang={lang} />
          <LinkRows {...study.besides} />
        </>
      }
      side={provider && <Provider provider={provider} isSaid={study.sample} />}
      parts={
        <>
          {path && <StudyPath path={path} lang={lang} />}
          {(skills || similar) && (
            <div className="detail-pair">
              {skills && <Named named={skills} />}
              {similar && <Named named={similar} />}
            </div>
          )}
        </>
      }
      sources={{ record: study, site }}
    >
      {children}
    </DetailPage>
  );
}

/** Names that lead on, as chips under what they are. */
function Named({ named: { name, links } }: { named: NamedLinks }) {
  return (
    <dl>
      <dt className="strong mb-2">{name}</dt>
      <dd>
        <LinkChips links={links} />
      </dd>
    </dl>
  );
}

interface ProviderProps {
  readonly provider: StudyProvider;
  /** The page has already said that this is sample data. */
  readonly isSaid: boolean;
}

function Provider({ provider: { title, name, summary, sample, more }, isSaid }: ProviderProps) {
  return (
    <section aria-labelledby="provider" className="fit">
      <p className="hint">{title}</p>
      <h2 id="provider" className="h3">
        {name}
      </h2>
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
