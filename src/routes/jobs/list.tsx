import { data } from "react-router";
import { JobsPage } from "#features/jobs/components/jobs-page.tsx";
import { MissingPage } from "#features/jobs/components/missing-page.tsx";
import { listJobs } from "#features/jobs/operations.server.ts";
import { isFiltered, jobsAddress, readJobsQuery } from "#features/jobs/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/list";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const query = readJobsQuery(new URL(request.url).searchParams);
  const list = listJobs(ctx, actor, query);
  return data({ list, back: jobsAddress({ ...query, page: 1 }) }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const list = loaderData?.list;
  const page = list?.query.page ?? 1;
  const title = page > 1 ? m.jobs_page_title({ page }) : m.jobs_title();
  return pageHead({
    title: list ? title : m.jobs_page_missing_title(),
    description: m.jobs_description(),
    path: pathTo("jobs"),
    query: page > 1 ? `page=${page}` : undefined,
    locale,
    site,
    hidden: !list || isFiltered(list.query.filters),
    jsonLd: [
      breadcrumbs(site, [
        { name: m.jobs_home(), path: pathTo("landing") },
        { name: m.jobs_title(), path: pathTo("jobs") },
      ]),
    ],
  });
}

export default function Jobs({ loaderData: { list, back } }: Route.ComponentProps) {
  const { reference } = useSite();
  return list ? <JobsPage list={list} /> : <MissingPage back={back} reference={reference} />;
}
