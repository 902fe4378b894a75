import type { SummaryLine } from "#features/guardians/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ShareSection } from "../rules/share.ts";
import { NETWORK_NAMES, NETWORKS } from "../rules.ts";
import { DEGREE_STATE_WORDS } from "../schema/profile-words.ts";
import type { SharedItem, SharedProfile } from "../schema/share.ts";
import type { LinkItem, Profile } from "../schema/view.ts";

interface Shown {
  readonly sections: readonly ShareSection[];
  readonly result: SummaryLine | null;
  readonly locale: Locale;
}

/** The chosen sections as others read them; what is empty or was not chosen is null. */
export function presentShared(
  profile: Profile,
  { sections, result, locale }: Shown,
): Omit<SharedProfile, "isOwn" | "expiresAt"> {
  const { who } = profile.forms;
  const part = <T>(section: ShareSection, value: T | null): T | null => (sections.includes(section) ? value : null);
  return {
    name: `${who.firstname} ${who.lastname}`.trim(),
    about: part("about", aboutOf(profile)),
    aims: part("aims", aimsOf(profile)),
    skills: part(
      "skills",
      filled([...recordsOf(profile, "future-skill"), ...plain(profile.forms.skills.custom_skills)]),
    ),
    studies: part("studies", studiesOf(profile, locale)),
    work: part("work", workOf(profile, locale)),
    links: part("links", linksOf(profile)),
    result: part(
      "result",
      result && { environments: result.environments, clarity: result.clarity, takenAt: result.takenAt },
    ),
  };
}

function filled<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

function plain(words: readonly string[]): SharedItem[] {
  return words.map((title) => ({ title, to: null }));
}

function recordsOf({ records }: Profile, kind: keyof Profile["records"]): SharedItem[] {
  return records[kind].flatMap(({ title, to }) => (title ? [{ title, to }] : []));
}

function aboutOf({ forms: { who } }: Profile): SharedProfile["about"] {
  const { summary, biography, city, country } = who;
  const place = [city, country].filter(Boolean);
  if (!summary && !biography && place.length === 0) return null;
  return { summary, biography, place: place.length > 0 ? place.join("، ") : null };
}

function aimsOf(profile: Profile): SharedProfile["aims"] {
  const { goals, interests } = profile.forms.heading;
  const jobs = recordsOf(profile, "job");
  return goals.length + interests.length + jobs.length > 0 ? { goals, interests, jobs } : null;
}

function studiesOf(profile: Profile, locale: Locale): SharedProfile["studies"] {
  const noteOf = ({ state, year }: LinkItem) =>
    [state && DEGREE_STATE_WORDS[state]({}, { locale }), year].filter(Boolean).join(" · ");
  const degrees = profile.records["academic-degree"].flatMap((one) => {
    const note = noteOf(one);
    return one.title ? [{ title: one.title, to: one.to, ...(note && { note }) }] : [];
  });
  return filled([...degrees, ...recordsOf(profile, "university")]);
}

function workOf({ forms, experience, businesses }: Profile, locale: Locale): SharedProfile["work"] {
  const { profession, years_of_experience: years } = forms.work;
  if (!profession && years === null && experience.length + businesses.length === 0) return null;
  const said = years === null ? null : m.profile_share_experience({ count: years }, { locale });
  return {
    line: [profession, said].filter(Boolean).join(" · ") || null,
    experience: experience.map(({ title, place, from, to, text }) => ({ title, place, from, to, text })),
    businesses: businesses.map(({ name, what, link }) => ({ name, what, link })),
  };
}

function linksOf({ forms: { links } }: Profile): SharedProfile["links"] {
  return filled(
    NETWORK_NAMES.flatMap((network) => {
      const to = links[network];
      return to ? [{ network, label: NETWORKS[network].name, to }] : [];
    }),
  );
}
