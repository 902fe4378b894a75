import type { Described, Registry } from "../registry.ts";
import { isSystemField } from "../snapshot/columns.ts";
import { type Condition, every, linked, type Naming, named, not, some, spoken, value } from "./conditions.ts";
import { flagOf, isGroup, membersOf, type Raw, textOf, textsOf } from "./operands.ts";
import { makeTest, type Reading } from "./operators.ts";
import { invalidKey, invalidValue } from "./refuse.ts";

const DEEPEST = 8;
const MOST_CONDITIONS = 100;
const NAMINGS: readonly string[] = ["slug", "documentId", "id"];
const SYSTEM_READING: Readonly<Record<string, Reading>> = {
  id: "number",
  createdAt: "instant",
  updatedAt: "instant",
  publishedAt: "instant",
};

/** What one question is read with: its conditions are counted over all its filters. */
export interface Scope {
  readonly registry: Registry;
  conditions: number;
}

/** Understands `filters` of a type; null when nothing is asked. Only declared, public fields can be reached. */
export function parseFilters(raw: Raw, described: Described, scope: Scope, path = ""): Condition | null {
  if (raw === undefined || raw === null || raw === "") return null;
  const reading = new FilterReading(scope);
  const parts = reading.group(raw, described, path, 1);
  return parts.length === 0 ? null : every(parts);
}

const LONGEST_WORDS = 200;
const MOST_WORDS = 10;

/** Understands `_q`: every one of its words must stand in a record's searched texts; null when nothing is asked. */
export function parseWords(raw: Raw): Condition | null {
  if (raw === undefined || raw === null) return null;
  const text = textOf(raw, "_q");
  if (text.length > LONGEST_WORDS) throw invalidValue(`_q is longer than ${LONGEST_WORDS} characters`);
  const words = [...new Set(text.toLowerCase().split(/\s+/))].filter((word) => word !== "");
  if (words.length > MOST_WORDS) throw invalidValue(`More than ${MOST_WORDS} words in _q`);
  return words.length === 0 ? null : spoken(words);
}

class FilterReading {
  private readonly scope: Scope;

  constructor(scope: Scope) {
    this.scope = scope;
  }

  /** The conditions of an object of fields, all of which must hold. */
  group(raw: Raw, described: Described, path: string, depth: number): Condition[] {
    if (depth > DEEPEST) throw invalidValue(`filters are nested deeper than ${DEEPEST} levels`);
    if (!isGroup(raw)) throw invalidValue(`Invalid value at ${path || "filters"}`);
    return Object.entries(raw).map(([key, part]) => {
      const where = path ? `${path}.${key}` : key;
      const inner = (one: Raw) => every(this.group(one, described, where, depth + 1));
      if (key.startsWith("$")) return this.combined(key, part, where, inner);
      return this.field(key, part, described, where, depth);
    });
  }

  private combined(key: string, raw: Raw, path: string, inner: (raw: Raw) => Condition): Condition {
    const name = key.toLowerCase();
    if (name === "$not") return not(inner(raw));
    if (name !== "$and" && name !== "$or") throw invalidKey(key, path);
    const members = membersOf(raw) ?? [raw];
    const parts = members.map(inner);
    return name === "$and" || parts.length === 0 ? every(parts) : some(parts);
  }

  private field(name: string, raw: Raw, described: Described, path: string, depth: number): Condition {
    const target = this.scope.registry.get(described.links.get(name) ?? "");
    if (target) return this.link(name, raw, target, path, depth);
    const reading = readingOf(described, name);
    if (!reading) throw invalidKey(name, path);
    return this.scalar(name, raw, reading, path, depth);
  }

  private scalar(field: string, raw: Raw, reading: Reading, path: string, depth: number): Condition {
    if (depth > DEEPEST) throw invalidValue(`filters are nested deeper than ${DEEPEST} levels`);
    if (!isGroup(raw)) return this.operation(field, "$eq", raw ?? null, reading, path);
    const parts = Object.entries(raw).map(([operator, operand]) => {
      const where = `${path}.${operator}`;
      if (!operator.startsWith("$")) throw invalidKey(operator, where);
      if (/^\$(and|or|not)$/i.test(operator))
        return this.combined(operator, operand, where, (one) => this.scalar(field, one, reading, where, depth + 1));
      return this.operation(field, operator, operand, reading, where);
    });
    return every(parts);
  }

  private operation(field: string, operator: string, raw: Raw, reading: Reading, path: string): Condition {
    this.count();
    const name = operator.toLowerCase();
    if (NAMINGS.includes(field) && (name === "$eq" || name === "$in") && raw !== null)
      return named(field as Naming, name === "$eq" ? [textOf(raw, path)] : textsOf(raw, path));
    return value(field, makeTest(operator, raw, reading, path), operator, raw);
  }

  private link(name: string, raw: Raw, target: Described, path: string, depth: number): Condition {
    this.count();
    if (raw === null) return not(linked(name, null));
    if (!isGroup(raw)) return linked(name, byIdentity(raw, path));
    const fields: Record<string, Raw> = {};
    const parts: Condition[] = [];
    for (const [key, part] of Object.entries(raw)) {
      const where = `${path}.${key}`;
      const operator = key.toLowerCase();
      if (operator === "$eq" || operator === "$in") parts.push(linked(name, byIdentity(part, where)));
      else if (operator === "$null" || operator === "$notnull") {
        const empty = flagOf(part, where) === (operator === "$null");
        parts.push(empty ? not(linked(name, null)) : linked(name, null));
      } else fields[key] = part;
    }
    if (Object.keys(fields).length > 0) parts.push(linked(name, every(this.group(fields, target, path, depth + 1))));
    return every(parts);
  }

  private count(): void {
    this.scope.conditions += 1;
    if (this.scope.conditions > MOST_CONDITIONS)
      throw invalidValue(`More than ${MOST_CONDITIONS} conditions in filters`);
  }
}

/** A relation compared with a value means the related record's number or document id. */
function byIdentity(raw: Raw, path: string): Condition {
  const values = textsOf(raw, path);
  return named(values.every((text) => /^\d{1,15}$/.test(text)) ? "id" : "documentId", values);
}

function readingOf(described: Described, name: string): Reading | null {
  if (isSystemField(name)) return SYSTEM_READING[name] ?? "text";
  const field = described.scalars.get(name);
  return !field || field.private || field.comparison === "none" ? null : field.comparison;
}
