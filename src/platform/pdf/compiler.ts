import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { AppError } from "#platform/errors.ts";
import source from "./compile-pages.js?raw";
import template from "./page.typ?raw";

const COMPILER = "@myriaddreamin/typst-ts-node-compiler";
const FONTS = [
  "@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf",
  "@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf",
  "@expo-google-fonts/noto-kufi-arabic/400Regular/NotoKufiArabic_400Regular.ttf",
  "@expo-google-fonts/noto-kufi-arabic/700Bold/NotoKufiArabic_700Bold.ttf",
];
const WITHIN_MS = 10_000;
const IDLE_MS = 30_000;
const MOST_WAITING = 50;

interface Job {
  readonly content: string;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

/** One process that makes pages, started when needed and ended when idle; one document at a time. */
export class Compiler {
  private readonly waiting: Job[] = [];
  private readonly withinMs: number;
  private readonly code: string;
  private child: ChildProcess | null = null;
  private current: Job | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: { readonly withinMs?: number; readonly code?: string } = {}) {
    this.withinMs = options.withinMs ?? WITHIN_MS;
    this.code = options.code ?? source;
  }

  /** The bytes of the PDF; an error when the process fails, dies or takes too long. */
  compile(content: string): Promise<Buffer> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new AppError("unavailable"));
    return new Promise((resolve, reject) => {
      this.waiting.push({ content, resolve, reject });
      this.next();
    });
  }

  /** Ends the process; the next document starts another. */
  stop(): void {
    const { child } = this;
    this.child = null;
    child?.kill("SIGKILL");
  }

  private next(): void {
    if (this.current) return;
    clearTimeout(this.timer);
    const job = this.waiting.shift();
    if (!job) {
      this.timer = setTimeout(() => this.stop(), IDLE_MS);
      this.timer.unref();
      return;
    }
    this.current = job;
    this.child ??= this.start();
    this.timer = setTimeout(() => this.fail("took too long"), this.withinMs);
    this.child.send({ template, content: job.content });
  }

  private start(): ChildProcess {
    const { resolve } = createRequire(import.meta.url);
    const compiler = resolve(COMPILER);
    const modules = compiler.slice(0, compiler.lastIndexOf(path.normalize(COMPILER)));
    const fonts = FONTS.map((font) => path.join(modules, font));
    const child = spawn(process.execPath, ["--input-type=commonjs", "--eval", this.code, compiler, ...fonts], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
      // None of the program's settings, which hold secrets.
      env: {},
    });
    child.on("message", (answer: Answer) => {
      if (child !== this.child) return;
      if (answer.bytes) this.settle((job) => job.resolve(Buffer.from(answer.bytes as Uint8Array)));
      else this.settle((job) => job.reject(new Error(`The PDF cannot be made: ${answer.error}`)));
    });
    const died = () => child === this.child && this.fail("its process ended");
    child.on("error", died).on("exit", died);
    child.unref();
    child.channel?.unref();
    return child;
  }

  private fail(reason: string): void {
    this.stop();
    this.settle((job) => job.reject(new Error(`The PDF cannot be made: ${reason}.`)));
  }

  private settle(end: (job: Job) => void): void {
    const job = this.current;
    this.current = null;
    if (job) end(job);
    this.next();
  }
}
