import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./port.ts";

const CONTROL = /\p{Cc}+/gu;
const ADDRESS = /^[^\s<>()[\],;:\\"]+@[^\s<>()[\],;:\\"@]+$/;

/** A mail that cannot be sent as it is. The code is safe to keep; the address is not in the message. */
class BadMailError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = "BadMailError";
    this.code = code;
  }
}

function unsubscribeHeaders(address: string) {
  if (!/^https?:\/\/[^\s<>"]+$/.test(address)) throw new BadMailError("bad_unsubscribe");
  return {
    // As it is: a folded or encoded address is none to mail programs.
    "List-Unsubscribe": { prepared: true, value: `<${address}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** What nodemailer sends: one receiver, no header that a value could add, no file or address read from a value. */
export function composeMail(mail: Mail, messageId: string, from: string, date: Date): SendMailOptions {
  if (!ADDRESS.test(mail.to) || mail.to.length > 254) throw new BadMailError("bad_address");
  if (!/^<[\w.+-]+@[\w.-]+>$/.test(messageId)) throw new BadMailError("bad_message_id");
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject.replace(CONTROL, " ").trim(),
    text: mail.text,
    html: mail.html,
    messageId,
    date,
    textEncoding: "base64",
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": mail.locale,
      ...(mail.unsubscribe !== undefined && unsubscribeHeaders(mail.unsubscribe)),
    },
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, filename: "invite.ics", content: mail.calendar.text },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
