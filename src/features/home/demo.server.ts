import { createDraft, remove } from "#content/edit.server.ts";
import { submitForReview } from "#content/review.server.ts";
import { recordsBySlug } from "#content/store.server.ts";
import {
  DEMO_ORIGIN,
  type DemoLife,
  type DemoPast,
  demoEmail,
} from "#features/accounts/operations/demo-life.server.ts";
import { accountOf } from "#features/accounts/operations/read-account.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import past from "../../../db/seed/people/demo-past.json";

interface Written {
  readonly type: string;
  readonly stage: "draft" | "review";
  readonly daysAgo: number;
  readonly body: { readonly slug: string };
}

const WRITTEN = past.drafts as readonly Written[];

/** What the demo editor has begun to write, and what waits for a review: readers see none of it. */
async function writeDemoDrafts({ people: { editor }, ago }: DemoLife): Promise<void> {
  for (const { type, stage, daysAgo, body } of WRITTEN) {
    const ctx = ago(daysAgo);
    const draft = await createDraft(ctx, editor, { type, body });
    if (stage === "review") await submitForReview(ctx, editor, draft);
  }
}

/** What nobody published goes with the demo. */
async function clearDemoDrafts(ctx: Context): Promise<void> {
  const user = await readUserByEmail(ctx.db, demoEmail("editor"));
  if (!user?.is_demo) return;
  const editor = { ...(await accountOf(ctx, user)), origin: DEMO_ORIGIN };
  for (const { type, body } of WRITTEN)
    for (const { document_id, version, published_json } of await recordsBySlug(ctx.db, type, [body.slug]))
      if (published_json === null) await remove(ctx, editor, { documentId: document_id, version });
}

export const demoDrafts: DemoPast = { fill: writeDemoDrafts, clear: clearDemoDrafts };
