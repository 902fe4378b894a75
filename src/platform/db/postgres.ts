import pg from "pg";

const TIMESTAMPTZ = 1184;
const INT8 = 20;
const CONNECTED_WITHIN_MS = 8_000;

/** A pool whose instants leave as ISO strings and whose counts leave as numbers. */
export function openPostgresPool(url: string, max = 10): pg.Pool {
  const types = {
    getTypeParser(oid: number, format?: "text" | "binary") {
      if (oid === TIMESTAMPTZ) return (value: string) => new Date(value).toISOString();
      if (oid === INT8) return Number;
      return pg.types.getTypeParser(oid, format as "text");
    },
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: types as pg.CustomTypesConfig,
    application_name: "wijha",
    keepAlive: true,
    // Where the server or its connections are all taken, whoever waits longer is told so.
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
  });
  // An idle connection that the server ends is replaced by the pool; without a listener it would end this process.
  return pool.on("error", () => undefined);
}
