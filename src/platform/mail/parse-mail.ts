import PostalMime, { type Address } from "postal-mime";

export interface ParsedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a mail apart. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    from: mail.from ? written(mail.from) : "",
    to: (mail.to ?? []).map(written).join(", "),
    subject: mail.subject ?? "",
    language: mail.headers.find(({ key }) => key === "content-language")?.value ?? "",
    messageId: mail.messageId ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

function written({ name, address }: Address): string {
  return name ? `${name} <${address}>` : (address ?? "");
}
