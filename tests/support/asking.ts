import { answerContent } from "#content/query/answer.ts";
import type { AppError } from "#platform/errors.ts";
import { snapshotOf, syntheticRecords } from "../../bench/synthetic.ts";

export const COUNT = 60;
export const records = syntheticRecords(COUNT, 5);
export const snapshot = snapshotOf(records);
export const jobs = snapshot.shelf("job").records;

export interface Entry {
  id: number;
  documentId: string;
  [field: string]: unknown;
}
export interface Listed {
  data: Entry[];
  meta: { pagination: Record<string, number> };
}

/** A list's answer, parsed. */
export function ask(query: string, plural = "jobs", v4 = false): Listed {
  return JSON.parse(answerContent({ snapshot }, plural, query, { locale: "en", v4 }).body.toString());
}

/** One record's answer, parsed. */
export function one(documentId: string, query = "", plural = "jobs", v4 = false): { data: Entry; meta: object } {
  return JSON.parse(answerContent({ snapshot }, plural, query, { locale: "en", v4, documentId }).body.toString());
}

/** Why a question is refused. */
export function refusal(query: string, plural = "jobs", documentId?: string): AppError {
  try {
    answerContent({ snapshot }, plural, query, { locale: "en", v4: false, documentId });
  } catch (error) {
    return error as AppError;
  }
  throw new Error(`${query} was answered`);
}

/** The records a relation of an answer holds. */
export function related(entry: Entry | undefined, name: string): Entry[] {
  return entry?.[name] as Entry[];
}
