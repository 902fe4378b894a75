import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ParsedMail, parseMail } from "#platform/mail/parse-mail.ts";
import { cleanEnvironment } from "./clean-environment.ts";
import { freePort } from "./free-port.ts";

/** Settings on which depends what a first start fills a data folder with, and where. */
const FILLS = /^(DEMO|DATABASE_URL|PUBLIC_URL|SMTP_URL|TRUST_PROXY|SITE_)/;

const root = path.join(import.meta.dirname, "../..");

/** What a process said and how it ended; `code` is null while it runs or when a signal ended it. */
export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
}

/** The built program in a process of its own, without a script between: a signal hits the server itself. */
export function startProgram(args: readonly string[], settings: Record<string, string>, input = ""): Program {
  if (!existsSync(path.join(root, "build/server/index.js")))
    throw new Error("There is no build to test: run `node scripts/build.mjs` first, or npm test, which does it.");
  const program = pathToFileURL(path.join(root, "scripts/run-built.mjs")).href;
  const code = `const { runBuilt } = await import(${JSON.stringify(program)}); await runBuilt(${JSON.stringify(args)});`;
  // Compiled once for all starts of a run: a quarter of what a start costs.
  const compiled = { NODE_COMPILE_CACHE: path.join(root, ".cache/compiled") };
  const env = { ...cleanEnvironment({ ...process.env }), ...compiled, ...settings };
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: root,
    env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.on("error", () => undefined).end(input);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += String(part)));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, ended, said: () => said };
}

/** Runs a command of the program to its end. */
export async function runProgram(args: readonly string[], settings: Record<string, string>, input = "") {
  const program = startProgram(args, settings, input);
  return { code: await program.ended, said: program.said() };
}

/** The built program serving a data folder of its own, in demo mode unless the settings say otherwise. */
export class AppServer {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), "wijha-app-"));
  readonly port: number;
  readonly base: string;
  private readonly settings: Record<string, string>;
  private program: Program | undefined;
  private saidBefore = "";

  private constructor(port: number, settings: Record<string, string>) {
    this.port = port;
    this.base = `http://127.0.0.1:${port}`;
    this.settings = { LOG_LEVEL: "warn", ...settings, DATA_DIR: this.dataDir, PORT: String(port) };
  }

  static async start(settings: Record<string, string> = {}): Promise<AppServer> {
    const server = new AppServer(await freePort(), settings);
    if (!Object.keys(settings).some((name) => FILLS.test(name)))
      for (const part of ["wijha.sqlite", "secret", "files"])
        cpSync(path.join(await AppServer.filledFolder(), part), path.join(server.dataDir, part), { recursive: true });
    await server.begin();
    return server;
  }

  /** A data folder as this build fills it on its first start of the day, made once: from a copy of it a server starts in a third of the time. */
  private static async filledFolder(): Promise<string> {
    const built = Math.round(statSync(path.join(root, "build/server/index.js")).mtimeMs);
    const name = `filled-${built}-${new Date().toDateString().replaceAll(" ", "-")}`;
    const cache = path.join(root, ".cache");
    if (existsSync(path.join(cache, name))) return path.join(cache, name);
    const server = new AppServer(await freePort(), {});
    await server.begin();
    await server.isAtRest();
    await server.end();
    mkdirSync(cache, { recursive: true });
    for (const older of readdirSync(cache))
      if (older.startsWith("filled-") && !older.startsWith(name)) rmSync(path.join(cache, older), { recursive: true });
    // Whole or not there: another process may be doing the same.
    const own = path.join(cache, `${name}-${process.pid}`);
    cpSync(server.dataDir, own, { recursive: true });
    try {
      renameSync(own, path.join(cache, name));
    } catch {
      rmSync(own, { recursive: true });
    }
    await server.remove();
    return path.join(cache, name);
  }

  /** Until the files that are made after a start have all come. */
  private async isAtRest(): Promise<void> {
    const count = () => readdirSync(path.join(this.dataDir, "files"), { recursive: true }).length;
    for (let [last, still, tries] = [0, 0, 0]; still < 10 && tries < 300; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = existsSync(path.join(this.dataDir, "files")) ? count() : 0;
      still = now > 0 && now === last ? still + 1 : 0;
      last = now;
    }
  }

  /** What it was started with. */
  setting(name: string): string {
    return this.settings[name] ?? "";
  }

  /** Everything said so far, over all starts. */
  said(): string {
    return this.saidBefore + (this.program?.said() ?? "");
  }

  /** Starts (again) on the same port and folder; resolves when requests are answered. */
  async begin(): Promise<void> {
    const program = startProgram(["serve"], this.settings);
    this.program = program;
    let isOver = false;
    program.ended.then(() => (isOver = true));
    for (let tries = 0; tries < 600; tries += 1) {
      if (isOver) throw new Error(`The server did not start:\n${program.said()}`);
      if (program.said().includes("answers at") && (await this.isReady())) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server was not ready within 30 s:\n${program.said()}`);
  }

  private async isReady(): Promise<boolean> {
    return fetch(`${this.base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** Ends the process by a signal and waits for its end. */
  async end(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<number | null> {
    const { program } = this;
    if (!program) return null;
    program.child.kill(signal);
    const code = await program.ended;
    this.saidBefore += program.said();
    this.program = undefined;
    return code;
  }

  /** Ends the process and forgets the folder. */
  async remove(): Promise<void> {
    await this.end("SIGKILL");
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The newest mail to an address; waits for it. */
  async mailTo(address: string): Promise<ParsedMail> {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = (await this.mailsTo(address)).at(-1);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No mail to ${address} within 10 s. The server said:\n${this.said()}`);
  }

  /** All mails to an address so far, newest last. */
  async mailsTo(address: string): Promise<ParsedMail[]> {
    const folder = path.join(this.dataDir, "mail");
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
    const mails = await Promise.all(names.sort().map((name) => parseMail(readFileSync(path.join(folder, name)))));
    // Whole: one address may be the end of another.
    return mails.filter(({ to }) => to.split(/[\s<>,]+/).includes(address));
  }

  /** The activation link in the newest mail to an address. */
  async linkTo(address: string): Promise<string> {
    const { text } = await this.mailTo(address);
    const link = /https?:\/\/[^\s\u2068\u2069<>"]+token=[\w-]+/.exec(text)?.[0];
    if (!link) throw new Error(`The mail to ${address} holds no link:\n${text}`);
    return link;
  }
}
