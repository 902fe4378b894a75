import { data } from "react-router";
import { isAppError } from "#platform/errors.ts";

/** What is not there, or not for this reader, is a page that says so. */
export async function orMissing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}
