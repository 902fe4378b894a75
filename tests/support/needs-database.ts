import { readFileSync } from "node:fs";

/** True when a test file asks for a database or a running server, so that PostgreSQL must be there first. */
export function needsDatabase(file: string): boolean {
  return /support\/|eachEngine|TEST_POSTGRES_URL/.test(readFileSync(file, "utf8"));
}
