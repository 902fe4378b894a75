import { createHash, randomBytes } from "node:crypto";
import { chmod, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { type ParsedMail, parseMail } from "./parse-mail.ts";

const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{16}\.eml$/;

export interface MailFile {
  readonly name: string;
  /** When it was written, as an ISO string. */
  readonly sentAt: string;
}

export type MailFileContent = MailFile & ParsedMail;

/** Writes a mail whole or not at all, for its owner only; a repeated send of the same mail changes nothing. */
export async function writeMailFile(
  folder: string,
  mail: { now: Date; messageId: string; message: Buffer },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const mark = createHash("sha256").update(mail.messageId).digest("hex").slice(0, 16);
  const present = await readdir(folder);
  if (present.some((name) => name.endsWith(`-${mark}.eml`))) return;
  const name = `${mail.now.toISOString().replace(/[-:.]/g, "")}-${mark}.eml`;
  const draft = path.join(folder, `.${randomBytes(8).toString("hex")}.draft`);
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(mail.message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path.join(folder, name));
}

/** The mails in DATA_DIR/mail, newest first. */
export async function listMailFiles(ctx: Pick<Context, "config">): Promise<MailFile[]> {
  const names = await readdir(folderOf(ctx)).catch(emptyWhenMissing);
  return names
    .flatMap((name) => {
      const sentAt = instantOf(name);
      return sentAt ? [{ name, sentAt }] : [];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** One mail of DATA_DIR/mail, read apart. Refuses every name that `listMailFiles` could not have given. */
export async function readMailFile(ctx: Pick<Context, "config">, name: string): Promise<MailFileContent> {
  const sentAt = instantOf(name);
  if (!sentAt) throw new AppError("not_found");
  const raw = await readFile(path.join(folderOf(ctx), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new AppError("not_found");
    throw error;
  });
  return { name, sentAt, ...(await parseMail(raw)) };
}

/** Removes mails that a rule picks; one that somebody removed meanwhile is no fault. @returns how many. */
export async function removeMailFiles(
  ctx: Pick<Context, "config">,
  isMeant: (mail: MailFileContent) => boolean,
): Promise<number> {
  let removed = 0;
  for (const { name } of await listMailFiles(ctx)) {
    const mail = await readMailFile(ctx, name).catch(() => null);
    if (!mail || !isMeant(mail)) continue;
    await rm(path.join(folderOf(ctx), name), { force: true });
    removed += 1;
  }
  return removed;
}

function folderOf(ctx: Pick<Context, "config">): string {
  return path.join(ctx.config.dataDir, "mail");
}

function instantOf(name: string): string | undefined {
  return NAME.test(name) ? name.replace(NAME, "$1-$2-$3T$4:$5:$6.$7Z") : undefined;
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
