import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { mailReader } from "../../../tests/support/received-mail.ts";
import { erasedMail, eraseSoonMail, exportReadyMail, keptMail } from "./emails/privacy-mails.server.tsx";

const AT = "2026-12-01T08:00:00.000Z";

describe.each(["ar", "en"] as const)("mails about one's own data in %s", (locale) => {
  let api: TestApi;
  let reader: Awaited<ReturnType<typeof mailReader>>;
  beforeAll(async () => {
    api = await createTestApi("sqlite");
    reader = await mailReader(api.clock);
  });
  afterAll(async () => {
    await reader?.close();
    await api?.close();
  });

  it("tell of a copy, of the day of erasure, and of its end", async () => {
    const receiver = { email: `own-${locale}@example.org`, firstName: "سلمى", locale, hasPassword: true };
    const read = (mail: ReturnType<typeof erasedMail>) => reader.expectWhole(mail, receiver.email, locale);
    expect(await read(exportReadyMail(api.ctx, receiver))).toContain("/account/data");
    for (const reason of ["asked", "unused"] as const)
      expect(await read(eraseSoonMail(api.ctx, receiver, AT, reason))).toContain("2026");
    expect(await read(keptMail(api.ctx, receiver))).toContain("/account/data");
    expect(await read(erasedMail(api.ctx, receiver))).not.toContain("/account");
  });

  it("say what to do in words that fit how the account signs in", async () => {
    const receiver = { email: `words-${locale}@example.org`, firstName: "Salma", locale };
    const mails = [
      (hasPassword: boolean) => exportReadyMail(api.ctx, { ...receiver, hasPassword }),
      (hasPassword: boolean) => eraseSoonMail(api.ctx, { ...receiver, hasPassword }, AT, "asked"),
      (hasPassword: boolean) => keptMail(api.ctx, { ...receiver, hasPassword }),
    ];
    const change = { ar: "فغيّروا كلمة المرور الآن", en: "change your password now" }[locale];
    for (const mail of mails) {
      expect(await reader.expectWhole(mail(true), receiver.email, locale)).toContain(change);
      const without = await reader.expectWhole(mail(false), receiver.email, locale);
      expect(without).toContain("Google");
      expect(without).not.toContain(change);
    }
  });
});
