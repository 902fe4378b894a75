import { data } from "react-router";
import { JobsPage } from "#features/jobs/components/jobs-page.tsx";
import { listJobs } from "#features/jobs/operations/list-jobs.server.ts";
import { jobsAddress, LISTING, readJobsQuery } from "#features/jobs/schema.ts";
import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { listHead } from "#layouts/list-head.ts";
import { siteOf } from "#layouts/page-head.ts";
import { readStanding } from "#layouts/standings.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { MissingPage } from "#ui/listing/missing-page.tsx";
import browseSheet from "#ui/styles/browse-sheet.css?url";
import type { Route } from "./+types/list";

export async function loader({ context, request }: Route.LoaderArgs) {
  const info = requestInfo(context);
  const { ctx, actor } = info;
  const query = readJobsQuery(new URL(request.url).searchParams);
  const hasOrder = await readStanding(info, "jobs");
  const ownOrder = () => (query.sort === "fit" ? nearestJobs(ctx, actor) : "offered");
  const list = listJobs(ctx, actor, query, hasOrder ? await ownOrder() : null);
  return data({ list, back: jobsAddress({ ...query, page: 1 }) }, { status: list ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  return listHead(root, {
    listing: LISTING,
    list: loaderData?.list ?? null,
    title: m.jobs_title(),
    description: m.jobs_description(),
    home: m.ui_home(),
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: browseSheet }];

export default function Jobs({ loaderData: { list, back } }: Route.ComponentProps) {
  return list ? <JobsPage list={list} /> : <MissingPage back={back} />;
}
