import type { Field, InverseField, RelationField, ScalarField } from "./fields/field.ts";
import { academicDegree } from "./types/academic-degree.ts";
import { academicDegreeArea } from "./types/academic-degree-area.ts";
import { academicProgram } from "./types/academic-program.ts";
import { academicProgramCategory } from "./types/academic-program-category.ts";
import { academicProgramInstitute } from "./types/academic-program-institute.ts";
import { academicProgramLocation } from "./types/academic-program-location.ts";
import { academicSubjectOption } from "./types/academic-subject-option.ts";
import { blog } from "./types/blog.ts";
import { book } from "./types/book.ts";
import { bookAuthor } from "./types/book-author.ts";
import { certification } from "./types/certification.ts";
import type { ContentType } from "./types/content-type.ts";
import { course } from "./types/course.ts";
import { document } from "./types/document.ts";
import { faq } from "./types/faq.ts";
import { featuredBlog } from "./types/featured-blog.ts";
import { file } from "./types/file.ts";
import { futureSkill } from "./types/future-skill.ts";
import { institution } from "./types/institution.ts";
import { job } from "./types/job.ts";
import { menternship } from "./types/menternship.ts";
import { meritProgram } from "./types/merit-program.ts";
import { privacyAndPolicy } from "./types/privacy-and-policy.ts";
import { qualification } from "./types/qualification.ts";
import { sector } from "./types/sector.ts";
import { siteSettings } from "./types/site-settings.ts";
import { termsOfUsage } from "./types/terms-of-usage.ts";
import { tipsAndTrick } from "./types/tips-and-trick.ts";
import { university } from "./types/university.ts";
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
  academicDegree,
  academicDegreeArea,
  university,
  institution,
  certification,
  academicProgram,
  academicSubjectOption,
  academicProgramLocation,
  academicProgramCategory,
  academicProgramInstitute,
  meritProgram,
  menternship,
  course,
  book,
  bookAuthor,
  blog,
  document,
  faq,
  featuredBlog,
  tipsAndTrick,
  privacyAndPolicy,
  termsOfUsage,
  siteSettings,
  file,
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
  /** Those of them that lead to one record at most. */
  readonly toOne: ReadonlySet<string>;
  /** Some of it is written once for each language. */
  readonly isLocalised: boolean;
  /** The public texts that are searched; of a type that names none, what names its records. */
  readonly searched: readonly string[];
}

export type Registry = ReadonlyMap<string, Described>;

/** Sorts the declarations out; throws when a relation or its way back leads nowhere. */
export function createRegistry(types: readonly ContentType[]): Registry {
  const registry = new Map(types.map((type) => [type.name, sortOut(type)]));
  for (const { type, scalars, relations, inverses } of registry.values()) {
    for (const [name, { names }] of scalars)
      if (names && relations.get(names.listedIn)?.to !== names.to)
        throw new Error(`${type.name}.${name} names ${names.to}, which ${names.listedIn} does not point at.`);
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
  const toOne = new Set([...relations].filter(([, field]) => field.one && !field.private).map(([name]) => name));
  const scalars = only<ScalarField>("scalar");
  const texts = [...scalars].filter(([, field]) => !field.private && field.comparison === "text");
  const declared = texts.filter(([, field]) => field.searched).map(([name]) => name);
  const searched = declared.length > 0 ? declared : texts.map(([name]) => name).filter((name) => name === type.label);
  const isLocalised = [...scalars.values()].some(({ localised }) => localised);
  return { type, scalars, relations, inverses, links, toOne, isLocalised, searched };
}

export const REGISTRY: Registry = createRegistry(CONTENT_TYPES);
