import { pathTo } from "#shared/screens.ts";

/** The kinds of resources, by the names of their toggles (spec §3). */
export const KINDS = ["blogs", "documents", "books", "courses", "experiences"] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that have pages of their own, with the part of the address that names each. */
const PAGES = { blogpost: "blogs", documents: "documents", book: "books" } as const;
export type PagedKind = (typeof PAGES)[keyof typeof PAGES];

/** The kind of the page at a path of a resource. */
export function kindOfPath(path: string): PagedKind {
  const [, , part = ""] = path.split("/");
  const kind = Object.entries(PAGES).find(([name]) => name === part.toLowerCase())?.[1];
  if (!kind) throw new Error(`${path} is no page of a resource.`);
  return kind;
}

/** Unhurried reading of a text on a screen. */
const WORDS_A_MINUTE = 180;

/** Where a resource is shown: a page of its own, or its card on the list, opened. */
export function resourceAddress(kind: Kind, slug: string): string {
  if (kind === "blogs") return pathTo("blogPost", { slug });
  if (kind === "documents") return pathTo("document", { slug });
  if (kind === "books") return pathTo("book", { slug });
  return `${pathTo("resources", {}, { show: kind, open: slug })}#${slug}`;
}

/** Kinds take turns, each as often as it has more; what is of one kind keeps its order. */
export function takeTurns<R extends { readonly kind: Kind }>(records: readonly R[]): R[] {
  const kinds = Map.groupBy(records, ({ kind }) => kind).values();
  const places = [...kinds].flatMap((own) => own.map((record, at) => ({ record, place: (at + 0.5) / own.length })));
  return places.sort((a, b) => a.place - b.place).map(({ record }) => record);
}

interface About {
  readonly slug: string;
  readonly jobs: readonly { readonly slug: string }[];
  readonly future_skills: readonly { readonly slug: string }[];
}

/** The other one that is most about the same professions and skills; where none is, the one after it. */
export function nearestPost<P extends About>(posts: readonly P[], post: About): P | null {
  const about = ({ jobs, future_skills }: About) => [...jobs, ...future_skills].map(({ slug }) => slug);
  const own = new Set(about(post));
  const at = posts.findIndex(({ slug }) => slug === post.slug);
  const others = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))];
  const shared = (one: P) => about(one).filter((slug) => own.has(slug)).length;
  return others.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

/** How long reading a text takes, in full minutes and at least one. Addresses of links are not read. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/\]\([^)]{0,1000}\)/g, "]").match(/[\p{L}\p{N}][^\s|]*/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}

/** The page of a list on which the record at this place stands. */
export function pageOfPlace(place: number, pageSize: number): number {
  return place < 0 ? 1 : Math.floor(place / pageSize) + 1;
}

/** How many cards at the head of a list stand two abreast, so that the rows of three below them are whole. */
export function abreastInTwo(cards: number): number {
  const over = (3 - (cards % 3)) % 3;
  return Math.min(cards, over * 2);
}
