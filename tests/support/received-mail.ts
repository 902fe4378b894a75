import PostalMime from "postal-mime";
import { expect } from "vitest";
import { createMailer } from "#platform/mail/create.ts";
import type { Mail } from "#platform/mail/port.ts";
import { startSmtp } from "../stand-ins/smtp.ts";

/** Sends mails to a real mail server, reads them by a parser that is not ours, and expects each whole and in the right direction. */
export async function mailReader(clock: { now(): Date }) {
  const smtp = await startSmtp();
  const settings = { dataDir: "", smtpUrl: smtp.url, mailFrom: "Wijha <no-reply@wijha.example>" };
  const mailer = createMailer(settings, clock);
  let serial = 0;
  return {
    /** @returns the text as it arrived. */
    async expectWhole(mail: Mail, to: string, locale: "ar" | "en"): Promise<string> {
      serial += 1;
      await mailer.send(mail, `<mail${serial}.${locale}@wijha.example>`);
      const parsed = await PostalMime.parse(smtp.received.at(-1)?.raw ?? "");
      const { subject = "", text = "", html = "" } = parsed;
      expect(parsed.to?.[0]?.address).toBe(to);
      expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
      expect(/[\u0600-\u06ff]/.test(subject)).toBe(locale === "ar");
      expect(text.length).toBeGreaterThan(80);
      expect(`${subject} ${text}`).not.toMatch(/undefined|null|\{|NaN/);
      return text;
    },
    async close() {
      await mailer.close();
      await smtp.stop();
    },
  };
}
