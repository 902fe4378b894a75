import { m } from "#i18n/paraglide/messages.js";

/** What a guardian may ask to begin a talk; the first is of a result. */
export const TALK_QUESTIONS = [
  m.guardians_talk_ask_1,
  m.guardians_talk_ask_2,
  m.guardians_talk_ask_3,
  m.guardians_talk_ask_4,
  m.guardians_talk_ask_5,
  m.guardians_talk_ask_6,
  m.guardians_talk_ask_7,
] as const;
