import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { isEmail } from "#shared/email.ts";
import { codeMail, codeText } from "../emails/code-mail.server.tsx";
import { sendSms } from "../provider.server.ts";

/** What a booking says of how to reach somebody. */
export interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** How a code reaches somebody, and what it confirms. */
export interface CodeWay {
  readonly name: "email" | "sms";
  readonly contact: string;
}

/** By SMS where the settings name who sends them, else by mail. */
export function wayOf(ctx: Context, { email, phone }: Contact): CodeWay {
  return ctx.config.sms.url === "" ? { name: "email", contact: email } : { name: "sms", contact: phone };
}

/** Sends a code to an address or a number. */
export function sendCode(
  ctx: Context,
  contact: string,
  { code, locale, messageId }: { readonly code: string; readonly locale: Locale; readonly messageId: string },
): Promise<void> {
  if (!isEmail(contact)) return sendSms(ctx, contact, codeText(ctx, code, locale));
  return ctx.mailer.send(codeMail(ctx, { email: contact, code, locale }), messageId);
}
