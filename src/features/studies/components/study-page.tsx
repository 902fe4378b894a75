import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { Fact, Facts } from "#ui/detail/facts.tsx";
import { RecordBanner } from "#ui/detail/record-banner.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import type { StudyDetail, StudyFact } from "../schema.ts";
import { StudySectionBody } from "./study-sections.tsx";

interface StudyPageProps extends PageSite {
  readonly study: StudyDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a degree, certificate or programme. */
export function StudyPage({ study, address, children, ...site }: StudyPageProps) {
  const { title, summary, list, otherLocale: lang } = study;
  const sections = study.sections.map((section) => ({
    id: section.id,
    title: section.title,
    body: <StudySectionBody section={section} lang={lang} />,
  }));
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
      notice={
        study.sample && (
          <div className="mb-4">
            <Alert>{m.studies_sample_text()}</Alert>
          </div>
        )
      }
      facts={<StudyFacts facts={study.facts} />}
      sections={sections}
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
          <ul className="flex list-none flex-wrap gap-x-5 ps-0">
            {values.map(({ title, to }) => (
              <li key={title} className="inline-flex min-h-11 items-center">
                {to ? (
                  <Link className="inline-flex min-h-11 items-center" to={to}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </Fact>
      ))}
    </Facts>
  );
}
