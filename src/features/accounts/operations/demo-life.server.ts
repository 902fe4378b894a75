import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Account, Origin } from "#shared/actor.ts";
import { accountOf } from "./read-account.server.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly demoPasts: readonly DemoPast[];
  }
}

export const DEMO_NAMES = ["student", "guardian", "advisor", "editor", "admin"] as const;
export type DemoName = (typeof DEMO_NAMES)[number];

/** The demo people, and what the program can do on a day of their past. */
export interface DemoLife {
  readonly people: Readonly<Record<DemoName, Account>>;
  /** The context as it was so many days ago. */
  ago(days: number): Context;
}

/** What a feature lets the demo people have done before anybody looks. */
export interface DemoPast {
  /** Done once, when they are made. */
  readonly fill: (life: DemoLife) => Promise<void>;
  /** Takes away, once the demo is over, what would stand among the things of real people. */
  readonly clear?: (ctx: Context) => Promise<void>;
}

/** A device nobody has; limits of tries never meet a real one there. */
export const DEMO_ORIGIN: Origin = { address: "0.0.0.0", device: "", userAgent: "" };
const DAY_MS = 86_400_000;

/** The same program with its clock set back. */
export function daysAgo(ctx: Context, days: number): Context {
  return { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() - days * DAY_MS) } };
}

/** The address of a demo person. */
export function demoEmail(name: DemoName): string {
  return `${name}@wijha.example`;
}

/** Lets every feature fill in the past of the demo people, in the order of the list. */
export async function fillDemoPasts(ctx: Context): Promise<void> {
  const people: Partial<Record<DemoName, Account>> = {};
  for (const name of DEMO_NAMES) {
    const user = await readUserByEmail(ctx.db, demoEmail(name));
    if (!user) return;
    people[name] = { ...(await accountOf(ctx, user)), origin: DEMO_ORIGIN };
  }
  const life: DemoLife = { people: people as DemoLife["people"], ago: (days) => daysAgo(ctx, days) };
  for (const past of ctx.extensions.demoPasts) await past.fill(life);
}

/** Takes away what the demo left among the things of real people; without any nothing happens. */
export async function clearDemoPasts(ctx: Context): Promise<void> {
  for (const past of ctx.extensions.demoPasts) await past.clear?.(ctx);
}
