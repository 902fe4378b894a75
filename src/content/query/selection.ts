import type { Described, Registry } from "../registry.ts";
import { isSystemField, SYSTEM_FIELDS } from "../snapshot/columns.ts";
import { NEWEST_FIRST, type SortKey } from "../snapshot/order.ts";
import type { Condition } from "./conditions.ts";
import { parseFilters, type Scope } from "./filters.ts";
import { flagOf, isGroup, membersOf, type Raw, textOf, wholeNumber } from "./operands.ts";
import { invalidKey, invalidValue } from "./refuse.ts";

const MOST_KEYS = 10;
const MOST_NAMES = 100;

/** Which fields of a record are shown (null: all), and which relations with them. */
export interface Selection {
  readonly fields: readonly string[] | null;
  readonly populate: ReadonlyMap<string, Selection>;
  /** Of related records: which of them, and their order when it is not the editor's. */
  readonly where: Condition | null;
  readonly sort: readonly SortKey[] | null;
  /** Which part of them, and whether only their number is shown. */
  readonly start: number;
  readonly limit: number | null;
  readonly count: boolean;
}

export const WHOLE: Selection = {
  fields: null,
  populate: new Map(),
  where: null,
  sort: null,
  start: 0,
  limit: null,
  count: false,
};

/** The same record in its other languages, which a question may name like a relation. */
export const LOCALIZATIONS = "localizations";

/** A record's relations, theirs, and so on. */
const DEEPEST = 4;
const PARTS = ["fields", "populate", "filters", "sort", "start", "limit", "count"];

/** Understands `sort`: "a:desc,b.c", a list of these, or an object of directions, also of related records. */
export function parseSort(raw: Raw, described: Described, { registry }: Scope, path = "sort"): readonly SortKey[] {
  const keys = sortTexts(raw, path).map((text) => {
    const [name = "", direction = "asc", more] = text.split(":");
    if (more !== undefined || !/^(asc|desc|ASC|DESC)$/.test(direction))
      throw invalidValue("Invalid order. order can only be one of asc|desc|ASC|DESC");
    return { ...wayTo(name, described, registry, path), descending: direction.toLowerCase() === "desc" };
  });
  if (keys.length > MOST_KEYS) throw invalidValue(`More than ${MOST_KEYS} keys in ${path}`);
  return keys.length > 0 ? keys : NEWEST_FIRST;
}

/** The field a key of sort names, by way of relations that may be shown. */
function wayTo(name: string, described: Described, registry: Registry, path: string): Omit<SortKey, "descending"> {
  const through = name.split(".");
  const field = through.pop() ?? "";
  if (through.length > DEEPEST) throw invalidValue(`Invalid sort. It goes deeper than ${DEEPEST} levels`);
  let there = described;
  for (const link of through) {
    const target = registry.get(there.links.get(link) ?? "");
    if (!target) throw invalidKey(link, `${path}.${name}`);
    there = target;
  }
  const declared = there.scalars.get(field);
  if (!isSystemField(field) && (!declared || declared.private || declared.comparison === "none"))
    throw invalidKey(field, `${path}.${name}`);
  return through.length > 0 ? { field, through } : { field };
}

function sortTexts(raw: Raw, path: string): string[] {
  if (raw === undefined || raw === null) return [];
  const members = membersOf(raw);
  if (members) return members.flatMap((member) => sortTexts(member, path));
  if (isGroup(raw)) return sortGroup(raw, path, "");
  return namesIn(raw as string);
}

function sortGroup(group: { readonly [key: string]: Raw }, path: string, before: string): string[] {
  return Object.entries(group).flatMap(([name, part]) =>
    isGroup(part) ? sortGroup(part, path, `${before}${name}.`) : [`${before}${name}:${textOf(part, path)}`],
  );
}

function namesIn(text: string): string[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length > MOST_NAMES) throw invalidValue(`More than ${MOST_NAMES} names in a list`);
  return names;
}

function namesOf(raw: Raw, path: string): string[] {
  return (membersOf(raw) ?? [raw]).flatMap((member) => namesIn(textOf(member, path)));
}

/** Understands `fields`: null for all. The number and the document id are always shown. */
export function parseFields(raw: Raw, described: Described, path = "fields"): readonly string[] | null {
  if (raw === undefined || raw === null || raw === "") return null;
  const names = new Set(namesOf(raw, path));
  if (names.has("*")) return null;
  const declared = [...described.scalars].filter(([, field]) => !field.private).map(([name]) => name);
  const known = ["slug", ...declared, "source", ...SYSTEM_FIELDS.filter((name) => name !== "slug")];
  for (const name of names) if (!known.includes(name)) throw invalidKey(name, `${path}.${name}`);
  return known.filter((name) => names.has(name) && name !== "id" && name !== "documentId");
}

/** Understands `populate`: "*", names (also dotted), or an object with `fields` and `populate` of its own. */
export function parsePopulate(
  raw: Raw,
  described: Described,
  scope: Scope,
  path = "populate",
  depth = 1,
): ReadonlyMap<string, Selection> {
  const wanted = new Map<string, Selection>();
  if (raw === undefined || raw === null || raw === "" || raw === "false") return wanted;
  if (depth > DEEPEST) throw invalidValue(`Invalid populate parameter. It goes deeper than ${DEEPEST} levels`);
  const add = (name: string, part: Raw) => {
    const isOwn = name === LOCALIZATIONS && described.isLocalised;
    const target = isOwn ? described : scope.registry.get(described.links.get(name) ?? "");
    if (!target) throw invalidKey(name, `${path}.${name}`);
    const found = selectionOf(part, target, scope, `${path}.${name}`, depth);
    if (found) wanted.set(name, merged(wanted.get(name), found));
  };
  const addText = (text: string) => {
    for (const name of namesIn(text)) {
      const [first = "", ...rest] = name.split(".");
      if (name === "*" || name === "true") for (const link of described.links.keys()) add(link, "true");
      else add(first, rest.length > 0 ? { populate: rest.join(".") } : "true");
    }
  };
  if (typeof raw === "string") addText(raw);
  else
    for (const [key, part] of Object.entries(raw))
      if (Array.isArray(raw) || /^\d+$/.test(key)) addText(textOf(part, path));
      else add(key, part);
  return inDeclaredOrder(wanted, described);
}

function selectionOf(raw: Raw, target: Described, scope: Scope, path: string, depth: number): Selection | null {
  if (raw === "false") return null;
  if (raw === null || raw === "" || raw === "true" || raw === "*") return WHOLE;
  if (!isGroup(raw)) throw invalidValue(`Invalid populate parameter. Expected a name, a list or an object at ${path}`);
  if (raw.on !== undefined) throw invalidValue(`Invalid populate parameter. There are no dynamic zones: on at ${path}`);
  for (const key of Object.keys(raw)) if (!PARTS.includes(key)) throw invalidKey(key, `${path}.${key}`);
  return {
    fields: parseFields(raw.fields, target, `${path}.fields`),
    populate: parsePopulate(raw.populate, target, scope, `${path}.populate`, depth + 1),
    where: parseFilters(raw.filters, target, scope, `${path}.filters`),
    sort: raw.sort ? parseSort(raw.sort, target, scope, `${path}.sort`) : null,
    start: wholeNumber(raw.start, 0, 0, `${path}.start`),
    limit: raw.limit === "-1" ? null : wholeNumber(raw.limit, null, 0, `${path}.limit`),
    count: raw.count !== undefined && flagOf(raw.count, `${path}.count`),
  };
}

/** The same relation named twice shows what either asks for. */
function merged(before: Selection | undefined, now: Selection): Selection {
  if (!before) return now;
  const populate = new Map(before.populate);
  for (const [name, selection] of now.populate) populate.set(name, merged(populate.get(name), selection));
  return {
    fields: now.fields ?? before.fields,
    populate,
    where: now.where ?? before.where,
    sort: now.sort ?? before.sort,
    start: now.start || before.start,
    limit: now.limit ?? before.limit,
    count: now.count || before.count,
  };
}

function inDeclaredOrder(wanted: ReadonlyMap<string, Selection>, described: Described) {
  return new Map(
    [...described.links.keys(), LOCALIZATIONS].flatMap((name) => {
      const selection = wanted.get(name);
      return selection ? [[name, selection] as const] : [];
    }),
  );
}

/** A selection in one spelling. */
export function selectionKey({ fields, populate, where, sort, start, limit, count }: Selection): unknown {
  const inside = [...populate].map(([name, inner]) => [name, selectionKey(inner)]);
  return [fields, inside, where?.key, sort && sortKey(sort), start, limit, count];
}

/** An order in one spelling. */
export function sortKey(sort: readonly SortKey[]): unknown {
  return sort.map(({ field, descending, through }) => [field, descending, ...(through ?? [])]);
}
