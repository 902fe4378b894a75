import type { Compilable, CompiledQuery, QueryId } from "kysely";
import type { Db } from "./open.ts";

/**
 * A query that comes with every request, built once for each database instead of once a request. `build` is handed marks in place of the
 * values; each value asked with takes the place of its mark. Values that are built in stay as they are.
 */
export function builtOnce<Row, Values extends readonly unknown[]>(
  build: (db: Db, ...marks: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const made = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const known = made.get(db) ?? build(db, ...(values.map((_, at) => markOf(at)) as unknown as Values)).compile();
    made.set(db, known);
    const parameters = known.parameters.map((one) => {
      const at = MARKS.indexOf(one as string);
      return at < 0 ? one : values[at];
    });
    const { rows } = await db.executeQuery<Row>({ ...known, queryId: nextId(), parameters });
    return rows;
  };
}

const MARKS = ["\u0000mark 0", "\u0000mark 1", "\u0000mark 2"];

function markOf(at: number): string {
  const mark = MARKS[at];
  if (mark === undefined) throw new Error("A query built once takes three values at most.");
  return mark;
}

let asked = 0;
/** Kysely tells queries under way apart by it. */
function nextId(): QueryId {
  asked = (asked + 1) % Number.MAX_SAFE_INTEGER;
  return { queryId: `once ${asked}` };
}
