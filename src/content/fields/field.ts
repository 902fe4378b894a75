import type { z } from "zod";
import type { Kind } from "../library/kinds.ts";

/** How a value is compared by filters and sorted; "none" can be neither. */
export type Comparison = "text" | "number" | "flag" | "none";

/** Records of another type that a value names by their slugs. */
export interface NamedRecords<Value = unknown> {
  readonly to: string;
  /** The relation that holds the same records, so that filters find them. */
  readonly listedIn: string;
  slugsIn(value: Value): readonly string[];
}

/** A value that a record holds itself. `Empty` is what readers see when nothing was written. */
export interface ScalarField<Value = unknown, Empty = unknown> {
  readonly role: "scalar";
  readonly kind: string;
  readonly schema: z.ZodType<Value>;
  /** Written once per language, or once for all. */
  readonly localised: boolean;
  /** Must be there before a record is published (in each language it has). */
  readonly required: boolean;
  /** Never leaves the server: no answer, filter, sort or populate reaches it. */
  readonly private: boolean;
  readonly searched: boolean;
  readonly comparison: Comparison;
  readonly empty: Empty;
  readonly names: NamedRecords<Value> | null;
  /** A day that is written now must not have passed. */
  readonly isAhead: boolean;
  /** The value as the API writes it. */
  toWire(value: Value): unknown;
}

/** Records of another type that a record points at, in the editor's order; at most one where `one` is set. */
export interface RelationField<To extends string = string, One extends boolean = boolean> {
  readonly role: "relation";
  readonly kind: "relation" | "media";
  /** What the files of the media library are that it takes; null for every kind of them, and for other records. */
  readonly family: Kind["family"] | null;
  readonly to: To;
  readonly one: One;
  readonly private: boolean;
}

/** The other way round of a relation: the records of `from` whose `field` points here. */
export interface InverseField<From extends string = string> {
  readonly role: "inverse";
  readonly kind: "inverse";
  readonly from: From;
  readonly field: string;
  readonly private: boolean;
}

export type Field = ScalarField | RelationField | InverseField;
export type Fields = Readonly<Record<string, Field>>;

export interface ScalarOptions {
  readonly localised?: boolean;
  readonly required?: boolean;
  readonly private?: boolean;
  readonly searched?: boolean;
}

/** What readers see of a field left empty: null, unless the field must be there. */
export type EmptyOf<O extends ScalarOptions> = O extends { readonly required: true } ? never : null;

interface ScalarKind<Value> {
  readonly kind: string;
  readonly schema: z.ZodType<Value>;
  readonly comparison?: Comparison;
  readonly toWire?: (value: Value) => unknown;
  readonly names?: NamedRecords<Value> | undefined;
  readonly isAhead?: boolean | undefined;
}

/** Makes a field of a kind from the options of its declaration. */
export function scalar<Value, const O extends ScalarOptions>(
  kind: ScalarKind<Value>,
  options: O,
): ScalarField<Value, EmptyOf<O>> {
  return {
    role: "scalar",
    kind: kind.kind,
    schema: kind.schema,
    localised: options.localised ?? false,
    required: options.required ?? false,
    private: options.private ?? false,
    searched: options.searched ?? false,
    comparison: kind.comparison ?? "text",
    empty: null as EmptyOf<O>,
    names: kind.names ?? null,
    isAhead: kind.isAhead ?? false,
    toWire: kind.toWire ?? ((value) => value),
  };
}

/** The same for kinds whose empty value is an empty list. */
export function listed<Value, const O extends ScalarOptions>(
  kind: ScalarKind<readonly Value[]>,
  options: O,
): ScalarField<readonly Value[], never> {
  return { ...scalar(kind, options), empty: [] as never };
}
