import { openContent, type Published } from "#content/open.server.ts";
import { REGISTRY, type Registry } from "#content/registry.ts";
import { systemRandom } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { createEvents } from "#platform/events/create.ts";
import { createLog } from "#platform/log.ts";
import type { Actor, Person } from "#shared/actor.ts";
import type { TestDatabase } from "./database.ts";

export interface TestContent {
  readonly ctx: Context;
  readonly content: Published;
  /** Moves the time by milliseconds. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/** A context with published content over a test database, without the HTTP server. */
export async function openTestContent(
  { database }: Pick<TestDatabase, "database">,
  registry: Registry = REGISTRY,
): Promise<TestContent> {
  const log = createLog("silent");
  let now = Date.parse("2026-11-20T08:00:00.000Z");
  const clock = { now: () => new Date(now) };
  const events = await createEvents(database, log);
  const extensions = { recordChanged: [] };
  const queue = { wake: () => undefined };
  const base = { database, db: database.kysely, clock, random: systemRandom, log, events, extensions, queue };
  const { content, close } = await openContent(base, registry);
  return {
    ctx: { ...base, content } as unknown as Context,
    content,
    advance: (ms) => {
      now += ms;
    },
    async close() {
      close();
      await events.close();
    },
  };
}

const origin = { address: "127.0.0.1", device: "", userAgent: "" };

export const testVisitor: Actor = { kind: "visitor", locale: "en", origin };
export const testPerson: Person = {
  kind: "person",
  id: 7,
  email: "somebody@wijha.example",
  firstName: "Salma",
  lastName: "Harthi",
  accountType: "Employee",
  roles: [],
  locale: "en",
  origin,
  signInId: "test",
  isPlace: false,
  provedAt: null,
  consentVersion: null,
  eraseAt: null,
};
export const testEditor: Person = { ...testPerson, roles: ["editor"] };
