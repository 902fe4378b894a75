import type { Field, InverseField, RelationField, ScalarField } from "./fields/field.ts";
import type { ContentType } from "./types/content-type.ts";
import { faq } from "./types/faq.ts";
import { futureSkill } from "./types/future-skill.ts";
import { job } from "./types/job.ts";
import { privacyAndPolicy } from "./types/privacy-and-policy.ts";
import { qualification } from "./types/qualification.ts";
import { sector } from "./types/sector.ts";
import { termsOfUsage } from "./types/terms-of-usage.ts";
import { workEnvironment } from "./types/work-environment.ts";
import { workplace } from "./types/workplace.ts";

/** Everything editors publish. */
export const CONTENT_TYPES = [
  job,
  sector,
  workEnvironment,
  workplace,
  qualification,
  futureSkill,
  faq,
  privacyAndPolicy,
  termsOfUsage,
] as const;

export type DeclaredType = (typeof CONTENT_TYPES)[number];
export type TypeName = DeclaredType["name"];
export type FieldsOf<T extends TypeName> = Extract<DeclaredType, { readonly name: T }>["fields"];
type WithRole<F, Role> = { [K in keyof F]: F[K] extends { readonly role: Role } ? K : never }[keyof F];
/** Relations of a type that can be filtered by slug, both ways. */
export type LinkName<T extends TypeName> = WithRole<FieldsOf<T>, "relation" | "inverse"> & string;

/** A type with its fields sorted out by what they are. */
export interface Described {
  readonly type: ContentType;
  readonly scalars: ReadonlyMap<string, ScalarField>;
  readonly relations: ReadonlyMap<string, RelationField>;
  readonly inverses: ReadonlyMap<string, InverseField>;
  /** The type at the far end of every relation and way back that may be shown. */
  readonly links: ReadonlyMap<string, string>;
}

export type Registry = ReadonlyMap<string, Described>;

/** Sorts the declarations out; throws when a relation or its way back leads nowhere. */
export function createRegistry(types: readonly ContentType[]): Registry {
  const registry = new Map(types.map((type) => [type.name, sortOut(type)]));
  for (const { type, relations, inverses } of registry.values()) {
    for (const [name, field] of relations)
      if (!registry.has(field.to))
        throw new Error(`${type.name}.${name} points at ${field.to}, which is not declared.`);
    for (const [name, { from, field }] of inverses) {
      const there = registry.get(from)?.relations.get(field);
      if (there?.to !== type.name)
        throw new Error(`${type.name}.${name} is the way back of ${from}.${field}, which does not point here.`);
      if (there.private) throw new Error(`${type.name}.${name} would show the private ${from}.${field}.`);
    }
  }
  return registry;
}

function sortOut(type: ContentType): Described {
  const only = <F extends Field>(role: F["role"]) =>
    new Map(Object.entries(type.fields).filter((entry): entry is [string, F] => entry[1].role === role));
  const relations = only<RelationField>("relation");
  const inverses = only<InverseField>("inverse");
  const links = new Map<string, string>();
  for (const [name, field] of relations) if (!field.private) links.set(name, field.to);
  for (const [name, field] of inverses) links.set(name, field.from);
  return { type, scalars: only<ScalarField>("scalar"), relations, inverses, links };
}

export const REGISTRY: Registry = createRegistry(CONTENT_TYPES);
