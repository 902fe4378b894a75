import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newsMail } from "#features/accounts/emails/notice-mail.server.tsx";
import { ACCOUNT_NEWS } from "#features/accounts/rules.ts";
import { createMailer } from "#platform/mail/create.ts";
import type { Mail, Mailer } from "#platform/mail/port.ts";
import { type SmtpStandIn, startSmtp } from "../../../tests/stand-ins/smtp.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson } from "../../../tests/support/people.ts";
import { erasedMail, eraseSoonMail, exportReadyMail } from "./emails/privacy-mails.server.tsx";

const AT = "2026-12-01T08:00:00.000Z";

describe.each(["ar", "en"] as const)("mails about one's own data and the safety of an account in %s", (locale) => {
  let api: TestApi;
  let smtp: SmtpStandIn;
  let mailer: Mailer;
  let serial = 0;
  beforeAll(async () => {
    smtp = await startSmtp();
    api = await createTestApi("sqlite");
    const settings = { dataDir: "", smtpUrl: smtp.url, mailFrom: "Wijha <no-reply@wijha.example>" };
    mailer = createMailer(settings, api.clock);
  });
  afterAll(async () => {
    await mailer?.close();
    await api?.close();
    await smtp?.stop();
  });

  /** Sent to a real mail server, and read by a parser that is not ours. */
  async function received(mail: Mail) {
    serial += 1;
    await mailer.send(mail, `<mail${serial}.${locale}@wijha.example>`);
    const parsed = await PostalMime.parse(smtp.received.at(-1)?.raw ?? "");
    return {
      subject: parsed.subject ?? "",
      text: parsed.text ?? "",
      html: parsed.html ?? "",
      to: parsed.to?.[0]?.address,
    };
  }

  function expectWhole(mail: Awaited<ReturnType<typeof received>>, to: string): void {
    expect(mail.to).toBe(to);
    expect(mail.html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    expect(/[\u0600-\u06ff]/.test(mail.subject)).toBe(locale === "ar");
    expect(mail.text.length).toBeGreaterThan(80);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/undefined|null|\{|NaN/);
  }

  it("tell of a copy, of the day of erasure, and of its end", async () => {
    const to = `own-${locale}@example.org`;
    const receiver = { email: to, firstName: "سلمى", locale };
    const mails = [
      exportReadyMail(api.ctx, receiver),
      eraseSoonMail(api.ctx, receiver, AT, "asked"),
      eraseSoonMail(api.ctx, receiver, AT, "unused"),
      erasedMail(api.ctx, receiver),
    ];
    for (const mail of mails) expectWhole(await received(mail), to);
    const [ready, asked, , erased] = await Promise.all(mails.map(async (mail) => mail.text));
    expect(ready).toContain("/account/data");
    expect(asked).toContain("2026");
    expect(erased).not.toContain("/account");
  });

  it.each(ACCOUNT_NEWS)("tell of %s", async (news) => {
    const { id } = await signedInPerson(api.ctx, { locale });
    const user = await api.ctx.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const mail = await received(newsMail(api.ctx, user, { news, at: AT, device: "Firefox · Linux" }));
    expectWhole(mail, user.email);
    expect(mail.text).toContain("/reset-password");
  });
});
