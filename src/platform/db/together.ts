import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Db } from "./open.ts";

interface Waiting {
  readonly key: number;
  readonly work: (db: Db) => Promise<unknown>;
  readonly done: (value: never) => void;
  readonly failed: (error: unknown) => void;
}

interface Line {
  readonly waiting: Waiting[];
  isMoving: boolean;
}

/** More than this would keep the first of them waiting for the last. */
const MOST = 64;
const lines = new WeakMap<object, Line>();

/**
 * Small writes that wait at the same moment, carried out in one transaction: writing to the disk costs more than what is written.
 * Each resolves once all are on disk. What one of them throws undoes that one alone. `key` is the row it locks: those who lock several keep one order.
 */
export function together<T>({ database, db }: Context, key: number, work: (db: Db) => Promise<T>): Promise<T> {
  const line = lines.get(database) ?? { waiting: [], isMoving: false };
  lines.set(database, line);
  return new Promise<T>((done, failed) => {
    line.waiting.push({ key, work, done, failed });
    if (!line.isMoving) void move(db, line);
  });
}

async function move(db: Db, line: Line): Promise<void> {
  line.isMoving = true;
  while (line.waiting.length > 0) {
    // What has just come in joins.
    await new Promise((resolve) => setImmediate(resolve));
    await carryOut(db, line.waiting.splice(0, MOST));
  }
  line.isMoving = false;
}

async function carryOut(db: Db, all: readonly Waiting[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      for (const one of all.toSorted((a, b) => a.key - b.key)) answers.push(await alone(transaction, one));
    });
  } catch (error) {
    for (const { failed } of all) failed(error);
    return;
  }
  for (const answer of answers) answer();
}

/** @returns what is to be said once the transaction has ended. */
async function alone(db: Db, { work, done, failed }: Waiting): Promise<() => void> {
  await sql`savepoint one`.execute(db);
  try {
    const value = (await work(db)) as never;
    await sql`release savepoint one`.execute(db);
    return () => done(value);
  } catch (error) {
    await sql`rollback to savepoint one`.execute(db);
    return () => failed(error);
  }
}
