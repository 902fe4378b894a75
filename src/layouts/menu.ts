import { type Category, spellingOf } from "#features/skills/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { PATHS, pathTo, type ScreenId } from "#shared/screens.ts";

/** Who sees an entry; left out: everybody. */
type Seen = "person" | "visitor" | "account" | "booker" | "advisor";

export interface MenuEntry {
  readonly id: ScreenId;
  /** Of the screen's path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly words: () => string;
  readonly seen?: Seen;
  readonly isNew?: boolean;
  /** Stands in the drawer, or in the bar while that is short of room; a wide bar shows it in another form. */
  readonly only?: "only-narrow" | "only-mid";
}

export interface MenuGroup {
  readonly key: string;
  readonly words: () => string;
  readonly entries: readonly MenuEntry[];
  /** What its lists lead to stands below this address. */
  readonly above?: string;
}

export type MenuItem = MenuEntry | MenuGroup;

const landing: MenuEntry = { id: "landing", words: m.layouts_menu_start, seen: "visitor" };
const home: MenuEntry = { id: "home", words: m.layouts_menu_home, seen: "person" };
const jobs: MenuEntry = { id: "jobs", words: m.layouts_menu_jobs };
const resources: MenuEntry = { id: "resources", words: m.layouts_menu_resources };
const careerTest: MenuEntry = { id: "careerTest", words: m.layouts_menu_career_test };
const eta: MenuEntry = { id: "eta", words: m.layouts_menu_eta, isNew: true };
const studyPlan: MenuEntry = { id: "studyPlan", words: m.layouts_menu_study_plan, isNew: true };
const jobComparison: MenuEntry = { id: "jobComparison", words: m.layouts_menu_job_comparison, isNew: true };
const skillsOf = (category: Category, words: () => string): MenuEntry => ({
  id: "skillCategory",
  parameters: spellingOf(category),
  words,
});
const skills: MenuGroup = {
  key: "skills",
  words: m.skills_title,
  entries: [
    { id: "futureSkills", words: m.skills_overview },
    skillsOf("basic", m.skills_category_basic),
    skillsOf("applied", m.skills_category_applied),
    skillsOf("technical", m.skills_category_technical),
  ],
};
const studies: MenuGroup = {
  key: "studies",
  words: m.layouts_menu_studies,
  above: "/academic-profile/",
  entries: [
    { id: "degrees", words: m.layouts_menu_degrees },
    { id: "certificates", words: m.layouts_menu_certificates },
    { id: "programs", words: m.layouts_menu_programs },
  ],
};
/** Who advises keeps a desk instead; visitors are led to sign in. */
const booking: MenuEntry = { id: "booking", words: m.layouts_menu_booking, seen: "booker" };
const desk: MenuEntry = { id: "consultation", words: m.layouts_menu_desk, seen: "advisor" };
/** Without an account what is saved stays on the device. */
const favorites: MenuEntry = { id: "favorites", words: m.favorites_title };
/** Pupils come without an account; who has one needs no place. */
const join: MenuEntry = { id: "join", words: m.layouts_menu_join, seen: "visitor" };
const tools: MenuGroup = {
  key: "tools",
  words: m.layouts_menu_tools,
  entries: [studyPlan, eta, careerTest, booking, desk, jobComparison, resources, favorites, join],
};

/** In the bar it stands in the menu under the name. */
const account: MenuEntry = { id: "account", words: m.layouts_my_account, seen: "account", only: "only-narrow" };
/** A phone's bar has room for the sign-in alone. */
const signUp: MenuEntry = { id: "signUp", words: m.layouts_sign_up, seen: "visitor", only: "only-narrow" };
const intro: MenuEntry = { id: "intro", words: m.site_intro_watch, only: "only-narrow" };
/** A link of the full bar, a way of its own in the drawer, and between the two the last of the tools. */
const film: MenuEntry = { ...intro, only: "only-mid" };

/** Each bar's entries in their order (specification §2). A screen adds its own line here when it comes to be. */
export const MENUS: Readonly<Record<"landing" | "main", readonly MenuItem[]>> = {
  landing: [
    landing,
    home,
    studies,
    jobs,
    skills,
    { ...tools, entries: [...tools.entries, film] },
    intro,
    signUp,
    account,
  ],
  main: [landing, home, studies, jobs, skills, tools, signUp, account],
};

/** Ways into the site, told in both footers. */
export const FOOTER_SECTIONS: readonly MenuEntry[] = [
  careerTest,
  jobs,
  { id: "degrees", words: m.layouts_menu_studies },
  { id: "futureSkills", words: m.skills_title },
  resources,
  { id: "apply", words: m.layouts_menu_apply },
  join,
];

/** Links of both footers; the order is the same on every page. */
export const FOOTER_MENU: readonly MenuEntry[] = [
  { id: "contact", words: m.contact_title },
  { id: "faq", words: m.layouts_menu_faq },
  { id: "terms", words: m.layouts_menu_terms },
  { id: "privacy", words: m.layouts_menu_privacy },
];

export function isGroup(item: MenuItem): item is MenuGroup {
  return "entries" in item;
}

/** Where an entry leads. */
export function entryAddress({ id, parameters }: MenuEntry): string {
  return pathTo(id, parameters);
}

/** The steps of this scale stand where those of every scale do. */
const STEPS_OF_ETA = /^\/scales\/eta(?=\/|$)/;

/** The entry that leads to this page or to what it stands under: the closest one above it. */
export function entryHere(items: readonly MenuItem[], pathname: string): MenuEntry | undefined {
  const here = pathname.replace(STEPS_OF_ETA, PATHS.eta);
  const isAbove = (path: string) => path === here || (path !== "/" && here.startsWith(`${path}/`));
  return items
    .flatMap((item) => (isGroup(item) ? item.entries : [item]))
    .filter((entry) => isAbove(entryAddress(entry)))
    .sort((a, b) => entryAddress(b).length - entryAddress(a).length)[0];
}

/** Whether a group leads to this page: by the entry that is here, or to a record of its lists. */
export function isGroupHere({ entries, above }: MenuGroup, here: string | undefined, pathname: string): boolean {
  return entries.some((entry) => entryAddress(entry) === here) || (above !== undefined && pathname.startsWith(above));
}

/** Whose bar it is, where that is not an ordinary account. */
export type ReaderKind = "place" | "advisor";

/** What this reader sees: entries of others and empty groups fall out. */
export function entriesFor(items: readonly MenuItem[], signedIn: boolean, kind?: ReaderKind): readonly MenuItem[] {
  const seen = (entry: MenuEntry) => isSeen(entry, signedIn, kind);
  return items.flatMap((item): MenuItem[] => {
    if (!isGroup(item)) return seen(item) ? [item] : [];
    const entries = item.entries.filter(seen);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}

/** Whether this reader sees the entry. */
export function isSeen({ seen }: MenuEntry, signedIn: boolean, kind?: ReaderKind): boolean {
  if (seen === undefined) return true;
  if (seen === "booker") return !kind;
  if (seen === "advisor") return kind === seen;
  return seen === "account" ? signedIn && kind !== "place" : (seen === "person") === signedIn;
}
