import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { foldText } from "#shared/fold-text.ts";
import { GOALS, type Goal, HELPED, type Helped } from "../rules/welcome.ts";

type Words<Value extends string> = Readonly<
  Record<Value, (inputs: object, options: { readonly locale: Locale }) => string>
>;

export const GOAL_WORDS: Words<Goal> = {
  fit: m.profile_welcome_goal_fit,
  study: m.profile_welcome_goal_study,
  work: m.profile_welcome_goal_work,
  skill: m.profile_welcome_goal_skill,
  help: m.profile_welcome_goal_help,
  help_fit: m.profile_welcome_goal_help_fit,
  help_study: m.profile_welcome_goal_help_study,
  help_work: m.profile_welcome_goal_help_work,
};

export const HELPED_WORDS: Words<Helped> = {
  lower: m.profile_welcome_help_lower,
  upper: m.profile_welcome_help_upper,
  university: m.profile_welcome_help_university,
  work: m.profile_welcome_help_work,
};

/** A profile keeps words, which their owner may change; those of ours are known again in either language. */
function known<Value extends string>(values: readonly Value[], words: Words<Value>, said: readonly string[]): Value[] {
  const folded = new Set(said.map(foldText));
  return values.filter((value) => LOCALE_CODES.some((locale) => folded.has(foldText(words[value]({}, { locale })))));
}

export const goalsIn = (said: readonly string[]): Goal[] => known(GOALS, GOAL_WORDS, said);
export const helpedIn = (said: readonly string[]): Helped[] => known(HELPED, HELPED_WORDS, said);
