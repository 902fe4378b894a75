import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { type Actor, hasAccount } from "#shared/actor.ts";
import { isNews } from "../rules.ts";
import type { GuardianStanding, StandingWords } from "../schema.ts";
import { findConsent } from "../store/consents.server.ts";
import { standOf } from "./read-standing.server.ts";

type Stand = Omit<GuardianStanding, "guardians">;

/** What a pupil reads on home and with results, while there is something to say about a guardian; else null. */
export async function readGuardianNews(ctx: Context, actor: Actor): Promise<StandingWords | null> {
  if (!hasAccount(actor)) return null;
  const [facts, row] = await Promise.all([readPersonFacts(ctx, actor.id), findConsent(ctx.db, actor.id)]);
  const stand = facts && standOf(ctx, facts, row);
  return stand && isNews(stand, ctx.clock.now()) ? describeStanding(ctx, stand, actor.locale) : null;
}

/** What was sent, what was answered, what becomes of results and whose turn it is, in words. */
export function describeStanding(ctx: Context, stand: Stand, locale: "ar" | "en"): StandingWords {
  const date = (value: string | null | undefined) => (value ? formatDate(value, locale, ctx.config.site.timeZone) : "");
  return {
    sent: sentWords(stand, date, locale),
    answer: answerWords(stand, date, locale),
    results: RESULTS[stand.keeping]({}, { locale }),
    turn: TURN_WORDS[turnKey(stand)]({}, { locale }),
  };
}

const RESULTS = {
  keep: m.guardians_stand_keep,
  try: m.guardians_stand_try,
  ask: m.guardians_stand_ask,
  hidden: m.guardians_stand_hidden,
} as const;

type DateWords = (value: string | null | undefined) => string;

function sentWords({ state, message }: Stand, date: DateWords, locale: "ar" | "en"): string {
  const words = { locale };
  if (message?.to) {
    // The address is left to right in both languages.
    const to = `\u2066${message.to}\u2069`;
    return message.sentAt
      ? m.guardians_stand_sent({ to, date: date(message.sentAt) }, words)
      : m.guardians_stand_on_its_way({ to }, words);
  }
  if (state === "left_out") return m.guardians_stand_left_out({ date: date(message?.askedAt) }, words);
  return state === "not_asked" ? m.guardians_stand_not_asked({}, words) : m.guardians_stand_forgotten({}, words);
}

function answerWords({ state, message }: Stand, date: DateWords, locale: "ar" | "en"): string | null {
  const answered = { date: date(message?.answeredAt) };
  if (state === "agreed") return m.guardians_stand_answer_agreed(answered, { locale });
  if (state === "unknown_pupil") return m.guardians_stand_answer_unknown(answered, { locale });
  if (state === "objected")
    return message?.guardianAgreed
      ? m.guardians_stand_answer_again(answered, { locale })
      : m.guardians_stand_answer_objected(answered, { locale });
  return message?.to ? m.guardians_stand_answer_none({}, { locale }) : null;
}

const TURN_WORDS = {
  may: m.guardians_stand_turn_may,
  waiting: m.guardians_stand_turn_waiting,
  guardian: m.guardians_stand_turn_guardian,
  agree: m.guardians_stand_turn_agree,
  both: m.guardians_stand_turn_both,
  question: m.guardians_stand_turn_question,
  name: m.guardians_stand_turn_name,
  check: m.guardians_stand_turn_check,
  nobody: m.guardians_stand_turn_nobody,
  later: m.guardians_stand_turn_later,
} as const;

function turnKey({ state, turn, rule }: Stand): keyof typeof TURN_WORDS {
  if (state === "objected") return turn === "pupil" ? "agree" : turn === "guardian" ? "guardian" : "both";
  if (state === "sent" || state === "on_its_way") return rule === "require" ? "waiting" : "may";
  if (state === "left_out") return rule === "require" ? "name" : "later";
  if (state === "unknown_pupil") return "check";
  return state === "not_asked" ? "question" : "nobody";
}
