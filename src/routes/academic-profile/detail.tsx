import { data } from "react-router";
import { takeFeedback } from "#features/feedback/api.server.ts";
import { FeedbackBlock } from "#features/feedback/components/feedback-block.tsx";
import { MissingStudy } from "#features/studies/components/missing-study.tsx";
import { StudyPage } from "#features/studies/components/study-page.tsx";
import { meantStudies, readStudy } from "#features/studies/operations/read-study.server.ts";
import type { StudyDetail } from "#features/studies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, type JsonLd, pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { requireSmallLetters } from "#platform/http/small-letters.server.ts";
import { pathTo } from "#shared/screens.ts";
import readingSheet from "#ui/styles/reading-sheet.css?url";
import studySheet from "#ui/styles/study-sheet.css?url";
import type { Route } from "./+types/detail";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  requireSmallLetters(request, params.slug, (slug) => readStudy(ctx, actor, slug) !== null);
  const study = readStudy(ctx, actor, params.slug);
  if (study) return data({ study, meant: [] });
  return data({ study: null, meant: meantStudies(ctx, actor, params.slug) }, { status: 404 });
}

export const action = (args: Route.ActionArgs) => takeFeedback(args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const study = loaderData?.study;
  const path = study ? pathTo("academicProfile", { slug: study.slug }) : pathTo("degrees");
  return pageHead({
    title: study ? study.title : m.studies_missing_title(),
    description: study ? study.summary : m.studies_missing_text(),
    path,
    locale,
    site,
    type: "article",
    hidden: !study,
    jsonLd: study
      ? [
          structured(study, site.publicUrl + path),
          breadcrumbs(site, [
            { name: m.ui_home(), path: pathTo("landing") },
            { name: study.list.title, path: study.list.to },
            { name: study.title, path },
          ]),
        ]
      : [],
  });
}

const TYPES = {
  degree: "Course",
  certificate: "EducationalOccupationalCredential",
  program: "EducationalOccupationalProgram",
} as const;

function structured(study: StudyDetail, address: string): JsonLd {
  const { kind, title, summary, providerName, months } = study;
  const length = `P${Math.ceil(months)}M`;
  const organisation = providerName && { "@type": "EducationalOrganization", name: providerName };
  return {
    "@context": "https://schema.org",
    "@type": TYPES[kind],
    name: title,
    description: summary,
    url: address,
    ...(kind === "degree" && { timeRequired: length }),
    ...(kind === "program" && { timeToComplete: length }),
    ...(organisation && (kind === "certificate" ? { recognizedBy: organisation } : { provider: organisation })),
  };
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: readingSheet },
  { rel: "stylesheet", href: studySheet },
];

export default function AcademicProfile({ loaderData: { study, meant } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  if (!study) return <MissingStudy meant={meant} />;
  const address = site.publicUrl + pathTo("academicProfile", { slug: study.slug });
  return (
    <StudyPage study={study} locale={locale} timeZone={site.timeZone} siteName={site.name} address={address}>
      <FeedbackBlock documentId={study.documentId} />
    </StudyPage>
  );
}
