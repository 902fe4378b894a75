import { documentPdfPath } from "#content/document-pdf.server.ts";
import type { Item, MediaFile, Related } from "#content/readers.ts";
import { readyParts } from "#content/rich-text.server.ts";
import type { SceneOf, WhoOf } from "#content/scenes.server.ts";
import { languageOf, pictureOf } from "#content/shown-record.ts";
import { DOCUMENT_ICON_LABELS } from "#content/types/labels.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { motifsOf } from "#ui/drawings/compose-scene.ts";
import { plainName } from "#ui/sprites.ts";
import { readingMinutes, resourceAddress } from "../rules.ts";
import type { NextRead, ResourceDetail, ResourceSection } from "../schema.ts";
import { languagesText, namesOf } from "./cards.server.ts";
import { facts, jobLinks, paragraphs, relatedTo } from "./parts.server.ts";
import { pulledFrom, withSaid, withWho, womenIn } from "./runs.server.ts";

interface Shown {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly sceneOf: SceneOf;
  readonly whoOf: WhoOf;
}

interface ArticleToo {
  readonly next: Item<"blog"> | null;
  /** Its Arabic text, which says of whom it tells. */
  readonly arabic: string;
}

const MOST_WHO = 4;
const peopleIn = (scene: string) => motifsOf(scene).filter((name) => name.startsWith("p-"));

/** An article on its own page. */
export function presentPost(
  post: Item<"blog">,
  { locale, timeZone, sceneOf, whoOf, next, arabic }: Shown & ArticleToo,
): ResourceDetail {
  const scene = sceneOf("blogs", post);
  const taken = new Set(peopleIn(scene));
  const { sections, told } = articleSections(post, whoOf, { isWoman: womenIn(arabic), taken });
  return {
    ...ways({ ...post, jobs: post.jobs.filter(({ slug }) => !told.has(slug)) }, whoOf, locale, taken),
    ...(next && { next: nextOf(next, sceneOf, locale) }),
    ...common(post, locale),
    kind: "blogs",
    scene,
    summary: post.description,
    picture: pictureOf(post.banner ?? post.thumbnail),
    facts: facts([
      [m.resources_fact_author({}, { locale }), post.author],
      [m.resources_fact_published({}, { locale }), formatDate(post.publishedAt, locale, timeZone)],
      [m.resources_fact_reading({}, { locale }), minutesToRead(post.content, locale)],
    ]),
    sections,
    downloads: [],
    sample: false,
    authors: post.author ? [post.author] : [],
  };
}

/** A document on its own page. */
export function presentDocument(document: Item<"document">, { locale, sceneOf, whoOf }: Shown): ResourceDetail {
  const content = document.content ?? "";
  return {
    ...ways(document, whoOf, locale),
    ...common(document, locale),
    kind: "documents",
    scene: sceneOf("documents", document),
    summary: document.description,
    picture: null,
    facts: facts([
      [m.resources_fact_kind({}, { locale }), DOCUMENT_ICON_LABELS[document.icon]({}, { locale })],
      [m.resources_fact_reading({}, { locale }), content && minutesToRead(content, locale)],
    ]),
    sections: textSections(content),
    downloads: downloadsOf(document, locale),
    sample: false,
    authors: [],
  };
}

/** A book on its own page. */
export function presentBook(
  book: Item<"book">,
  authors: readonly Item<"book-author">[],
  { locale, sceneOf, whoOf }: Shown,
): ResourceDetail {
  const lives = authors.flatMap(({ biography }) => (biography ? paragraphs(biography) : []));
  return {
    ...ways(book, whoOf, locale),
    ...common(book, locale),
    kind: "books",
    scene: sceneOf("books", book),
    summary: book.summary,
    picture: pictureOf(book.cover),
    facts: facts([
      [m.resources_fact_authors({}, { locale }), namesOf(book.book_authors, locale)],
      [m.resources_fact_publisher({}, { locale }), book.publisher],
      [m.resources_fact_year({}, { locale }), book.publishedOn?.slice(0, 4)],
      [m.resources_fact_languages({}, { locale }), languagesText(book.languages, locale)],
      [
        m.resources_fact_pages({}, { locale }),
        book.print_length && m.resources_pages({ count: book.print_length }, { locale }),
      ],
      [m.resources_fact_rating({}, { locale }), ratingText(book.rating, locale)],
    ]),
    sections: bookSections(book, lives, locale),
    downloads: [],
    sample: book.sample === true,
    authors: book.book_authors.map(({ title }) => title),
  };
}

/** Why it is read, what is in it, how and where to read it, by whom it is. */
function bookSections({ description }: Item<"book">, lives: readonly string[], locale: Locale): ResourceSection[] {
  const texts = paragraphs(description);
  const at = texts.findIndex((text) => text.startsWith("- "));
  const [why = "", ...how] = at < 0 ? texts : texts.slice(0, at);
  const part = (id: string, title: typeof m.resources_section_why, own: readonly string[]): ResourceSection[] =>
    own.length > 0 ? [{ id, title: title({}, { locale }), kind: "texts", texts: own }] : [];
  const inside = at < 0 ? "" : readyParts(texts[at] ?? "").opening;
  return [
    ...part("why", m.resources_section_why, [why]),
    ...(inside
      ? [{ id: "inside", title: m.resources_section_inside({}, { locale }), kind: "html", html: inside } as const]
      : []),
    ...part("how", m.resources_section_how, how),
    ...part("where", m.resources_section_where, [
      m.resources_where({}, { locale }),
      ...(at < 0 ? [] : texts.slice(at + 1)),
    ]),
    ...part("author", m.resources_section_author, lives),
  ];
}

/** The professions of a text as who works in them, what is left of its relations as names. */
function ways(
  post: Pick<Item<"blog">, "jobs" | "future_skills">,
  whoOf: WhoOf,
  locale: Locale,
  taken: ReadonlySet<string> = new Set(),
): Pick<ResourceDetail, "who" | "related"> {
  const who = jobLinks(post.jobs).flatMap((link, at) => {
    const drawn = whoOf(post.jobs[at] as Related);
    return drawn && !taken.has(plainName(drawn.figure)) ? [{ ...link, ...drawn }] : [];
  });
  const told = who.filter(({ figure }, at) => who.findIndex((one) => one.figure === figure) === at).slice(0, MOST_WHO);
  if (told.length < 2) return { who: [], related: relatedTo(post, locale) };
  const shown = new Set(told.map(({ to }) => to));
  const jobs = post.jobs.filter((_, at) => !shown.has(jobLinks(post.jobs)[at]?.to ?? ""));
  return { who: told, related: relatedTo({ ...post, jobs }, locale) };
}

/** What is read after it. */
function nextOf(post: Item<"blog">, sceneOf: SceneOf, locale: Locale): NextRead {
  return {
    title: post.title,
    to: resourceAddress("blogs", post.slug),
    summary: post.description,
    reading: m.resources_reading({ count: readingMinutes(post.content) }, { locale }),
    scene: sceneOf("blogs", post),
    ...languageOf(post, locale),
  };
}

function common(item: Item<"blog"> | Item<"document"> | Item<"book">, locale: Locale) {
  const { documentId, slug, title, updatedAt, publishedAt, source } = item;
  return { documentId, slug, title, updatedAt, publishedAt, source, ...languageOf(item, locale) };
}

/** The parts of a text under their own headings. */
function textSections(markdown: string): ResourceSection[] {
  const { opening, parts } = readyParts(markdown);
  const first = opening.trim() === "" ? [] : [{ id: "opening", title: null, kind: "html", html: opening } as const];
  return [
    ...first,
    ...parts.map(({ id, title: own, html }) => ({ id, title: own, isOwnTitle: true, kind: "html", html }) as const),
  ];
}

/** The parts of an article with who works in the professions that its lists tell of, in the longest a sentence set large. */
function articleSections({ content, jobs }: Item<"blog">, whoOf: WhoOf, telling: Parameters<typeof withWho>[3]) {
  const told = new Set<string>();
  const sections = textSections(content).map((section) => {
    if (section.kind !== "html") return section;
    const who = withWho(section.html, jobs, whoOf, telling);
    for (const slug of who.told) told.add(slug);
    return { ...section, html: who.html };
  });
  // One is a pause.
  const fit = sections.slice(1).flatMap((part) => {
    const said = part.kind === "html" && pulledFrom(part.html);
    return said ? [{ part, said, letters: part.html.length }] : [];
  });
  const [longest] = fit.toSorted((one, other) => other.letters - one.letters);
  const whole = sections.map((one) =>
    one === longest?.part && one.kind === "html" ? { ...one, html: withSaid(one.html, longest.said) } : one,
  );
  return { sections: whole, told };
}

function minutesToRead(text: string, locale: Locale): string {
  return m.resources_minutes({ count: readingMinutes(text) }, { locale });
}

function ratingText(rating: number | null, locale: Locale): string | null {
  if (rating === null) return null;
  return m.resources_rating({ rating: formatNumber(rating, locale, { maximumFractionDigits: 1 }) }, { locale });
}

/** The files of a document; one whose text alone is there has its PDF made when it is asked for. */
function downloadsOf(document: Item<"document">, locale: Locale): NamedLink[] {
  if (document.media.length > 0) return document.media.map((file) => downloadOf(document.slug, file, locale));
  if (!document.content) return [];
  return [{ title: pdfWords(document.locale)({}, { locale }), to: documentPdfPath(document.slug, document.locale) }];
}

function downloadOf(slug: string, file: MediaFile, locale: Locale): NamedLink {
  const made = LOCALE_CODES.find((code) => file.url === documentPdfPath(slug, code));
  const name = made ? pdfWords(made)({}, { locale }) : m.resources_download_file({ name: file.title }, { locale });
  return { title: `${name} (${sizeText(file.size, locale)})`, to: file.url };
}

function pdfWords(language: Locale) {
  return language === "ar" ? m.resources_download_ar : m.resources_download_en;
}

/** Sizes are kept in kB. */
function sizeText(size: number, locale: Locale): string {
  if (size < 1000) return m.resources_size_kb({ size: formatNumber(Math.ceil(size), locale) }, { locale });
  return m.resources_size_mb({ size: formatNumber(size / 1000, locale, { maximumFractionDigits: 1 }) }, { locale });
}
