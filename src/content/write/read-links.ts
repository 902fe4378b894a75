import type { RelationField } from "../fields/field.ts";
import { invalidValue } from "../query/refuse.ts";

/** The document id of the record that a client names by its number or document id; null when there is none. */
export type Resolve = (type: string, named: string) => string | null;

const MOST = 500;

/** A relation as Strapi takes it: a list, one, null, or an object of connect, disconnect and set; records may be written whole, as they are read. */
export function readLinks(
  relation: RelationField,
  before: readonly string[],
  sent: unknown,
  path: string,
  resolve: Resolve,
): readonly string[] {
  const raw = unframed(sent);
  const found = (named: string, where: string) => {
    const id = resolve(relation.to, named);
    if (id === null) throw invalidValue(`No ${relation.to} ${named.slice(0, 60)} at ${where}`);
    return id;
  };
  const ids = (value: unknown, where: string) => membersOf(value, where).map((one) => found(nameOf(one, where), where));
  if (raw === null || raw === undefined) return [];
  if (!isChange(raw)) return unique(ids(raw, path));
  const { set, connect, disconnect } = raw;
  const start = set === undefined ? before : ids(set, `${path}.set`);
  // What was removed meanwhile is no longer found, and may still be let go.
  const named = membersOf(disconnect, `${path}.disconnect`).map((one) => nameOf(one, `${path}.disconnect`));
  const gone = new Set(named.map((one) => resolve(relation.to, one) ?? one));
  const kept = start.filter((id) => !gone.has(id));
  const where = `${path}.connect`;
  const added = membersOf(connect, where).map((one) => ({
    id: found(nameOf(one, where), where),
    place: placeOf(one, where, found),
  }));
  return added.reduce(connected, unique(relation.one && added.length > 0 ? [] : kept));
}

type Place = { readonly at: "start" | "end" } | { readonly before: string } | { readonly after: string } | null;

/** Where a record is connected; without a place one that is there already stays where it is. */
function connected(ids: readonly string[], { id, place }: { readonly id: string; readonly place: Place }) {
  if (place === null) return ids.includes(id) ? ids : [...ids, id];
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(indexIn(others, place), 0, id);
}

function indexIn(ids: readonly string[], place: NonNullable<Place>): number {
  if ("at" in place) return place.at === "start" ? 0 : ids.length;
  const beside = "before" in place ? place.before : place.after;
  const at = ids.indexOf(beside);
  if (at < 0) throw invalidValue(`${beside} is not connected: nothing can stand beside it`);
  return "before" in place ? at : at + 1;
}

function placeOf(member: unknown, path: string, found: (named: string, where: string) => string): Place {
  const position = isObject(member) ? member.position : undefined;
  if (position === undefined || position === null) return null;
  const where = `${path}.position`;
  const { before, after, start, end } = isObject(position) ? position : {};
  if (before !== undefined && before !== null) return { before: found(nameOf(before, where), where) };
  if (after !== undefined && after !== null) return { after: found(nameOf(after, where), where) };
  if (start === true) return { at: "start" };
  if (end === true) return { at: "end" };
  throw invalidValue(`Invalid position at ${where}: before, after, start or end`);
}

interface Change {
  readonly set?: unknown;
  readonly connect?: unknown;
  readonly disconnect?: unknown;
}

function isChange(raw: unknown): raw is Change {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return false;
  return "set" in raw || "connect" in raw || "disconnect" in raw;
}

/** Strapi 4's answers have what is related under "data". */
function unframed(raw: unknown): unknown {
  return isObject(raw) && "data" in raw && !("id" in raw) && !("documentId" in raw) ? raw.data : raw;
}

/** The records of a list, or the one that stands in its place. */
export function membersOf(sent: unknown, path: string): readonly unknown[] {
  const raw = unframed(sent);
  if (raw === null || raw === undefined) return [];
  const members = Array.isArray(raw) ? raw : [raw];
  if (members.length > MOST) throw invalidValue(`More than ${MOST} records at ${path}`);
  return members;
}

/** The number or document id of a record, written alone or with whatever else it was read with. */
export function nameOf(member: unknown, path: string): string {
  const named = isObject(member) ? (member.documentId ?? member.id) : member;
  if (typeof named === "string" || (typeof named === "number" && Number.isSafeInteger(named))) return String(named);
  throw invalidValue(`Invalid relation at ${path}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
