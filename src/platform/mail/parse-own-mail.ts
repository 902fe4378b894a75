export interface ParsedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a mail as `compose.ts` writes it: two base64 parts, text and HTML. It is no parser for other people's mails. */
export function parseOwnMail(raw: string): ParsedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r?\n/, "")))
    : [];
  const part = (type: string) => {
    const found = parts.find((one) => one.headers.get("content-type")?.startsWith(type));
    return found ? Buffer.from(found.body, "base64").toString("utf8").replace(/\r\n/g, "\n") : "";
  };
  const header = (name: string) => decodeWords(headers.get(name) ?? "");
  return {
    from: header("from"),
    to: header("to"),
    subject: header("subject"),
    language: header("content-language"),
    messageId: header("message-id"),
    text: part("text/plain"),
    html: part("text/html"),
  };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const [head = "", ...rest] = raw.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { headers, body: rest.join("\n\n") };
}

/** Encoded words (RFC 2047) side by side are one text, whose letters may be cut between them. */
function decodeWords(value: string): string {
  return value.replace(/=\?utf-8\?[bq]\?[^?]*\?=(?:\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi, (run) =>
    Buffer.concat(run.split(/\s+/).map(bytesOf)).toString("utf8"),
  );
}

function bytesOf(word: string): Buffer {
  const [, , encoding = "", data = ""] = word.split("?");
  if (encoding.toLowerCase() === "b") return Buffer.from(data, "base64");
  return Buffer.from(
    data
      .replace(/_/g, " ")
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}
