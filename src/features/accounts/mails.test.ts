import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { newsMail } from "#features/sign-ins/emails/notice-mail.server.tsx";
import { ACCOUNT_NEWS } from "#features/sign-ins/rules.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson } from "../../../tests/support/people.ts";
import { mailReader } from "../../../tests/support/received-mail.ts";
import { activationMail } from "./emails/activation-mail.server.tsx";
import { emailChangedMail, emailChangeMail, emailWantedMail } from "./emails/email-mails.server.tsx";
import { resetMail } from "./emails/reset-mail.server.tsx";

const AT = "2026-12-01T08:00:00.000Z";
const TOKEN = "t".repeat(43);

describe.each(["ar", "en"] as const)("mails of accounts in %s", (locale) => {
  let api: TestApi;
  let user: UserRow;
  let reader: Awaited<ReturnType<typeof mailReader>>;
  beforeAll(async () => {
    api = await createTestApi("sqlite");
    reader = await mailReader(api.clock);
    const { id } = await signedInPerson(api.ctx, { locale });
    user = await api.ctx.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  });
  afterAll(async () => {
    await reader?.close();
    await api?.close();
  });

  it("lead to the page that each link is for", async () => {
    const [old_email, new_email] = ["old@example.org", "new@example.org"];
    const change = { id: 1, user_id: user.id, old_email, new_email, asked_at: AT, ended_at: null };
    const done = { ...change, confirmed_at: AT, undo_until: AT };
    const all = [
      { mail: activationMail(api.ctx, user, TOKEN), to: user.email, leads: `/activate?token=${TOKEN}` },
      { mail: resetMail(api.ctx, user, TOKEN, old_email), to: old_email, leads: `/reset-password?code=${TOKEN}` },
      { mail: emailChangeMail(api.ctx, user, done, TOKEN), to: new_email, leads: `/email-change?token=${TOKEN}` },
      { mail: emailChangedMail(api.ctx, user, done, TOKEN), to: old_email, leads: `/email-undo?token=${TOKEN}` },
      { mail: emailWantedMail(api.ctx, user), to: user.email, leads: "/signin" },
    ];
    for (const { mail, to, leads } of all) expect(await reader.expectWhole(mail, to, locale)).toContain(leads);
  });

  it.each(ACCOUNT_NEWS)("tell of %s", async (news) => {
    const mail = newsMail(api.ctx, user, { news, at: AT, device: "Firefox · Linux" });
    expect(await reader.expectWhole(mail, user.email, locale)).toContain("/reset-password");
  });
});
