import PostalMime, { type Email } from "postal-mime";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { signInsWork } from "#features/sign-ins/jobs.server.ts";
import type { Config } from "#platform/config.ts";
import type { Engine } from "#platform/db/columns.ts";
import { createMailer } from "#platform/mail/create.ts";
import { runDue } from "#platform/queue/worker.ts";
import { EXTENSIONS } from "#server/features.ts";
import { type SmtpStandIn, startSmtp } from "../stand-ins/smtp.ts";
import { createTestApi, type TestApi, TestClock } from "./api.ts";

/** A server whose mails go through a real mail server and are read by a parser that is not ours. */
export interface MailedApi {
  readonly api: TestApi;
  readonly smtp: SmtpStandIn;
  /** Does the work that is due, mails among it. */
  deliver(): Promise<void>;
  /** The newest mail to an address; undefined when there is none. */
  mailTo(address: string): Promise<Email | undefined>;
  /** Subjects of all mails to an address, in the order they arrived. */
  subjectsTo(address: string): Promise<string[]>;
  /** The value of a query key (`token`, `code`) in the newest link to an address that has it, "" without one. */
  linkTo(address: string, key: string): Promise<string>;
  /** How many mails went to an address. */
  countTo(address: string): number;
  close(): Promise<void>;
}

export async function createMailedApi(
  engine: Engine,
  config: Partial<Config> = {},
  extensions = EXTENSIONS,
): Promise<MailedApi> {
  const smtp = await startSmtp();
  const mailer = createMailer(
    { smtpUrl: smtp.url, mailFrom: "Wijha <no-reply@wijha.example>", dataDir: "" },
    new TestClock(),
  );
  const api = await createTestApi(engine, { config, overrides: { mailer, extensions } });
  const to = (address: string) => smtp.received.filter((one) => one.to.includes(address));
  const mailTo = async (address: string) => {
    const found = to(address).at(-1);
    return found && PostalMime.parse(found.raw);
  };
  return {
    api,
    smtp,
    mailTo,
    async deliver() {
      await runDue(api.ctx, { ...accountsWork, ...signInsWork });
    },
    subjectsTo: async (address) => {
      const all = await Promise.all(to(address).map(({ raw }) => PostalMime.parse(raw)));
      return all.map(({ subject = "" }) => subject);
    },
    async linkTo(address, key) {
      const texts = await Promise.all(to(address).map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ""));
      const links = texts.flatMap((text) => new RegExp(`[?&]${key}=([\\w-]{43})`).exec(text)?.[1] ?? []);
      return links.at(-1) ?? "";
    },
    countTo: (address) => to(address).length,
    async close() {
      await api.close();
      await mailer.close();
      await smtp.stop();
    },
  };
}
