import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { DEMO_PASSWORD, ensureDemoPeople } from "#features/accounts/demo.server.ts";
import { clearDemoPasts, fillDemoPasts } from "#features/accounts/operations/demo-life.server.ts";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { replayErasures } from "#features/privacy/operations/erase-account.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { supportAddress } from "#features/site/operations.server.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { lockDataFolder, prepareDataFolder } from "#platform/data-folder.ts";
import { alone } from "#platform/db/alone.ts";
import { startWorker } from "#platform/queue/worker.ts";
import { createContext, type Overrides } from "./context.ts";
import { WORK } from "./features.ts";
import { createHttp } from "./http.ts";
import { loadShipped, seedFolder } from "./load-shipped.ts";
import { type PagesOptions, pagesPart } from "./pages.ts";
import { openPrepared } from "./prepare.ts";
import { tidyMemory } from "./tidy-memory.ts";

const STOP_WITHIN_MS = 10_000;

export interface Serving {
  readonly ctx: Context;
  readonly app: FastifyInstance;
  readonly address: string;
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly say?: (line: string) => void;
  readonly overrides?: Overrides;
  /** Development brings its own pages; the program uses its build. */
  readonly pages?: PagesOptions;
  readonly handleSignals?: boolean;
}

/** Starts everything in order, saying each step. Resolves once requests are answered. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<Serving> {
  const stopTidying = tidyMemory();
  const say = options.say ?? ((line: string) => process.stdout.write(`${line}\n`));
  prepareDataFolder(config.dataDir);
  const lock = lockDataFolder(config.dataDir);
  const { database, applied } = await openPrepared(config);
  say(
    `      Data folder ${config.dataDir}${applied.length > 0 ? `, database brought up to date (${applied.length})` : ""}`,
  );
  const { ctx, close } = await createContext(config, database, options.overrides);
  const { changed, again } = await alone(database, () => fill(ctx));
  if (changed > 0) say(`      Shipped content: ${changed} records loaded`);
  if (again > 0) say(`      Restored copy: ${again} accounts that were erased before are erased again`);
  const worker = startWorker(ctx, WORK);
  const app = await createHttp(ctx, pagesPart(options.pages ?? (await builtPages())));
  const address = await listen(app, config);
  // The first question would wait for the index otherwise.
  void ctx.search.current();
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      const limit = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
      limit.unref();
      stopTidying();
      await app.close();
      await worker.stop();
      await close();
      lock.release();
      clearTimeout(limit);
    })();
    return stopping;
  };
  if (options.handleSignals !== false) stopOnSignals(stop);
  await sayReady(ctx, address, say);
  return { ctx, app, address, stop };
}

/** What the program brings into a database; another process that starts may have brought it by now. */
async function fill(ctx: Context): Promise<{ changed: number; again: number }> {
  const changed = await loadShipped(ctx);
  await loadInstruments(ctx, seedFolder());
  const demo = await ensureDemoPeople(ctx);
  if (demo === "new") await fillDemoPasts(ctx);
  else if (demo === "off") await clearDemoPasts(ctx);
  return { changed, again: await replayErasures(ctx) };
}

async function builtPages(): Promise<PagesOptions> {
  const build = (await import("virtual:react-router/server-build")) as ServerBuild;
  return { build, clientFolder: path.join(import.meta.dirname, "../client") };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    await app.close();
    if (code === "EADDRINUSE")
      throw new ConfigError(
        `Port ${config.port} on ${config.host} is in use. Stop the other program, or set PORT to another number, and start again.`,
        { cause },
      );
    if (code === "EACCES")
      throw new ConfigError(
        `This user may not use port ${config.port}. Set PORT to a number above 1023 and start again.`,
        { cause },
      );
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new ConfigError(`HOST ${config.host} is not an address of this machine. Correct it and start again.`, {
        cause,
      });
    throw cause;
  }
  const bound = app.server.address();
  const port = bound && typeof bound === "object" ? bound.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function sayReady(ctx: Context, address: string, say: (line: string) => void): Promise<void> {
  for (const warning of unsafe(ctx.config, supportAddress(ctx))) say(`      Note: ${warning}`);
  say(`\n      Wijha (وِجهة) answers at ${address}`);
  if (!(ctx.config.demo && (await demoIsOn(ctx)))) return;
  say(`      Demo mode: mails are readable at /dev/mail. Accounts, all with the password ${DEMO_PASSWORD}:`);
  say("      student@ guardian@ advisor@ editor@ admin@wijha.example");
}

/** What somebody who runs this for others should know is unsafe. */
function unsafe(config: Config, helpAddress: string): string[] {
  const notes: string[] = [];
  if (config.demo) return notes;
  if (!config.publicUrl.startsWith("https:"))
    notes.push(
      "PUBLIC_URL is not https: passwords and sign-ins travel unprotected. Put a TLS proxy in front and set PUBLIC_URL and TRUST_PROXY.",
    );
  if (config.publicUrl.startsWith("https:") && config.trustProxy === false)
    notes.push("TRUST_PROXY is not set: behind a proxy all visitors seem to come from one address.");
  if (config.smtpUrl.startsWith("smtp:") && !/localhost|127\.0\.0\.1/.test(config.smtpUrl))
    notes.push("SMTP_URL begins with smtp: and relies on STARTTLS; use smtps where the server offers it.");
  if (config.mailFrom.includes("wijha.example"))
    notes.push("MAIL_FROM is the shipped example: set it to an address of yours.");
  if (helpAddress.includes("wijha.example"))
    notes.push("SITE_SUPPORT_ADDRESS is the shipped example: set it to an address that somebody reads.");
  return notes;
}
