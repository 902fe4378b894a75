import { faultWords, fieldFaultWords } from "#i18n/fault-words.ts";
import type { Locale } from "#i18n/locales.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { createContext } from "../context.ts";
import { loadShippedFirst } from "../load-shipped.ts";
import { openPrepared } from "../prepare.ts";

export interface CommandOptions {
  readonly locale?: Locale;
  /** Whether what readers see is read into memory. */
  readonly followsContent?: boolean;
  /** Whether the shipped content is brought where no start has brought it. */
  readonly isFilled?: boolean;
}

/** Does a command's work beside a running server or without one; a refusal becomes sentences and exit code 1. */
export async function withContext(
  config: Config,
  work: (ctx: Context) => Promise<void>,
  { locale = "en", followsContent = true, isFilled = false }: CommandOptions = {},
): Promise<void> {
  const { database } = await openPrepared(config);
  const { ctx, close } = await createContext({ ...config, logLevel: "silent" }, database, {}, followsContent);
  try {
    if (isFilled) await loadShippedFirst(ctx);
    await work(ctx);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const faults = error.details.fields ?? [];
    // What is said of a file stands for itself.
    const isOfFile = faults.length > 0 && faults.every(({ code }) => code.startsWith("import_"));
    const lead = isOfFile ? [] : [faultWords(error.code, locale)];
    throw new ConfigError([...lead, ...faults.map((fault) => saidOf(fault, locale))].join("\n"));
  } finally {
    await close();
  }
}

function saidOf(fault: { readonly path: string; readonly code: string }, locale: Locale): string {
  const words = fieldFaultWords(fault, locale);
  return fault.code.startsWith("import_") ? words : `${fault.path}: ${words}`;
}

/** The value of `--name value` or `--name=value`. */
export function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}
