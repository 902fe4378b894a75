import { data, redirect } from "react-router";
import { takeFeedbackForm } from "#features/feedback/api.server.ts";
import { FeedbackBlock } from "#features/feedback/components/feedback-block.tsx";
import { takeWish } from "#features/jobs/api.server.ts";
import { JobPage } from "#features/jobs/components/job-page.tsx";
import { MissingJob } from "#features/jobs/components/missing-job.tsx";
import { meantJobs, readJob, readWayBack, replacementOf } from "#features/jobs/operations/read-job.server.ts";
import type { JobDetail } from "#features/jobs/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, type JsonLd, pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { readStanding } from "#layouts/standings.server.ts";
import { readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { requireSmallLetters } from "#platform/http/small-letters.server.ts";
import { pathTo } from "#shared/screens.ts";
import jobSheet from "#ui/styles/job-sheet.css?url";
import readingSheet from "#ui/styles/reading-sheet.css?url";
import type { Route } from "./+types/detail";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const info = requestInfo(context);
  const { ctx, actor } = info;
  requireSmallLetters(
    request,
    params.slug,
    (slug) => (readJob(ctx, actor, slug) ?? replacementOf(ctx, actor, slug)) !== null,
  );
  const job = readJob(ctx, actor, params.slug);
  const full = job ? null : replacementOf(ctx, actor, params.slug);
  if (full) throw redirect(pathTo("job", { slug: full }) + new URL(request.url).search, 308);
  if (!job) return data({ job: null, ways: null, meant: meantJobs(ctx, actor, params.slug) }, { status: 404 });
  const [call, back] = await Promise.all([
    readStanding(info, "job", params),
    readWayBack(ctx, actor, new URL(request.url).searchParams.get("result")),
  ]);
  return data({ job, ways: { call, back }, meant: [] });
}

/** The page has two forms: what one thinks of it, and under a short profile that one wants the full one. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  return "wish" in form ? takeWish(args, form) : takeFeedbackForm(args, form);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const job = loaderData?.job;
  const path = job ? pathTo("job", { slug: job.slug }) : pathTo("jobs");
  return pageHead({
    title: job ? job.title : m.jobs_missing_title(),
    description: job ? job.summary : m.jobs_missing_text(),
    path,
    locale,
    site,
    type: "article",
    hidden: !job,
    picture: job ? { path: job.sharePicture, text: `${job.title} – ${site.name}` } : undefined,
    jsonLd: job
      ? [
          occupation(job, site.publicUrl + path),
          breadcrumbs(site, [
            { name: m.ui_home(), path: pathTo("landing") },
            { name: m.jobs_title(), path: pathTo("jobs") },
            { name: job.title, path },
          ]),
        ]
      : [],
  });
}

function occupation(job: JobDetail, address: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Occupation",
    name: job.title,
    description: job.summary,
    url: address,
    ...job.listed,
    ...(job.isco && {
      occupationalCategory: { "@type": "CategoryCode", inCodeSet: "ISCO-08", codeValue: job.isco },
    }),
  };
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: readingSheet },
  { rel: "stylesheet", href: jobSheet },
];

export default function Job({ loaderData: { job, ways, meant } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  if (!job || !ways) return <MissingJob meant={meant} />;
  const address = site.publicUrl + pathTo("job", { slug: job.slug });
  return (
    <JobPage job={job} {...ways} locale={locale} timeZone={site.timeZone} siteName={site.name} address={address}>
      <FeedbackBlock documentId={job.documentId} />
    </JobPage>
  );
}
