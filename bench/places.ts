import pg from "pg";
import { type Ask, type Paced, within } from "./paced.ts";
import type { Place } from "./people.ts";
import type { Server } from "./processes.ts";
import { tenth } from "./spread.ts";

export const METRICS_TOKEN = "a token of the bench";

/** An empty database of a name of its own on a PostgreSQL. @returns its address. */
export async function newDatabase(admin: string, part: string): Promise<string> {
  const name = `wijha_bench_${part}_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

/** Each request may name an address it comes from: what is limited on purpose is not measured here. */
export function settingsOf({ databaseUrl }: Place): Record<string, string> {
  return { TRUST_PROXY: "1", METRICS_TOKEN, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** A page that is stored for visitors, and one that is made anew for somebody signed in. */
export function pagesOf({ address }: Server, token: string): { readonly name: string; readonly make: () => Ask }[] {
  const page = (path: string, cookie: string): Ask => ({ method: "GET", url: address + path, headers: { cookie } });
  return [
    { name: "stored page /jobs", make: () => page("/jobs", "lang=en") },
    { name: "page /home of somebody signed in", make: () => page("/home", `lang=en; wijha=${token}`) },
  ];
}

export function latency(one: Paced | undefined): string {
  return one ? `p50 ${tenth(within(one, 50))}, p99 ${tenth(within(one, 99))}` : "";
}

export function statusWords({ statuses }: Paced): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}
