import type { Limits } from "#platform/limits/limit.ts";

/** The longest of each text in characters and the most entries of each list; said beside the fields. */
export const MAX = {
  summary: 160,
  biography: 2000,
  city: 60,
  country: 60,
  profession: 80,
  word: 60,
  words: 20,
  goal: 200,
  goals: 10,
  years: 60,
  address: 300,
  entries: 20,
  title: 100,
  text: 1000,
  what: 300,
  name: 120,
  links: 30,
} as const;

/** A page of somebody on one of these; `https` only, on the network's own host. */
export const NETWORKS = {
  facebook: { name: "Facebook", hosts: ["facebook.com", "fb.com"] },
  linkedin: { name: "LinkedIn", hosts: ["linkedin.com"] },
  twitter: { name: "X (Twitter)", hosts: ["x.com", "twitter.com"] },
  instagram: { name: "Instagram", hosts: ["instagram.com"] },
} as const;
export type Network = keyof typeof NETWORKS;
export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];

/** What somebody links to in the library. */
export const LINK_KINDS = ["job", "future-skill", "university", "academic-degree"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
/** What may also be named in one's own words, for what the library lacks. */
export const NAMED_KINDS: readonly LinkKind[] = ["university", "academic-degree"];

export const DEGREE_STATES = ["planned", "studying", "finished"] as const;
export type DegreeState = (typeof DEGREE_STATES)[number];
/** No degree of somebody alive is older, none is planned further ahead. */
export const DEGREE_YEARS = { min: 1930, max: 2060 } as const;

/** Somebody saves often on one page; a program that saves all day is held. */
export const LIMITS = {
  person: { name: "profile.person", max: 600, seconds: 3600 },
  /** Links that lead nowhere, by address: nobody finds a page by trying. */
  linkAddress: { name: "profile.link-address", max: 600, seconds: 600 },
} as const satisfies Limits<"profile">;

/** Whether an address is `https` on one of these hosts or below one, without a sign-in in it or a port. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  const url = readHttps(address);
  return url !== null && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/** An `https` address as a browser reads it; null for all others. */
export function readHttps(address: string): URL | null {
  const url = URL.parse(address);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.port === "" ? url : null;
}

/** A list of short words as its column keeps it. */
export function joinWords(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.join("\n");
}

export function splitWords(text: string | null): string[] {
  return text === null ? [] : text.split("\n");
}
