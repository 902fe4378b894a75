import { randomUUID } from "node:crypto";
import { createDraft, type Editing, publish, remove } from "#content/edit.server.ts";
import { schedulePublication, submitForReview } from "#content/review.server.ts";
import type { Context } from "#platform/context.ts";
import { testEditor } from "./content.ts";

const DAY_MS = 86_400_000;

/** A complete draft nobody else has. */
export function freshSkill(ctx: Context): Promise<Editing> {
  const en = { title: "Weaving", summary: "Making cloth.", description: "Over and under." };
  const body = { slug: `fresh-${randomUUID()}`, data: { category: "applied" }, en };
  return createDraft(ctx, testEditor, { type: "future-skill", body });
}

/** A fresh record to which an action can be done now, and what to send for it. */
export async function recordFor(ctx: Context, action: string): Promise<{ documentId: string; body: object }> {
  const draft = await freshSkill(ctx);
  const publishAt = new Date(ctx.clock.now().getTime() + DAY_MS).toISOString();
  const before: Partial<Record<string, () => Promise<Editing>>> = {
    return: () => submitForReview(ctx, testEditor, draft),
    unschedule: () => schedulePublication(ctx, testEditor, { ...draft, publishAt }),
    unpublish: () => publish(ctx, testEditor, draft),
    "bring-back": () => remove(ctx, testEditor, draft),
  };
  const more: Partial<Record<string, object>> = {
    return: { note: "Say where." },
    schedule: { publishAt },
    restore: { from: draft.version },
  };
  const { documentId, version } = (await before[action]?.()) ?? draft;
  return { documentId, body: { version, ...more[action] } };
}
