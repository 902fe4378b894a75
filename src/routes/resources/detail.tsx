import { data } from "react-router";
import { takeFeedback } from "#features/feedback/api.server.ts";
import { FeedbackBlock } from "#features/feedback/components/feedback-block.tsx";
import { MissingResource, missingTitle, ResourcePage } from "#features/resources/components/resource-page.tsx";
import { meantResources, readResource } from "#features/resources/operations.server.ts";
import { kindOfPath, resourceAddress } from "#features/resources/rules.ts";
import type { ResourceDetail } from "#features/resources/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, type JsonLd, pageHead, siteOf } from "#layouts/page-head.ts";
import { type SiteData, useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { requireSmallLetters } from "#platform/http/small-letters.server.ts";
import { pathTo } from "#shared/screens.ts";
import articleSheet from "#ui/styles/article-sheet.css?url";
import type { Route } from "./+types/detail";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const kind = kindOfPath(new URL(request.url).pathname);
  requireSmallLetters(request, params.slug, (slug) => readResource(ctx, actor, kind, slug) !== null);
  const resource = readResource(ctx, actor, kind, params.slug);
  if (resource) return data({ kind, resource, meant: [] });
  return data({ kind, resource: null, meant: meantResources(ctx, actor, kind, params.slug) }, { status: 404 });
}

export const action = (args: Route.ActionArgs) => takeFeedback(args);

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const resource = loaderData?.resource;
  if (!resource) {
    const title = missingTitle(kindOfPath(location.pathname));
    const description = m.resources_missing_text();
    return pageHead({ title, description, path: pathTo("resources"), locale, site, hidden: true });
  }
  const path = resourceAddress(resource.kind, resource.slug);
  return pageHead({
    title: resource.title,
    description: resource.summary,
    path,
    locale,
    site,
    type: "article",
    jsonLd: [
      work(resource, path, root),
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.resources_title(), path: pathTo("resources") },
        { name: resource.title, path },
      ]),
    ],
  });
}

const WORKS = { blogs: "Article", documents: "DigitalDocument", books: "Book" } as const;

function work(resource: ResourceDetail, path: string, { site, locale }: SiteData): JsonLd {
  const { kind, title, summary, authors, publishedAt, updatedAt, otherLocale } = resource;
  const isOurs = kind !== "books";
  const author = authors.map((name) => ({ "@type": isOurs ? "Organization" : "Person", name }));
  return {
    "@context": "https://schema.org",
    "@type": WORKS[kind],
    [isOurs ? "headline" : "name"]: title,
    description: summary,
    url: site.publicUrl + path,
    ...(author.length > 0 && { author }),
    ...(isOurs && {
      inLanguage: otherLocale ?? locale,
      datePublished: publishedAt,
      dateModified: updatedAt,
      publisher: { "@type": "Organization", name: site.name },
    }),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: articleSheet }];

export default function Resource({ loaderData: { kind, resource, meant } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  if (!resource) return <MissingResource kind={kind} meant={meant} />;
  const address = site.publicUrl + resourceAddress(kind, resource.slug);
  return (
    <ResourcePage resource={resource} locale={locale} timeZone={site.timeZone} siteName={site.name} address={address}>
      <FeedbackBlock documentId={resource.documentId} />
    </ResourcePage>
  );
}
