import { readLegalPage } from "#features/legal/operations.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { ConsentText } from "../schema.ts";

const TEXTS = [
  { which: "terms-of-usage", screen: "terms" },
  { which: "privacy-and-policy", screen: "privacy" },
] as const;

/** The texts that are asked about, each in a sentence and with the way to the whole. */
export function readConsentTexts(ctx: Context, actor: Actor): ConsentText[] {
  return TEXTS.flatMap(({ which, screen }) => {
    const page = readLegalPage(ctx, actor, which);
    return page ? [{ screen, title: page.title, summary: page.summary, updatedAt: page.updatedAt }] : [];
  });
}
