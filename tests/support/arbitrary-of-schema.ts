import fc from "fast-check";

/** As much of JSON Schema as declared bodies and queries are written in. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}
type Named = (ref: string) => Schema;

/** What no schema asks for: other types, hostile texts, numbers at the edges, deep and odd objects. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    "",
    " ",
    "\0",
    "\ud800",
    "__proto__",
    "%00",
    "' or 1=1 --",
    "x".repeat(5000),
    "٣",
    "\u202e",
  ),
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.anything({ maxDepth: 3, withNullPrototype: false }).filter(isJson),
);

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/** Values near what a schema allows: mostly of the right type, with parts that are missing, odd or not asked for. */
export function nearly(schema: Schema, named: Named): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: like(schema, named) }, { weight: 1, arbitrary: odd });
}

function like(schema: Schema, named: Named): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return like(named(schema.$ref), named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => like(one, named)));
  const [type] = [schema.type ?? "any"].flat();
  if (type === "object") return objectLike(schema, named);
  if (type === "array") return fc.array(nearly(schema.items ?? {}, named), { maxLength: 3 });
  return ofType[type ?? "any"]?.(schema) ?? odd;
}

const ofType: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  string: () =>
    fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("salma@example.org", "2027-01-01T08:00:00Z", "abc")),
  integer: ({ minimum = -10, maximum = 1000 }) => fc.integer({ min: minimum - 1, max: Math.min(maximum + 1, 2 ** 31) }),
  number: () => fc.double(),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function objectLike({ properties = {} }: Schema, named: Named): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, nearly(part, named)]));
  const known = fc.record(parts, { requiredKeys: [] });
  const whole = fc.record(parts);
  const more = fc
    .tuple(known, fc.string({ maxLength: 12 }), odd)
    .map(([one, key, value]) => ({ ...one, [key]: value }));
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: known }, { weight: 1, arbitrary: more });
}
