import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { history } from "#features/scales/tendencies/operations/read-results.server.ts";
import type { GuardianRule } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { createMailer } from "#platform/mail/create.ts";
import { runDue } from "#platform/queue/worker.ts";
import { type SmtpStandIn, startSmtp } from "../../../tests/stand-ins/smtp.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, visitor } from "../../../tests/support/people.ts";
import { guardiansWork } from "./jobs.server.ts";
import { decide } from "./operations/decide.server.ts";
import { inviteGuardian } from "./operations/invite-guardian.server.ts";
import { nameGuardian } from "./operations/name-guardian.server.ts";

/** Words by which a result could be known: the letters of a code, and the six environments in both languages. */
const RESULT =
  /\b[RIASEC]{2,4}\b|\([RIASEC]{2,}\)|[Rr]ealistic|[Ii]nvestigative|[Aa]rtistic|[Ss]ocial|[Ee]nterprising|[Cc]onventional|واقعية|بحثية|استقصائية|فنية|اجتماعية|مبادرة|إقناعية|تقليدية/;

describe.each(["ar", "en"] as const)("mails about guardians in %s", (locale) => {
  let api: TestApi;
  let smtp: SmtpStandIn;
  beforeAll(async () => {
    smtp = await startSmtp();
    const clock = { now: () => new Date("2026-11-20T08:00:00.000Z") };
    const mailer = createMailer(
      { dataDir: "", smtpUrl: smtp.url, mailFrom: "Wijha <no-reply@wijha.example>" } as never,
      clock,
    );
    api = await createTestApi("sqlite", { overrides: { mailer }, seed: (ctx) => loadInstruments(ctx, "db/seed") });
  });
  afterAll(async () => {
    await api?.close();
    await smtp?.stop();
  });

  /** The last mail to an address, as an independent reader of mails understands it. */
  async function mailTo(email: string) {
    const raw = smtp.received.findLast((mail) => mail.to.includes(email))?.raw ?? "";
    const parsed = await PostalMime.parse(raw);
    const language = parsed.headers.find(({ key }) => key === "content-language")?.value;
    return { subject: parsed.subject ?? "", text: parsed.text ?? "", html: parsed.html ?? "", language };
  }

  async function named(rule: GuardianRule) {
    const ctx: Context = { ...api.ctx, config: { ...api.ctx.config, guardians: rule } };
    const pupil = await signedInPerson(api.ctx, { age_band: "15-17", locale, first_name: "سلمى" });
    const email = `${rule}-${locale}@guardians.example`;
    await nameGuardian(ctx, pupil.actor, { email });
    const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
    const answers = Object.fromEntries(
      data.map((one: { documentId: string }) => [one.documentId, /^[SI]/.test(one.documentId)]),
    );
    await submitAll(ctx, pupil.actor, { answers });
    await runDue(ctx, guardiansWork);
    return { ctx, pupil, email, mail: await mailTo(email) };
  }

  function expectRightDirection({ html, language, subject, text }: Awaited<ReturnType<typeof mailTo>>): void {
    expect(language).toBe(locale);
    expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    expect(/[\u0600-\u06ff]/.test(subject)).toBe(locale === "ar");
    expect(text).not.toMatch(/undefined|null|\{/);
  }

  it.each(["notify", "require"] as const)("tells the guardian what is kept, and no result (%s)", async (rule) => {
    const { pupil, mail } = await named(rule);
    expectRightDirection(mail);
    // Agreeing and objecting stand side by side, and look alike.
    const styles = ["confirm", "object"].map((choice) => {
      expect(mail.text).toMatch(new RegExp(`/guardian-decision\\?token=[\\w-]{43}&choice=${choice}&lang=`));
      return new RegExp(`choice=${choice}&amp;lang=${locale}" style="(display:inline-block[^"]+)"`).exec(
        mail.html,
      )?.[1];
    });
    expect(styles).toEqual([expect.any(String), styles[0]]);
    expect(mail.html.match(/<p style[^>]*><a .*<\/a>.*<a .*<\/a><\/p>/g)).toHaveLength(1);
    expect(mail.html).toContain("<bdi>سلمى</bdi>");
    // A line for who reads the other language.
    expect(mail.text).toContain(locale === "ar" ? "can be read in English too" : "بالعربية أيضًا");
    for (const part of [mail.text, mail.html, mail.subject]) {
      const own = part.replace(/https?:\/\/\S+|<[^>]*>/g, "");
      expect(own).not.toMatch(RESULT);
      expect(part).not.toContain(pupil.actor.email);
      expect(part).not.toContain(pupil.actor.lastName);
    }
    const [result] = await history({ ...api.ctx }, pupil.actor);
    expect(result?.code).toMatch(RESULT);
  });

  it("tells the pupil of an objection without blame or result, and invites by a link", async () => {
    const { ctx, pupil, mail } = await named("notify");
    const token = /token=([\w-]{43})/.exec(mail.text)?.[1] ?? "";
    await decide(ctx, visitor, { token, decision: "object" });
    await runDue(ctx, guardiansWork);
    const news = await mailTo(pupil.actor.email);
    expectRightDirection(news);
    expect(news.text).not.toMatch(RESULT);
    expect(news.text).toContain("/account/guardian");
    const email = `invited-${locale}@guardians.example`;
    await inviteGuardian(ctx, pupil.actor, { email });
    await runDue(ctx, guardiansWork);
    const invitation = await mailTo(email);
    expectRightDirection(invitation);
    expect(invitation.text).toMatch(/\/guardian-invitation\?token=[\w-]{43}/);
    expect(invitation.text).toContain("14");
    expect(invitation.text.replace(/https?:\/\/\S+/g, "")).not.toMatch(RESULT);
  });
});
