import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { mayPublish } from "#content/access.ts";
import { describedBy } from "#content/change.server.ts";
import { CONTENT_TYPES, type Described, REGISTRY } from "#content/registry.ts";
import { accountAt } from "#features/accounts/operations/read-account.server.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ConfigError } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import type { Account } from "#shared/actor.ts";

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

/** The arguments of a command; one that is not known is told with how the command is used. */
export function read<const O extends Options>(args: readonly string[], options: O, use: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n${use}`);
  }
}

/** Arabic unless English is asked for. */
export function localeOf(lang: string | undefined): Locale {
  if (lang !== undefined && !isLocale(lang)) throw new ConfigError("--lang ar | --lang en");
  return lang ?? DEFAULT_LOCALE;
}

/** An argument that must be there, or how the command is used. */
export function required(value: string | undefined, use: string): string {
  if (value === undefined) throw new ConfigError(use);
  return value;
}

/** The content type of a command, or a sentence that names them all. */
export function typeNamed(name: string | undefined, locale: Locale, use: string): Described {
  const type = required(name, use);
  if (!REGISTRY.has(type)) {
    const types = CONTENT_TYPES.map((one) => one.name).join(", ");
    throw new ConfigError(m.content_import_unknown_type({ type, types }, { locale }));
  }
  return describedBy(REGISTRY, type);
}

/** The file of a command, or a sentence that there is none. */
export function existing(file: string, locale: Locale): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ConfigError(m.content_import_no_file({ file }, { locale }));
  return file;
}

/** The folder of a command, or a sentence that there is none. */
export function existingFolder(folder: string, locale: Locale): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(m.content_import_no_folder({ folder }, { locale }));
  return folder;
}

/** Who gives the command, by their address; they must be allowed to publish. Null: nobody is named. */
export async function personNamed(ctx: Context, email: string | undefined, locale: Locale): Promise<Account | null> {
  if (email === undefined) return null;
  const account = await accountAt(ctx, email);
  if (!account || !mayPublish(account)) throw new ConfigError(m.content_import_by_nobody({ email }, { locale }));
  return account;
}

/** A file that can be written; its folder is made where it is missing. */
export function writable(file: string, locale: Locale): string {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    accessSync(existsSync(file) ? file : path.dirname(file), constants.W_OK);
    return file;
  } catch {
    throw new ConfigError(m.content_import_not_writable({ file }, { locale }));
  }
}

/** Imports and exports go by the database alone: what readers see need not be in memory. */
export function lean(locale: Locale) {
  return { locale, followsContent: false };
}

/** The same for what compares with the shipped content: that is brought first. */
export function leanAndFilled(locale: Locale) {
  return { ...lean(locale), isFilled: true };
}
