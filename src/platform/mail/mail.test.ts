import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Config } from "#platform/config.ts";
import { startSmtp } from "#tests/stand-ins/smtp.ts";
import { createMailer } from "./create.ts";
import { listMailFiles, readMailFile } from "./files.ts";
import { messageIdOf } from "./message-id.ts";
import type { Mail } from "./port.ts";

const clock = { now: () => new Date("2026-11-20T08:00:00.123Z") };
const mail: Mail = {
  to: "salma@example.org",
  subject: "فعّل حسابك في وِجهة حتى تبدأ مقياس الميول وتحفظ نتائجك",
  text: "مرحبا\n\nhttps://wijha.example/activate/abc\n",
  html: '<html dir="rtl"><p>مرحبا — a line that is long enough to be folded by a careless encoder, twice over, with = and é</p></html>',
  locale: "ar",
};
const id = "<7.abc@wijha.example>";
let dataDir: string;
const config = (smtpUrl = "") => ({ dataDir, smtpUrl, mailFrom: "Wijha <no-reply@wijha.example>" }) as Config;
const ctx = () => ({ config: config() });

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "wijha-mail-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("to a mail server", () => {
  test("a mail that can be ended by one click says where, on one line (RFC 8058)", async () => {
    const smtp = await startSmtp();
    const mailer = createMailer(config(smtp.url), clock);
    const unsubscribe = `https://wijha.example/notifications/unsubscribe?token=${"a".repeat(160)}&lang=ar`;
    await mailer.send({ ...mail, unsubscribe }, id);
    const raw = String(smtp.received[0]?.raw);
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    await expect(mailer.send({ ...mail, unsubscribe: "https://x.example/\r\nBcc: a@b.example" }, id)).rejects.toThrow();
    await mailer.close();
    await smtp.stop();
  });

  test("a mail arrives with its headers, both bodies and the id it was given", async () => {
    const smtp = await startSmtp();
    const mailer = createMailer(config(smtp.url), clock);
    await mailer.send(mail, id);
    const [got] = smtp.received;
    const parsed = await PostalMime.parse(got?.raw ?? "");
    expect(got).toMatchObject({ messageId: id, from: "no-reply@wijha.example", to: ["salma@example.org"] });
    expect(parsed).toMatchObject({ subject: mail.subject, from: { address: "no-reply@wijha.example", name: "Wijha" } });
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect(parsed.html?.trim()).toBe(mail.html);
    const headers = Object.fromEntries(parsed.headers.map((header) => [header.key, header.value]));
    expect(headers).toMatchObject({
      "auto-submitted": "auto-generated",
      "content-language": "ar",
      date: "Fri, 20 Nov 2026 08:00:00 +0000",
    });
    await mailer.close();
    await smtp.stop();
  });

  test("no value adds a header or a receiver", async () => {
    const smtp = await startSmtp();
    const mailer = createMailer(config(smtp.url), clock);
    for (const to of [
      "a@example.org\r\nBcc: b@example.org",
      "a@example.org, b@example.org",
      "A <a@example.org>",
      "a@example.org;b@example.org",
      "nobody",
    ]) {
      await expect(mailer.send({ ...mail, to }, id)).rejects.toMatchObject({
        code: "bad_address",
        message: "bad_address",
      });
    }
    await expect(mailer.send(mail, "<a@b>\r\nBcc: b@example.org")).rejects.toMatchObject({ code: "bad_message_id" });
    await mailer.send({ ...mail, subject: "Hello\r\nBcc: b@example.org\r\n\r\nbody" }, id);
    const parsed = await PostalMime.parse(smtp.received[0]?.raw ?? "");
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.to).toEqual(["salma@example.org"]);
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.subject).toBe("Hello Bcc: b@example.org body");
    await mailer.close();
    await smtp.stop();
  });

  test("a refusal is a rejection with a code", async () => {
    const smtp = await startSmtp();
    smtp.refuse(1);
    const mailer = createMailer(config(smtp.url), clock);
    await expect(mailer.send(mail, id)).rejects.toMatchObject({ responseCode: 451 });
    expect(smtp.received).toEqual([]);
    await mailer.close();
    await smtp.stop();
  });
});

describe("to files", () => {
  test("a mail is a file for its owner only, whole, once, and readable again", async () => {
    const mailer = createMailer(config(), clock);
    await mailer.send(mail, id);
    await mailer.send(mail, id);
    await mailer.send({ ...mail, subject: "A plain one", locale: "en" }, "<8.abc@wijha.example>");
    const folder = path.join(dataDir, "mail");
    const names = readdirSync(folder);
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
    expect(names.map((name) => statSync(path.join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const listed = await listMailFiles(ctx());
    expect(listed.map((one) => one.sentAt)).toEqual(["2026-11-20T08:00:00.123Z", "2026-11-20T08:00:00.123Z"]);
    const read = await Promise.all(listed.map((one) => readMailFile(ctx(), one.name)));
    const first = read.find((one) => one.messageId === id);
    expect(first).toMatchObject({
      to: mail.to,
      subject: mail.subject,
      language: "ar",
      from: "Wijha <no-reply@wijha.example>",
    });
    expect(first?.text.trim()).toBe(mail.text.trim());
    expect(first?.html.trim()).toBe(mail.html);
    expect(read.some((one) => one.subject === "A plain one")).toBe(true);
  });

  test("no mail yet is an empty list, and only names of the list can be read", async () => {
    expect(await listMailFiles(ctx())).toEqual([]);
    for (const name of [
      "../secret",
      "..%2fsecret",
      "secret",
      "20261120T080000123Z-0123456789abcdef.eml",
      "20261120T080000123Z-0123456789abcdef.eml\n",
    ]) {
      await expect(readMailFile(ctx(), name)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

test("the Message-ID is the same at every try and another for other work", () => {
  const work = { config: config(), secret: "s".repeat(32) };
  expect(messageIdOf(work, { id: 7, run: 1 })).toBe(messageIdOf(work, { id: 7, run: 2 }));
  expect(messageIdOf(work, { id: 8, run: 1 })).not.toBe(messageIdOf(work, { id: 7, run: 1 }));
  expect(messageIdOf(work, { id: 7, run: 1 })).toMatch(/^<7\.[0-9a-f]{24}@wijha\.example>$/);
});
