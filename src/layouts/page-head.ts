import type { MetaDescriptor } from "react-router";
import { LOCALE_CODES, LOCALES, type Locale, otherLocale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { wholeTitle } from "#ui/whole-title.ts";
import type { SiteData } from "./site-data.ts";

export type JsonLd = { readonly [key: string]: JsonLdValue };
type JsonLdValue = string | number | boolean | null | JsonLd | readonly JsonLdValue[];

export interface PageHead {
  /** The page's own title; left out, the name of the site stands alone; null where the page renders a `PageTitle`. */
  readonly title?: string | null;
  /** Empty on pages nobody can share. */
  readonly description: string;
  /** Without query and language; an address with a query of its own names it in `query`. */
  readonly path: string;
  readonly query?: string;
  readonly locale: Locale;
  readonly site: Pick<SiteData["site"], "name" | "publicUrl" | "lowData">;
  readonly type?: "website" | "article";
  /** The path of a picture of 1200 × 630 for shared links; else the site's own. */
  readonly picture?: { readonly path: string; readonly text: string };
  readonly jsonLd?: readonly JsonLd[];
  /** Not for search engines: a page of an error, a list nobody links to. */
  readonly hidden?: boolean;
}

/** Everything a page says in its head: title, description, canonical and other-language addresses, Open Graph, JSON-LD. */
export function pageHead(page: PageHead): MetaDescriptor[] {
  const { description, site } = page;
  const titles = page.title === null ? [] : [{ title: wholeTitle(page.title, site.name) }];
  const forSearch = page.hidden ? [{ name: "robots", content: "noindex" }] : addresses(page);
  if (!description) return [...titles, ...forSearch];
  return [...titles, { name: "description", content: description }, ...forSearch, ...openGraph(page)];
}

function addresses(page: PageHead): MetaDescriptor[] {
  const address = addressOf(page);
  return [
    { tagName: "link", rel: "canonical", href: address },
    ...LOCALE_CODES.map((code) => alternate(code, withLanguage(address, code))),
    alternate("x-default", address),
    // Only for machines that read pages, and none of those saves data.
    ...(import.meta.env.SSR && page.site.lowData ? [] : (page.jsonLd ?? [])).map((value) => ({
      "script:ld+json": value as never,
    })),
  ];
}

function openGraph(page: PageHead): MetaDescriptor[] {
  const { site, locale } = page;
  return [
    { property: "og:title", content: page.title ?? site.name },
    { property: "og:description", content: page.description },
    { property: "og:url", content: addressOf(page) },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:locale", content: LOCALES[locale].og },
    { property: "og:locale:alternate", content: LOCALES[otherLocale(locale)].og },
    { property: "og:image", content: site.publicUrl + (page.picture?.path ?? `/share-${locale}.png`) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.picture?.text ?? `${site.name}: ${m.layouts_share_picture()}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function addressOf({ site, path, query }: Pick<PageHead, "site" | "path" | "query">): string {
  const address = site.publicUrl + path;
  return query ? `${address}?${query}` : address;
}

function withLanguage(address: string, code: Locale): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${code}`;
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

/** The trail of a page for search engines; the last step is the page itself. */
export function breadcrumbs(
  site: PageHead["site"],
  steps: readonly { readonly name: string; readonly path: string }[],
): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.publicUrl + path,
    })),
  };
}

/** The site itself, for the landing page. */
export function webSite(site: PageHead["site"], description: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: site.publicUrl + pathTo("landing"),
    description,
    inLanguage: [...LOCALE_CODES],
  };
}

/** The root's data from the matches of a `meta` function; null on the last-resort page. */
export function siteOf(matches: readonly unknown[]): SiteData | null {
  const root = matches[0] as { readonly loaderData?: SiteData } | undefined;
  return root?.loaderData ?? null;
}

/** The head of a page that is not for search engines, unless it says so: a step on the way, or somebody's own. */
export function ownPageHead(
  matches: readonly unknown[],
  page: Pick<PageHead, "path" | "hidden"> & Partial<Pick<PageHead, "title" | "description">>,
): MetaDescriptor[] {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  return pageHead({ title: null, description: "", hidden: true, ...page, locale, site });
}
