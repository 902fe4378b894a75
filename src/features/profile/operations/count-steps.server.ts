import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Account, AccountType } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { STEPS, stepsOf } from "../rules/completeness.ts";
import { STEP_WORDS } from "../schema/step-words.ts";
import type { Completeness, Profile } from "../schema/view.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly profileSteps: readonly ProfileStep[];
  }
}

/** A step of the checklist that another feature adds. */
export interface ProfileStep {
  readonly name: string;
  readonly kinds: readonly AccountType[];
  readonly title: (inputs: Record<string, never>, options: { locale: Locale }) => string;
  readonly benefit: (inputs: Record<string, never>, options: { locale: Locale }) => string;
  readonly to: string;
  readonly isDone: (ctx: Context, person: Account) => Promise<boolean>;
}

/** The checklist of a person, with what other features add to it. */
export async function countSteps(ctx: Context, person: Account, profile: Profile): Promise<Completeness> {
  const words = { locale: person.locale };
  const own = stepsOf(profile).map(({ name, isDone }) => ({
    name,
    isDone,
    title: STEP_WORDS[name].title({}, words),
    benefit: STEP_WORDS[name].benefit({}, words),
    to: `${pathTo("profile", {}, { edit: STEPS[name] })}#${STEPS[name]}`,
  }));
  const more = ctx.extensions.profileSteps
    .filter(({ kinds }) => kinds.includes(person.accountType))
    .map(async ({ name, title, benefit, to, isDone }) => ({
      name,
      isDone: await isDone(ctx, person),
      title: title({}, words),
      benefit: benefit({}, words),
      to,
    }));
  const steps = [...own, ...(await Promise.all(more))];
  return { steps, done: steps.filter(({ isDone }) => isDone).length };
}
