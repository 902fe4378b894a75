import { parentPort, workerData } from "node:worker_threads";
import { REGISTRY } from "#content/registry.ts";
import { readPublished } from "#content/store.server.ts";
import { openDatabase } from "#platform/db/open.ts";
import { entryOf } from "./entry-of-record.server.ts";
import { buildIndex } from "./rules/build-index.ts";

// A thread of its own: it reads what is published, makes the index, hands it over and ends.
const database = openDatabase(workerData as { databaseUrl: string; dataDir: string });
const rows = (await readPublished(database.kysely)).filter((row) => REGISTRY.get(row.type)?.type.isSearched);
await database.close();
const entries = rows.flatMap((row) => {
  const described = REGISTRY.get(row.type);
  return described && row.published_json ? [entryOf(described, row.id, row.published_json)] : [];
});
parentPort?.postMessage({ flat: buildIndex(entries), updated: rows.map((row) => row.updated_at) });
