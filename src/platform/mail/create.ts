import path from "node:path";
import nodemailer from "nodemailer";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { composeMail } from "./compose.ts";
import { writeMailFile } from "./files.ts";
import type { Mailer } from "./port.ts";

/** Mails go to the server of SMTP_URL, or without one into DATA_DIR/mail as files. */
export function createMailer(config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">, clock: Clock): Mailer {
  return config.smtpUrl ? smtpMailer(config, clock) : fileMailer(config, clock);
}

function smtpMailer({ smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">, clock: Clock): Mailer {
  // What the URL's query says wins (smtp://…?requireTLS=true).
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail, messageId) {
      await transport.sendMail(composeMail(mail, messageId, mailFrom, clock.now()));
    },
    async close() {
      transport.close();
    },
  };
}

function fileMailer({ mailFrom, dataDir }: Pick<Config, "mailFrom" | "dataDir">, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const folder = path.join(dataDir, "mail");
  return {
    async send(mail, messageId) {
      const now = clock.now();
      const { message } = await transport.sendMail(composeMail(mail, messageId, mailFrom, now));
      if (!Buffer.isBuffer(message)) throw new TypeError("The mail was not built in memory.");
      await writeMailFile(folder, { now, messageId, message });
    },
    async close() {
      transport.close();
    },
  };
}
