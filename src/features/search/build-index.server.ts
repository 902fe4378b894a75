import { parentPort, workerData } from "node:worker_threads";
import { REGISTRY } from "#content/registry.ts";
import { findReplaced } from "#content/snapshot/replaced.ts";
import { readPublished } from "#content/store.server.ts";
import { openDatabase } from "#platform/db/open.ts";
import { entryOf } from "./entry-of-record.server.ts";
import { buildIndex } from "./rules/build-index.ts";

// A thread of its own: it reads what is published, makes the index, hands it over and ends.
const database = openDatabase(workerData as { databaseUrl: string; dataDir: string });
const rows = (await readPublished(database.kysely)).filter((row) => REGISTRY.get(row.type)?.type.isSearched);
await database.close();
const stored = rows.flatMap((row) => (row.published_json ? [{ ...row, body: row.published_json }] : []));
const replaced = [...Map.groupBy(stored, ({ type }) => type)].flatMap(([type, own]) => [
  ...findReplaced(own, REGISTRY.get(type)?.type.givesWay ?? null),
]);
const hidden = new Set(replaced.map(([row]) => row));
const formerOf = new Map(replaced.map(([row, other]) => [other, row.body]));
const shown = stored.filter((row) => !hidden.has(row));
const entries = shown.flatMap((row) => {
  const described = REGISTRY.get(row.type);
  return described ? [entryOf(described, row.id, row.body, formerOf.get(row))] : [];
});
parentPort?.postMessage({ flat: buildIndex(entries), updated: shown.map((row) => row.updated_at) });
