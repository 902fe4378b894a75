import { currentConsent } from "#features/legal/operations.server.ts";
import { signInCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { withNotice } from "../rules/notices.ts";
import type { SignUpDraft } from "../rules/sign-up-steps.ts";
import { finishForm, type SignUp, signUpForm } from "../schema.ts";
import { withEasyPassword } from "./judge-password.server.ts";
import { endedWaitingCookie, type Waiting } from "./keep-google-state.server.ts";
import { endedDraftCookie } from "./keep-sign-up.server.ts";
import { register } from "./register.server.ts";
import { signUpByProvider } from "./sign-up-google.server.ts";
import { wholeSignUp } from "./take-sign-up-step.server.ts";
import { justSentCookie } from "./waiting-sign-up.server.ts";

interface Ready {
  readonly draft: SignUpDraft;
  readonly form: Record<string, string>;
  readonly next: string | undefined;
  /** Whom the provider vouches for. */
  readonly waiting: Waiting | null;
}

/** The last step: makes the account, by a link that is mailed or at once where the provider vouches. @returns where to go on. */
export async function finishSignUp(
  ctx: Context,
  actor: Actor,
  { draft, form, next, waiting }: Ready,
): Promise<{ readonly to: string; readonly headers: Headers }> {
  const headers = new Headers([["Set-Cookie", endedDraftCookie(ctx)]]);
  if (waiting) {
    const input = parseInput(finishForm(ctx.clock.now(), currentConsent(ctx).version), wholeSignUp(draft, form));
    const { token } = await signUpByProvider(ctx, actor, input, waiting);
    headers.append("Set-Cookie", signInCookie(ctx, token));
    headers.append("Set-Cookie", endedWaitingCookie(ctx));
    return { to: withNotice(waiting.next ?? pathTo("home"), "signed_in"), headers };
  }
  const input = await readSignUp(ctx, draft, form);
  const { id: userId, email } = await register(ctx, actor, input, next);
  headers.append("Set-Cookie", justSentCookie(ctx, { userId, email, next: next ?? null }));
  return { to: pathTo("activationSent"), headers };
}

/** All that is wrong with the form at once, also with a password that is easy to guess. */
async function readSignUp(ctx: Context, draft: SignUpDraft, form: Record<string, string>): Promise<SignUp> {
  try {
    return parseInput(signUpForm(ctx.clock.now(), currentConsent(ctx).version), wholeSignUp(draft, form));
  } catch (error) {
    const { firstName = "", lastName = "" } = draft;
    const { password = "", email = "" } = form;
    throw isAppError(error) ? await withEasyPassword(ctx, error, password, { email, firstName, lastName }) : error;
  }
}
