import type { Item } from "#content/readers.ts";
import { sceneOfJob, scenesIn, type WhoOf } from "#content/scenes.server.ts";
import { titleInList } from "#content/shown-record.ts";
import { compareText } from "#i18n/collation.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { didYouMean } from "#shared/did-you-mean.ts";
import { type Facet, faceted } from "#shared/facets.ts";
import { isFirstOf, PAGE_SIZE, pagesOf, type Sort } from "#shared/listing.ts";
import type { NamedLink } from "#shared/named-link.ts";
import { isAllSample } from "#shared/sample.ts";
import { chipsOf, inWholeRows, presentCard, type Resource } from "./presenter/cards.server.ts";
import { presentBook, presentDocument, presentPost } from "./presenter/details.server.ts";
import { kindName } from "./presenter/parts.server.ts";
import { KINDS, type Kind, nearestPost, type PagedKind, pageOfPlace, resourceAddress, takeTurns } from "./rules.ts";
import type { FilterKey, ResourceDetail, ResourceGroup, ResourcesList, ResourcesQuery } from "./schema.ts";

const TYPES = {
  blogs: "blog",
  documents: "document",
  books: "book",
  courses: "course",
  experiences: "menternship",
} as const satisfies Record<Kind, string>;
const SUGGESTIONS = 3;

/** The resources as anybody may read them, all kinds in one list; null when the page lies outside of it. */
export function listResources(ctx: Context, actor: Actor, query: ResourcesQuery): ResourcesList | null {
  const { locale } = actor;
  const records = resourcesOf(ctx, locale, query.sort);
  const { found, groups, active } = faceted(records, facetsOf(ctx, locale), query.filters);
  const page = pageAsked(query, found);
  const pages = pagesOf(found.length);
  if (page === null || page > pages) return null;
  const samples = KINDS.filter((kind) => isAllSample(sampledOf(found, kind)));
  const { timeZone } = ctx.config.site;
  const shown = { locale, timeZone, query: { ...query, page }, samples, sceneOf: scenesIn(ctx) };
  const counts = groups.find(({ key }) => key === "show")?.options ?? [];
  return {
    query: { page, sort: query.sort, filters: query.filters },
    total: found.length,
    pages,
    // The kinds are chosen by their own links above the list.
    groups: groups.filter(({ key }) => key !== "show"),
    active: active.filter(({ key }) => key !== "show"),
    kinds: KINDS.map((kind) => ({
      kind,
      name: kindName(kind, locale),
      count: counts.find(({ slug }) => slug === kind)?.count ?? 0,
    })),
    samples:
      samples.length > 0
        ? m.resources_sample_list(
            {
              kinds: formatList(
                samples.map((kind) => kindName(kind, locale)),
                locale,
              ),
            },
            { locale },
          )
        : null,
    cards: inWholeRows(
      found
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map((resource, at, onPage) =>
          presentCard(resource, isFirstOf(onPage, at) ? { ...shown, isFirst: true } : shown),
        ),
    ),
  };
}

function sampledOf(found: readonly Resource[], kind: Kind) {
  return found
    .filter((one) => one.kind === kind)
    .map(({ item }) => ({ sample: "sample" in item ? item.sample : null }));
}

/** An address that opens a card means the page the card stands on. */
function pageAsked({ page, open }: ResourcesQuery, found: readonly Resource[]): number | null {
  if (page !== 1 || open === null) return page;
  return pageOfPlace(
    found.findIndex(({ item }) => item.slug === open),
    PAGE_SIZE,
  );
}

function resourcesOf(ctx: Context, locale: Locale, sort: Sort): Resource[] {
  const all = KINDS.flatMap((kind) =>
    ctx.content.all(TYPES[kind], { locale }).map((item) => ({ kind, item }) as Resource),
  );
  if (sort === "title") return all.sort(({ item: a }, { item: b }) => compareText(a.title, b.title, locale));
  const moments = Map.groupBy(all, ({ item }) => Date.parse(item.updatedAt));
  return [...moments].sort(([a], [b]) => b - a).flatMap(([, written]) => takeTurns(written));
}

/** What names professions among them. */
const WITH_JOBS = KINDS.map((kind) => [TYPES[kind], "jobs"] as const);

function facetsOf(ctx: Context, locale: Locale): Readonly<Record<FilterKey, Facet<Resource>>> {
  const titles = { locale, sort: "title:asc" } as const;
  return {
    show: {
      options: KINDS.map((kind) => ({ slug: kind, title: kindName(kind, locale) })),
      valuesOf: ({ kind }) => [kind],
    },
    skill: {
      options: ctx.content.all("future-skill", titles),
      valuesOf: ({ item }) => item.future_skills.map(({ slug }) => slug),
    },
    job: {
      options: ctx.content.all("job", { ...titles, namedIn: WITH_JOBS }),
      valuesOf: ({ item }) => item.jobs.map(({ slug }) => slug),
    },
  };
}

/** What is known of a resource at a glance: how long it takes, or by whom it is. */
export function factsOfResource(ctx: Context, locale: Locale, kind: Kind, slug: string): string[] {
  const item = ctx.content.bySlug(TYPES[kind], slug, locale);
  return item ? chipsOf({ kind, item } as Resource, { locale, samples: [kind] }) : [];
}

type Names = readonly { readonly slug: string; readonly title: string; readonly sample?: boolean | null }[];

/** What is to be read and learnt about a record that names resources, kind by kind. */
export function groupResources(
  record: Readonly<Record<"blogs" | "documents" | "books" | "courses" | "menternships", Names>>,
  locale: Locale,
): ResourceGroup[] {
  const related = { ...record, experiences: record.menternships };
  return KINDS.filter((kind) => related[kind].length > 0).map((kind) => ({
    kind,
    title: kindName(kind, locale),
    links: related[kind].map((one) => ({ title: titleInList(one, locale), to: resourceAddress(kind, one.slug) })),
  }));
}

/** One article, document or book as anybody may read it, or null. */
export function readResource(ctx: Context, actor: Actor, kind: PagedKind, slug: string): ResourceDetail | null {
  const { locale } = actor;
  const shown = { locale, timeZone: ctx.config.site.timeZone, sceneOf: scenesIn(ctx), whoOf: whoIn(ctx, locale) };
  if (kind === "blogs") {
    const post = ctx.content.bySlug("blog", slug, locale);
    const next = post && nearestPost(ctx.content.all("blog", { locale }), post);
    const arabic = ctx.content.bySlug("blog", slug, "ar")?.content ?? "";
    return post && presentPost(post, { ...shown, next, arabic });
  }
  if (kind === "documents") {
    const document = ctx.content.bySlug("document", slug, locale);
    return document && presentDocument(document, shown);
  }
  const book = ctx.content.bySlug("book", slug, locale);
  return book && presentBook(book, authorsOf(ctx, book, locale), shown);
}

/** Drawn past the box of one figure, or not on the ground: in a row of people it would be cut. */
const IN_NO_ROW = /^p-(cab|digger|diver|fire|jet|ladder|lift|pilot|tractor)\b/;

/** Who works in a profession, as its own picture shows. */
export function whoIn(ctx: Context, locale: Locale): WhoOf {
  return ({ slug }) => {
    const job = ctx.content.bySlug("job", slug, locale);
    const [, , figure = ""] = job ? sceneOfJob(job).split(" ") : [];
    if (!job || !/^p-/.test(figure) || IN_NO_ROW.test(figure)) return null;
    return { figure, hue: job.work_environments[0]?.slug.charAt(0).toUpperCase() ?? "" };
  };
}

function authorsOf(ctx: Context, book: Item<"book">, locale: Locale): Item<"book-author">[] {
  return book.book_authors.flatMap(({ slug }) => ctx.content.bySlug("book-author", slug, locale) ?? []);
}

/** The resources of a kind whose address is most like one that does not exist. */
export function meantResources(ctx: Context, actor: Actor, kind: PagedKind, slug: string): NamedLink[] {
  const records = ctx.content.all(TYPES[kind], { locale: actor.locale });
  const meant = didYouMean<{ readonly slug: string; readonly title: string }>(slug, records, SUGGESTIONS);
  return meant.map((one) => ({ title: one.title, to: resourceAddress(kind, one.slug) }));
}
