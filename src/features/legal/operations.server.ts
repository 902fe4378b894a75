import { readyText } from "#content/rich-text.server.ts";
import { languageOf } from "#content/shown-record.ts";
import { supportAddress } from "#features/site/operations.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { CONSENT_VERSION } from "./rules.ts";
import type { LegalPage, Question, Topic } from "./schema.ts";

export type LegalText = "terms-of-usage" | "privacy-and-policy";

/** What people agree to now: the versions of both texts, and both in one for the account. */
export interface CurrentConsent {
  readonly version: string;
  readonly terms: string;
  readonly privacy: string;
}

const ALL = 1000;

/** A legal text as anybody may read it, or null when none is published. */
export function readLegalPage(ctx: Context, actor: Actor, which: LegalText): LegalPage | null {
  const [record] = ctx.content.list(which, { locale: actor.locale, pageSize: 1 }).items;
  if (!record) return null;
  return {
    ...readyText(record.content, supportAddress(ctx)),
    title: record.title,
    summary: record.summary,
    updatedAt: record.updatedAt,
    ...languageOf(record, actor.locale),
  };
}

/** The versions in force; a text without one of its own counts as the shipped one. */
export function currentConsent(ctx: Context): CurrentConsent {
  const versionOf = (which: LegalText) =>
    ctx.content.list(which, { locale: "ar", pageSize: 1 }).items[0]?.consent_version ?? CONSENT_VERSION;
  const [terms, privacy] = [versionOf("terms-of-usage"), versionOf("privacy-and-policy")];
  return { version: terms === privacy ? terms : `${terms}/${privacy}`, terms, privacy };
}

/** All questions by topic; topics stand in the order of their first question. */
export function listQuestions(ctx: Context, actor: Actor): Topic[] {
  const { items } = ctx.content.list("faq", { locale: actor.locale, pageSize: ALL, sort: "order:asc" });
  const address = supportAddress(ctx);
  const topics = new Map<Topic["topic"], Question[]>();
  for (const item of items) {
    const questions = topics.get(item.topic) ?? [];
    topics.set(item.topic, questions);
    questions.push({
      slug: item.slug,
      title: item.title,
      html: readyText(item.content, address).html,
      ...languageOf(item, actor.locale),
    });
  }
  return [...topics].map(([topic, questions]) => ({ topic, questions }));
}
