import type { RelationField } from "../fields/field.ts";
import { invalidValue } from "../query/refuse.ts";

/** The document id of the record that a client names by its number or document id; null when there is none. */
export type Resolve = (type: string, named: string) => string | null;

const MOST = 500;
const ENTITY_KEYS = ["id", "documentId", "locale", "status", "position"];

/** A relation as Strapi takes it: a list, one, null, or an object of connect, disconnect and set. */
export function readLinks(
  relation: RelationField,
  before: readonly string[],
  raw: unknown,
  path: string,
  resolve: Resolve,
): readonly string[] {
  const ids = (value: unknown, where: string) => namedRecords(value, where).map((named) => found(named, where));
  const found = (named: string, where: string) => {
    const id = resolve(relation.to, named);
    if (id === null) throw invalidValue(`No ${relation.to} ${named.slice(0, 60)} at ${where}`);
    return id;
  };
  if (raw === null || raw === undefined) return [];
  if (!isChange(raw)) return unique(ids(raw, path));
  const { set, connect, disconnect } = raw;
  const start = set === undefined ? before : ids(set, `${path}.set`);
  // What was removed meanwhile is no longer found, and may still be let go.
  const named = namedRecords(disconnect, `${path}.disconnect`);
  const gone = new Set(named.map((one) => resolve(relation.to, one) ?? one));
  const added = ids(connect, `${path}.connect`);
  const kept = start.filter((id) => !gone.has(id));
  return unique(relation.one && added.length > 0 ? added : [...kept, ...added]);
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

function namedRecords(raw: unknown, path: string): string[] {
  if (raw === null || raw === undefined) return [];
  const members = Array.isArray(raw) ? raw : [raw];
  if (members.length > MOST) throw invalidValue(`More than ${MOST} records at ${path}`);
  return members.map((member) => nameOf(member, path));
}

function nameOf(member: unknown, path: string): string {
  if (typeof member === "string" || (typeof member === "number" && Number.isSafeInteger(member))) return String(member);
  if (typeof member === "object" && member !== null && !Array.isArray(member)) {
    const { documentId, id } = member as { documentId?: unknown; id?: unknown };
    const named = documentId ?? id;
    const known = Object.keys(member).every((key) => ENTITY_KEYS.includes(key));
    if (known && (typeof named === "string" || typeof named === "number")) return String(named);
  }
  throw invalidValue(`Invalid relation at ${path}`);
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
