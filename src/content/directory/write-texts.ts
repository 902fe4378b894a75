import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { definite } from "#shared/definite.ts";

/** What the sentences about a profession are made of, its names in the language they are written in. */
export interface TextFacts {
  readonly title: string;
  readonly feminine: string | null;
  readonly sector: string | null;
  /** The name of its group of occupations. */
  readonly group: string;
  /** The nearest environments, two at most. */
  readonly environments: readonly string[];
  /** What tells most of what it asks: two skills, one field of knowledge, one style at most. */
  readonly skills: readonly string[];
  readonly knowledge: string | null;
  readonly style: string | null;
  readonly zone: number | null;
}

/** A card has room for so many letters. */
export const LONGEST_SUMMARY = 95;

const ZONES = [
  m.content_directory_zone_1,
  m.content_directory_zone_2,
  m.content_directory_zone_3,
  m.content_directory_zone_4,
  m.content_directory_zone_5,
];

/** A term within a sentence: in English it begins small, unless its second letter is a capital too. */
export function withinSentence(term: string, locale: Locale): string {
  const isName = /^(?:[A-Z]{2}|English|O\*NET)/.test(term);
  return locale === "en" && !isName ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** A term that joins two words already: another "and" would blur which belong together. */
function isDouble(term: string): boolean {
  return / (?:and |و)/.test(term);
}

/** The short sentence of a card: as much of what it asks as fits, else where it belongs. */
export function summaryOf(facts: TextFacts, locale: Locale): string {
  const words = { locale };
  const [first, second] = facts.skills.map((one) => withinSentence(one, locale));
  const knowledge = facts.knowledge && withinSentence(facts.knowledge, locale);
  const isPlain = first && second && !isDouble(first) && !isDouble(second);
  const tries = [
    isPlain && knowledge && m.content_directory_brief_three({ first, second, knowledge }, words),
    first && knowledge && m.content_directory_brief_two({ first, knowledge }, words),
    isPlain && m.content_directory_brief_skills({ first, second }, words),
    first && m.content_directory_brief_one({ first }, words),
    m.content_directory_is({ place: placeOf(facts, locale) }, words),
  ];
  return tries.find((text) => text && text.length <= LONGEST_SUMMARY) || facts.title;
}

/** Two or three sentences: what and where it is, what it asks, how long one prepares. */
export function descriptionOf(facts: TextFacts, locale: Locale): string {
  const words = { locale };
  const asks = asksOf(facts, locale);
  const zone = facts.zone === null ? undefined : ZONES[facts.zone - 1];
  const unknown = !asks && !zone ? m.content_directory_unknown({}, words) : null;
  return [whatOf(facts, locale), asks, zone?.({}, words), unknown].filter(Boolean).join(" ");
}

function placeOf({ sector, group }: TextFacts, locale: Locale): string {
  const words = { locale };
  return sector
    ? m.content_directory_place_sector({ sector: withinSentence(sector, locale) }, words)
    : m.content_directory_place_group({ group }, words);
}

/** «ممرض أو ممرضة»: both forms of a title, where it has two. */
export function bothTitles(title: string, feminine: string | null, locale: Locale): string {
  return feminine && locale === "ar" ? m.content_directory_both({ one: title, other: feminine }, { locale }) : title;
}

function whatOf(facts: TextFacts, locale: Locale): string {
  const words = { locale };
  const title = bothTitles(facts.title, facts.feminine, locale);
  const place = placeOf(facts, locale);
  const [first, second] = facts.environments.map((one) => withinSentence(definite(one, locale), locale));
  if (first && second) return m.content_directory_what_two({ title, place, first, second }, words);
  if (first) return m.content_directory_what_one({ title, place, first }, words);
  return m.content_directory_what({ title, place }, words);
}

function asksOf(facts: TextFacts, locale: Locale): string | null {
  const words = { locale };
  const [first, second] = facts.skills.map((one) => withinSentence(one, locale));
  if (!first) return null;
  const pair = isDouble(first) || isDouble(second ?? "") ? m.content_directory_pair_apart : m.content_directory_pair;
  const skills = second ? pair({ first, second }, words) : first;
  const knowledge = facts.knowledge && withinSentence(facts.knowledge, locale);
  const style = facts.style && withinSentence(facts.style, locale);
  if (knowledge && style) return m.content_directory_asks_style({ skills, knowledge, style }, words);
  if (knowledge) return m.content_directory_asks_knowledge({ skills, knowledge }, words);
  return m.content_directory_asks({ skills }, words);
}
