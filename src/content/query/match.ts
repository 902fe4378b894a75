import type { Locale } from "#i18n/locales.ts";
import { isSystemField, systemValue } from "../snapshot/columns.ts";
import { Haystack } from "../snapshot/haystack.ts";
import { intersect, NO_RANKS, type Ranks, unite, without } from "../snapshot/ranks.ts";
import type { Link, Shelf } from "../snapshot/shelf.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Condition, Naming } from "./conditions.ts";
import type { Comparable } from "./operators.ts";

/** The places of a type's shelf that meet a condition, ascending. Indexes answer what they can; only the rest is looked at. */
export function matching(snapshot: Snapshot, type: string, condition: Condition | null, locale: Locale): Ranks {
  return condition ? new Matcher(snapshot, locale).ranks(condition, type) : snapshot.all(type);
}

/** Below one in so many, looking into the few is quicker than walking over the texts of all. */
const FEW = 16;

type ValueCondition = Extract<Condition, { kind: "value" }>;
type WordsCondition = Extract<Condition, { kind: "words" }>;

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
      case "words":
        return this.saying(condition.words, type, this.snapshot.all(type));
      case "value":
        return this.indexed(condition, type) ?? this.passing(condition, type, this.snapshot.all(type));
    }
  }

  /** Looks into records only after the indexes have left few of them. */
  private every(parts: readonly Condition[], type: string): Ranks {
    const quick: Ranks[] = [];
    const slow: (ValueCondition | WordsCondition)[] = [];
    for (const part of parts) {
      const found =
        part.kind === "value" ? this.indexed(part, type) : part.kind === "words" ? null : this.ranks(part, type);
      if (found) quick.push(found);
      else slow.push(part as ValueCondition | WordsCondition);
    }
    let left =
      quick.length === 0 ? this.snapshot.all(type) : quick.sort((a, b) => a.length - b.length).reduce(intersect);
    for (const part of slow)
      left = part.kind === "words" ? this.saying(part.words, type, left) : this.passing(part, type, left);
    return left;
  }

  private linked(link: Link, part: Condition | null, size: number): Ranks {
    const targets = part ? this.ranks(part, link.type) : this.snapshot.all(link.type);
    return unite(
      Array.from(targets, (target) => link.back.at(target)),
      size,
    );
  }

  /** Values out of a fixed few have an index; null for other fields and questions. */
  private indexed({ field, equal }: ValueCondition, type: string): Ranks | null {
    const { snapshot } = this;
    const declared = snapshot.registry.get(type)?.scalars.get(field);
    if (!equal || declared?.kind !== "enumeration" || declared.localised) return null;
    const index = snapshot.once(`index/${type}/${field}`, () => indexOf(this.column(type, field)));
    return unite(
      [...new Set(equal)].map((value) => index.get(value) ?? NO_RANKS),
      snapshot.shelf(type).records.length,
    );
  }

  private passing(condition: ValueCondition, type: string, among: Ranks): Ranks {
    const { field, test, held } = condition;
    if (held && among.length * FEW > this.snapshot.shelf(type).records.length) {
      const texts = this.haystack(type, field, held.isFolded);
      const found = held.isNot ? texts.without(held.text) : texts.holding(held.text);
      if (found) return intersect(found, among);
    }
    const column = this.column(type, field);
    return among.filter((rank) => test(column[rank] ?? null));
  }

  private saying(words: readonly string[], type: string, among: Ranks): Ranks {
    const { snapshot } = this;
    const searched = snapshot.registry.get(type)?.searched ?? [];
    return words.reduce((left, word) => {
      const found = searched.flatMap((name) => this.haystack(type, name, true).holding(word) ?? []);
      return intersect(unite(found, snapshot.shelf(type).records.length), left);
    }, among);
  }

  /** The texts of a field of all records as one, made once. */
  private haystack(type: string, name: string, isFolded: boolean): Haystack {
    return this.snapshot.once(`haystack/${type}/${name}/${isFolded}/${this.locale}`, () => {
      const texts = this.column(type, name).map((value) => (value === null ? null : String(value)));
      return new Haystack(isFolded ? texts.map((text) => text?.toLowerCase() ?? null) : texts);
    });
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

/** Which records have each value, ascending. */
function indexOf(column: readonly Comparable[]): ReadonlyMap<string, Ranks> {
  const lists = new Map<string, number[]>();
  column.forEach((value, rank) => {
    if (value === null) return;
    const list = lists.get(String(value));
    if (list) list.push(rank);
    else lists.set(String(value), [rank]);
  });
  return new Map([...lists].map(([value, ranks]) => [value, Int32Array.from(ranks)]));
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
