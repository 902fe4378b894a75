import type { DemoLife, DemoName, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import past from "../../../db/seed/people/demo-past.json";
import type { SavedType } from "./rules.ts";
import { putFavorite } from "./store.server.ts";

interface Saved {
  readonly who: DemoName;
  readonly type: SavedType;
  /** Null: whichever record of the type comes first. */
  readonly slug: string | null;
  readonly daysAgo: number;
  readonly note: string | null;
}

/** What the demo people saved, and why. */
async function saveDemoFavorites({ people, ago }: DemoLife): Promise<void> {
  for (const { who, type, slug, daysAgo, note } of past.favorites as readonly Saved[]) {
    const ctx = ago(daysAgo);
    const { id: user_id, locale } = people[who];
    const record = slug ? ctx.content.bySlug(type, slug, locale) : ctx.content.all(type, { locale })[0];
    if (!record) continue;
    const saved_at = ctx.clock.now().toISOString();
    await putFavorite(ctx.db, { user_id, type, document_id: record.documentId, note, saved_at });
  }
}

export const demoFavorites: DemoPast = { fill: saveDemoFavorites };
