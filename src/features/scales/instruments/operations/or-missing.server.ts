import { data } from "react-router";
import { isAppError } from "#platform/errors.ts";

/** What is not there, or not one's own, is a page that is not there. */
export async function orMissing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}
