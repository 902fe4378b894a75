import { flagOf, type Raw, textOf, textsOf } from "./operands.ts";
import { invalidKey, invalidValue } from "./refuse.ts";

export type Comparable = string | number | boolean | null;
export type Test = (value: Comparable) => boolean;
/** How operands are read: instants compare as ISO text. */
export type Reading = "text" | "number" | "flag" | "instant";
type Known = string | number | boolean;

const READ: Readonly<Record<Reading, (text: string, path: string) => Known>> = {
  text: (text) => text,
  number(text, path) {
    const value = Number(text);
    if (text.trim() === "" || !Number.isFinite(value)) throw invalidValue(`Invalid number at ${path}`);
    return value;
  },
  flag: (text, path) => flagOf(text, path),
  instant(text, path) {
    const value = new Date(text);
    if (Number.isNaN(value.getTime())) throw invalidValue(`Invalid date at ${path}`);
    return value.toISOString();
  },
};

const folded = (value: Known) => String(value).toLowerCase();
/** A test of what is there; what is empty fails it, as in SQL. */
const known =
  (test: (value: Known) => boolean): Test =>
  (value) =>
    value !== null && test(value);

type OfOne = (wanted: Known) => Test;
const ONE: Readonly<Record<string, OfOne>> = {
  $eq: (wanted) => (value) => value === wanted,
  $eqi: (wanted) => known((value) => folded(value) === folded(wanted)),
  $ne: (wanted) => known((value) => value !== wanted),
  $nei: (wanted) => known((value) => folded(value) !== folded(wanted)),
  $lt: (wanted) => known((value) => value < wanted),
  $lte: (wanted) => known((value) => value <= wanted),
  $gt: (wanted) => known((value) => value > wanted),
  $gte: (wanted) => known((value) => value >= wanted),
};

type OfText = (wanted: string) => (value: string) => boolean;
const TEXT: Readonly<Record<string, OfText>> = {
  $contains: (wanted) => (value) => value.includes(wanted),
  $startswith: (wanted) => (value) => value.startsWith(wanted),
  $endswith: (wanted) => (value) => value.endsWith(wanted),
};

/** The test an operator makes with its operand. Names of operators are taken in any case. */
export function makeTest(operator: string, raw: Raw, reading: Reading, path: string): Test {
  const name = operator.toLowerCase();
  const read = (text: string) => READ[reading](text, path);
  if (name === "$null" || name === "$notnull") {
    const wanted = flagOf(raw, path) === (name === "$null");
    return (value) => (value === null) === wanted;
  }
  if (raw === null && name === "$eq") return (value) => value === null;
  if (raw === null && name === "$ne") return (value) => value !== null;
  if (Object.hasOwn(ONE, name)) return (ONE[name] as OfOne)(read(textOf(raw, path)));
  if (name === "$in" || name === "$notin") return oneOf(textsOf(raw, path).map(read), name === "$in");
  if (name === "$between") return between(textsOf(raw, path).map(read), path);
  return textTest(name, raw, operator, path);
}

function oneOf(wanted: readonly Known[], inside: boolean): Test {
  const values = new Set(wanted);
  return known((value) => values.has(value) === inside);
}

function between(bounds: readonly Known[], path: string): Test {
  const [low, high] = bounds;
  if (low === undefined || high === undefined || bounds.length !== 2)
    throw invalidValue(`Expected two values at ${path}`);
  return known((value) => value >= low && value <= high);
}

/** `$contains`, `$startsWith`, `$endsWith`, with `not` before and `i` after where Strapi has them. */
function textTest(name: string, raw: Raw, operator: string, path: string): Test {
  const parts = /^\$(not(?=contains))?(contains|startswith|endswith)(i?)$/.exec(name);
  if (!parts) throw invalidKey(operator, path);
  const [, not, plain, i] = parts;
  const wanted = textOf(raw, path);
  const holds = (TEXT[`$${plain}`] as OfText)(i ? wanted.toLowerCase() : wanted);
  return known((value) => holds(i ? folded(value) : String(value)) !== Boolean(not));
}
