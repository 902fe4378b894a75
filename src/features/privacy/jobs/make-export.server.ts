import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import type { Context } from "#platform/context.ts";
import { newFileStem } from "#platform/files/names.ts";
import { messageIdOf } from "#platform/mail/message-id.ts";
import type { WorkInHand, WorkPayload } from "#platform/queue/port.ts";
import { exportReadyMail } from "../emails/privacy-mails.server.tsx";
import { daysAfter } from "../rules.ts";
import { changeExport, findExport } from "../store/exports.server.ts";
import { drawExport } from "./draw-export.server.ts";
import { collectExport } from "./read-export.server.ts";

const GIVES_UP_AFTER = 5;

/** Makes both files of a copy, begins anew when a worker died in between, and mails when it is ready. */
export async function makeExport(ctx: Context, payload: WorkPayload, work: WorkInHand): Promise<void> {
  const row = await findExport(ctx.db, Number(payload.exportId));
  const user = row && (await readPersonFacts(ctx, row.user_id));
  if (!row || !user || row.state === "failed") return;
  if (row.state !== "ready") {
    try {
      if (!(await writeFiles(ctx, row.id, { userId: row.user_id, locale: row.locale }))) return;
    } catch (error) {
      if (work.run >= GIVES_UP_AFTER) await changeExport(ctx.db, row.id, { state: "failed" });
      throw error;
    }
  }
  await ctx.mailer.send(exportReadyMail(ctx, user), messageIdOf(ctx, work));
}

/** @returns false when the account went meanwhile; its files then go too. */
async function writeFiles(ctx: Context, id: number, owner: { userId: number; locale: "ar" | "en" }): Promise<boolean> {
  let done = 0;
  await changeExport(ctx.db, id, { state: "working", done });
  const step = async () => {
    done += 1;
    await changeExport(ctx.db, id, { done });
  };
  const { json, parts } = await collectExport(ctx, owner, step);
  const stem = newFileStem(ctx.random, "export");
  const files = { json_file: `${stem}-data.json`, pdf_file: `${stem}-read.pdf` };
  await ctx.files.put("private", files.json_file, json, "application/json");
  await step();
  await ctx.files.put("private", files.pdf_file, await drawExport(ctx, owner, parts), "application/pdf");
  const now = ctx.clock.now();
  const expires = daysAfter(now, ctx.config.exportDays).toISOString();
  const changes = {
    ...files,
    state: "ready" as const,
    done: done + 1,
    ready_at: now.toISOString(),
    expires_at: expires,
  };
  if (await changeExport(ctx.db, id, changes)) return true;
  for (const name of Object.values(files)) await ctx.files.remove("private", name);
  return false;
}
