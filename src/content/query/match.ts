import type { Locale } from "#i18n/locales.ts";
import { isSystemField, systemValue } from "../snapshot/columns.ts";
import { intersect, type Ranks, unite, without } from "../snapshot/ranks.ts";
import type { Link, Shelf } from "../snapshot/shelf.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Condition, Naming } from "./conditions.ts";
import type { Comparable } from "./operators.ts";

/** The places of a type's shelf that meet a condition, ascending. Indexes answer what they can; only the rest is looked at. */
export function matching(snapshot: Snapshot, type: string, condition: Condition | null, locale: Locale): Ranks {
  return condition ? new Matcher(snapshot, locale).ranks(condition, type) : snapshot.all(type);
}

class Matcher {
  private readonly snapshot: Snapshot;
  private readonly locale: Locale;

  constructor(snapshot: Snapshot, locale: Locale) {
    this.snapshot = snapshot;
    this.locale = locale;
  }

  ranks(condition: Condition, type: string): Ranks {
    const shelf = this.snapshot.shelf(type);
    switch (condition.kind) {
      case "named":
        return namedRanks(shelf, condition.by, condition.values);
      case "linked":
        return this.linked(linkOf(shelf, condition.link), condition.part, shelf.records.length);
      case "some":
        return unite(
          condition.parts.map((part) => this.ranks(part, type)),
          shelf.records.length,
        );
      case "every":
        return this.every(condition.parts, type);
      case "not":
        return without(this.ranks(condition.part, type), shelf.records.length);
      case "value":
        return this.holding(condition, type, this.snapshot.all(type));
    }
  }

  /** Looks into records only after the indexes have left few of them. */
  private every(parts: readonly Condition[], type: string): Ranks {
    const quick = parts.filter((part) => part.kind !== "value").map((part) => this.ranks(part, type));
    const slow = parts.filter((part) => part.kind === "value");
    let left =
      quick.length === 0 ? this.snapshot.all(type) : quick.sort((a, b) => a.length - b.length).reduce(intersect);
    for (const part of slow) left = this.holding(part, type, left);
    return left;
  }

  private linked(link: Link, part: Condition | null, size: number): Ranks {
    const targets = part ? this.ranks(part, link.type) : this.snapshot.all(link.type);
    return unite(
      Array.from(targets, (target) => link.back.at(target)),
      size,
    );
  }

  private holding(condition: Extract<Condition, { kind: "value" }>, type: string, among: Ranks): Ranks {
    const { field, test } = condition;
    const column = this.column(type, field);
    return among.filter((rank) => test(column[rank] ?? null));
  }

  /** A field of all records of a type as it is compared, made once. */
  private column(type: string, name: string): readonly Comparable[] {
    const { snapshot, locale } = this;
    return snapshot.once(`column/${type}/${name}/${locale}`, () => {
      const declared = snapshot.registry.get(type)?.scalars.get(name);
      return snapshot.shelf(type).records.map((record) => {
        if (isSystemField(name)) return systemValue(record, name, locale);
        return declared ? (record.onWire(name, declared, locale) as Comparable) : null;
      });
    });
  }
}

function namedRanks(shelf: Shelf, by: Naming, values: readonly string[]): Ranks {
  const found = values.map((value) => {
    if (by === "slug") return shelf.bySlug.get(value);
    if (by === "documentId") return shelf.byDocumentId.get(value);
    return shelf.byId.get(/^\d{1,15}$/.test(value) ? Number(value) : -1);
  });
  return Int32Array.from(new Set(found.filter((rank) => rank !== undefined))).sort();
}

function linkOf(shelf: Shelf, name: string): Link {
  const link = shelf.links.get(name);
  if (!link) throw new Error(`There is no relation ${name}.`);
  return link;
}
