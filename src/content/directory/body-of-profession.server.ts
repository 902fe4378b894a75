import type { Locale } from "#i18n/locales.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Body } from "../body.ts";
import { seedId } from "../seed.server.ts";
import { JOB_TYPE_LABELS } from "../types/labels.ts";
import type { Profession } from "./profession.ts";
import { type Commonness, tellingOf } from "./telling-terms.ts";
import { descriptionOf, summaryOf, type TextFacts } from "./write-texts.ts";

/** Where the words of other records and of the elements come from. */
export interface DirectoryWords {
  sector(slug: string, locale: Locale): string | null;
  /** The published environment of a letter: its slug and its name. */
  environment(code: Environment, locale: Locale): { readonly slug: string; readonly title: string } | null;
  term(id: string, locale: Locale): string | null;
}

type JobType = keyof typeof JOB_TYPE_LABELS;

/** The major groups of ISCO-08 by their first digit. */
const GROUPS: readonly JobType[] = [
  "armed_forces",
  "manager",
  "professional",
  "technician",
  "clerical",
  "service",
  "agriculture",
  "craft",
  "operator",
  "elementary",
];

/** A second environment is told from here on: below it the work is little like it (O*NET's scale from 1 to 7). */
const LEAST_SECOND = 3;
const LONGEST_NAME = 60;
const MOST_NAMES = 40;
const ESCO_SOURCE: Body["source"] = {
  name: "ESCO v1.2.1 (European Commission)",
  address: "https://esco.ec.europa.eu/",
  licence: null,
  date: null,
};
const BOTH_SOURCES: Body["source"] = {
  name: "ESCO v1.2.1 (European Commission) · O*NET 29.3 Database (USDOL/ETA, May 2025)",
  address: "https://www.onetcenter.org/database.html",
  licence: "CC BY 4.0 (O*NET)",
  date: null,
};
const ESCO = "http://data.europa.eu/esco/occupation/";

/** O*NET's names of two fields of knowledge do not stand in a sentence as they are. */
const SPOKEN: Readonly<Record<string, string>> = { "2.C.1.b": "office administration", "2.C.3.e": "mechanics" };

/** A profession of the directory as a record of readers, its sentences written by rule in both languages. */
export function bodyOfProfession(one: Profession, common: Commonness, words: DirectoryWords): Body {
  const textsIn = (locale: Locale) => {
    const facts = factsOf(one, common, words, locale);
    const names = namesOf(one, locale);
    return {
      title: facts.title,
      summary: summaryOf(facts, locale),
      description: descriptionOf(facts, locale),
      ...(names.length > 0 && { alternative_labels: names }),
    };
  };
  return {
    slug: one.slug,
    data: dataOf(one),
    ar: textsIn("ar"),
    en: textsIn("en"),
    links: linksOf(one, words),
    source: one.onet ? BOTH_SOURCES : ESCO_SOURCE,
  };
}

/** The group of a profession by the first digit of its code. */
export function jobTypeOf(isco: string): JobType {
  return GROUPS[Number(isco.charAt(0))] ?? "professional";
}

/** The letters nearest to it, strongest first; equals stand in the order of the six. */
export function lettersOf(riasec: readonly number[] | undefined): Environment[] {
  const strengthOf = (code: Environment) => riasec?.[ENVIRONMENTS.indexOf(code)] ?? 0;
  const inOrder = riasec ? ENVIRONMENTS.toSorted((a, b) => strengthOf(b) - strengthOf(a)) : [];
  return inOrder.slice(0, 2).filter((code, at) => at === 0 || strengthOf(code) >= LEAST_SECOND);
}

function dataOf(one: Profession): Body["data"] {
  const { riasec, skills, knowledge, styles, values } = one;
  const hasAsks = skills.length + knowledge.length + styles.length + values.length > 0;
  const data = {
    profile: "short",
    job_type: jobTypeOf(one.isco),
    title_feminine: one.ar.feminine,
    riasec: riasec && Object.fromEntries(ENVIRONMENTS.map((code, at) => [code, riasec[at]])),
    found: riasec && one.how,
    job_zone: one.zone,
    esco_uri: ESCO + one.esco,
    esco_code: one.code,
    isco08: one.isco,
    onet_code: one.onet,
    family: one.family,
    asks: hasAsks ? { skills, knowledge, styles, values } : undefined,
    technology: one.technology.length > 0 ? one.technology : undefined,
    education:
      one.education.length > 0 ? one.education.map(([category, percent]) => ({ category, percent })) : undefined,
    green_share: one.green,
    regulated: one.regulated,
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

function linksOf(one: Profession, words: DirectoryWords): Body["links"] {
  const environments = lettersOf(one.riasec).flatMap((code) => words.environment(code, "en")?.slug ?? []);
  const links: Readonly<Record<string, readonly [type: string, slugs: readonly string[]]>> = {
    work_environments: ["work-environment", environments],
    sectors: ["sector", one.sector ? [one.sector] : []],
    workplaces: ["workplace", one.workplaces],
    related_jobs: ["job", one.near],
  };
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, [type, slugs]]) =>
      slugs.length > 0 ? [[name, slugs.map((slug) => seedId(type, slug))]] : [],
    ),
  );
}

/** Other names that search knows; in Arabic the feminine title first. */
function namesOf({ ar, en }: Profession, locale: Locale): string[] {
  const all = locale === "ar" ? [ar.feminine ?? "", ...ar.names] : en.names;
  const fit = all.map((name) => name.replaceAll(",", "").trim()).filter((name) => name.length <= LONGEST_NAME);
  return [...new Set(fit)].filter((name) => name !== "").slice(0, MOST_NAMES);
}

function factsOf(one: Profession, common: Commonness, words: DirectoryWords, locale: Locale): TextFacts {
  const named = (id: string) => (locale === "en" && SPOKEN[id]) || words.term(id, locale);
  const telling = (kind: "skills" | "knowledge" | "styles", most: number) =>
    tellingOf(one, kind, most, common).flatMap((id) => named(id) ?? []);
  return {
    title: one[locale].title,
    feminine: one.ar.feminine ?? null,
    sector: one.sector ? words.sector(one.sector, locale) : null,
    group: JOB_TYPE_LABELS[jobTypeOf(one.isco)]({}, { locale }),
    environments: lettersOf(one.riasec).flatMap((code) => words.environment(code, locale)?.title ?? []),
    skills: telling("skills", 2),
    knowledge: telling("knowledge", 1)[0] ?? null,
    style: telling("styles", 1)[0] ?? null,
    zone: one.zone ?? null,
  };
}
