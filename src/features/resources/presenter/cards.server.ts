import type { Item } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import { DOCUMENT_ICON_LABELS, LEVEL_LABELS } from "#content/types/labels.ts";
import { formatDate, formatList } from "#i18n/format.ts";
import { languageName } from "#i18n/language-name.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { briefOf, sentencesWithin, shortOf } from "#shared/brief.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import { Details } from "../components/card-details.tsx";
import { details } from "../components/late-details.ts";
import { abreastInTwo, type Kind, readingMinutes, resourceAddress } from "../rules.ts";
import { type CardDetails, openedAddress, type ResourceCard, type ResourcesQuery } from "../schema.ts";
import { type FactRow, facts, jobLinks, paragraphs } from "./parts.server.ts";

/** A record of any kind, with the kind it is shown under. */
export type Resource =
  | { readonly kind: "blogs"; readonly item: Item<"blog"> }
  | { readonly kind: "documents"; readonly item: Item<"document"> }
  | { readonly kind: "books"; readonly item: Item<"book"> }
  | { readonly kind: "courses"; readonly item: Item<"course"> }
  | { readonly kind: "experiences"; readonly item: Item<"menternship"> };

interface Shown {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly query: ResourcesQuery;
  /** The kinds of which the list itself says that all are examples. */
  readonly samples: readonly Kind[];
  readonly sceneOf: SceneOf;
  readonly isFirst?: boolean;
}

const ONE: Readonly<Record<Kind, typeof m.resources_blog>> = {
  blogs: m.resources_blog,
  documents: m.resources_document,
  books: m.resources_book,
  courses: m.resources_course,
  experiences: m.resources_experience,
};
details.Part = Details;

const MOST_CHIPS = 3;
const OPENING_LETTERS = 220;

/** A resource on the list. */
export function presentCard(resource: Resource, shown: Shown): ResourceCard {
  const { kind, item } = resource;
  const { locale } = shown;
  const summary = "summary" in item ? item.summary : item.description;
  const whole = briefOf(summary);
  const hasPage = kind === "blogs" || kind === "documents" || kind === "books";
  return {
    kind,
    slug: item.slug,
    title: item.title,
    summary,
    telling: { whole, short: shortOf(whole) },
    chips: [ONE[kind]({}, { locale }), ...chipsOf(resource, shown)].slice(0, MOST_CHIPS),
    to: hasPage ? resourceAddress(kind, item.slug) : openedAddress(shown.query, item.slug),
    details: shown.query.open === item.slug ? detailsOf(resource, shown) : null,
    scene: shown.sceneOf(kind, item),
    ...(shown.isFirst && kind === "blogs" && { opening: openingOf(item.content) }),
    ...cardPictureOf(uploadedPicture(resource)),
    ...languageOf(item, locale),
  };
}

/** Rows without a hole: an article that opens the list and a card that is opened have rows of their own. */
export function inWholeRows(cards: readonly ResourceCard[]): ResourceCard[] {
  const inRows = cards.filter(({ opening, details }) => opening === undefined && !details);
  const wide = new Set(inRows.slice(0, abreastInTwo(inRows.length)));
  return cards.map((card) => (wide.has(card) ? { ...card, isWide: true } : card));
}

/** How a text begins: the first sentences under any heading, as plain words. */
function openingOf(content: string): string {
  const [begin = ""] = content.split(/\n+/).filter((line) => line !== "" && !/^[#>*-]/.test(line));
  return sentencesWithin(begin.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_]{2}/g, ""), OPENING_LETTERS);
}

function uploadedPicture({ kind, item }: Resource): PictureFile | null {
  if (kind === "blogs") return item.thumbnail ?? item.banner;
  if (kind === "documents") return null;
  return kind === "books" ? item.cover : item.banner;
}

/** What is known of a resource at a glance: how long it takes, or by whom it is. */
export function chipsOf({ kind, item }: Resource, { locale, samples }: Pick<Shown, "locale" | "samples">): string[] {
  if (kind === "blogs") return [m.resources_reading({ count: readingMinutes(item.content) }, { locale })];
  if (kind === "documents") return [DOCUMENT_ICON_LABELS[item.icon]({}, { locale })];
  if (kind === "books") return item.book_authors.length > 0 ? [namesOf(item.book_authors, locale)] : [];
  const length = kind === "courses" ? hoursText(item.hours, locale) : minutesText(item.minutes, locale);
  const sample = item.sample && !samples.includes(kind) ? m.resources_sample_chip({}, { locale }) : null;
  return [length, sample].filter((chip) => chip !== null);
}

/** Names joined as the language does. */
export function namesOf(records: readonly { readonly title: string }[], locale: Locale): string {
  return formatList(
    records.map(({ title }) => title),
    locale,
  );
}

function minutesText(minutes: number | null, locale: Locale): string | null {
  if (minutes === null) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 && m.resources_hours({ count: hours }, { locale }),
    rest > 0 && m.resources_minutes({ count: rest }, { locale }),
  ];
  return formatList(
    parts.filter((part) => part !== false),
    locale,
  );
}

function hoursText(hours: number | null, locale: Locale): string | null {
  return hours === null ? null : minutesText(Math.round(hours * 60), locale);
}

/** Names of languages in words. */
export function languagesText(codes: readonly string[], locale: Locale): string {
  return formatList(
    codes.map((code) => languageName(code, locale)),
    locale,
  );
}

function detailsOf({ kind, item }: Resource, shown: Shown): CardDetails | null {
  if (kind === "courses") return courseDetails(item, shown);
  return kind === "experiences" ? experienceDetails(item, shown) : null;
}

type Taught = Item<"course"> | Item<"menternship">;

/** What both kinds say of themselves. */
function commonFacts(item: Taught, length: string | null, locale: Locale): FactRow[] {
  return [
    [m.resources_fact_provider({}, { locale }), item.provider],
    [m.resources_fact_level({}, { locale }), LEVEL_LABELS[item.level]({}, { locale })],
    [m.resources_fact_duration({}, { locale }), length],
    [m.resources_fact_languages({}, { locale }), languagesText(item.languages, locale)],
    [m.resources_fact_price({}, { locale }), (item.free ? m.resources_free : m.resources_paid)({}, { locale })],
    [m.resources_fact_certificate({}, { locale }), item.certificate && m.resources_with_certificate({}, { locale })],
  ];
}

function courseDetails(item: Item<"course">, { locale }: Shown): CardDetails {
  return {
    ...commonDetails(item, locale),
    facts: facts(commonFacts(item, hoursText(item.hours, locale), locale)),
    lists: lists([[m.resources_gained({}, { locale }), item.skills_gained]]),
  };
}

function experienceDetails(item: Item<"menternship">, { locale, timeZone }: Shown): CardDetails {
  const date = (value: string | null) => value && formatDate(value, locale, timeZone);
  const tasks = (item.tasks ?? []).map(({ title, minutes }) =>
    m.resources_task({ title, time: minutesText(minutes, locale) ?? "" }, { locale }),
  );
  return {
    ...commonDetails(item, locale),
    facts: facts([
      ...commonFacts(item, minutesText(item.minutes, locale), locale),
      [m.resources_fact_employer({}, { locale }), item.employer],
      [m.resources_fact_industry({}, { locale }), item.industry],
      [m.resources_fact_opens({}, { locale }), date(item.opens)],
      [m.resources_fact_closes({}, { locale }), date(item.closes)],
    ]),
    lists: lists([
      [m.resources_prerequisites({}, { locale }), item.prerequisites],
      [m.resources_tasks({}, { locale }), tasks],
      [m.resources_gained({}, { locale }), item.skills_gained],
    ]),
  };
}

function commonDetails(item: Taught, locale: Locale) {
  return {
    texts: [...paragraphs(item.description), ...(item.sample ? [m.resources_sample_text({}, { locale })] : [])],
    jobs: jobLinks(item.jobs),
    url: item.url,
  };
}

function lists(rows: readonly (readonly [string, readonly string[]])[]): CardDetails["lists"] {
  return rows.filter(([, items]) => items.length > 0).map(([title, items]) => ({ title, items }));
}
