const OPEN = "\u2068";
const CLOSE = "\u2069";
/** Every character that opens or closes a direction: inside a value they could reorder the sentence around it. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A value (name, number, address) put into a sentence of a mail, so that its direction stays its own. */
export function isolate(value: string | number): string {
  return `${OPEN}${String(value).replace(CONTROLS, "")}${CLOSE}`;
}

/** What keeps mail programs from making a link of a name: people choose theirs, and mails go to strangers. */
export const NAME_BREAK = "\u2060";

/** A person's name in a sentence of a mail: isolated, and never a link. */
export function isolateName(name: string): string {
  return isolate(name.replace(/(?<=[.:/@\\])(?=\S)/gu, NAME_BREAK));
}

/** Escaped HTML in which isolates have become `<bdi>`. Unmatched ones stay as they are. */
export function isolatesToHtml(escaped: string): string {
  return escaped.replace(/\u2068([^\u2068\u2069]*)\u2069/g, "<bdi>$1</bdi>");
}
