import { LOCALES, type Locale } from "#i18n/locales.ts";
import { isolate, isolatesToHtml } from "./isolate.ts";

export interface MailParts {
  readonly locale: Locale;
  /** The name at the top, in the mail's language, and the support address at the end. */
  readonly site: { readonly name: string; readonly supportAddress: string };
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preheader: string;
  /** Plain sentences; values in them are wrapped by `isolate`. */
  readonly paragraphs: readonly string[];
  readonly action?: MailAction;
  /** A second button of the same weight, beside the first. */
  readonly other?: MailAction;
  readonly footer: string;
}

interface MailAction {
  readonly label: string;
  readonly url: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

// Mail programs know no variables: the light tokens of ui/styles/tokens.css by value.
const INK = "#16262b";
const MUTED = "#4a5b5f";
const PAPER = "#fbf8f2";
const CARD = "#ffffff";
const LINE = "#e2d8c6";
const NIGHT = "#06282c";
const BRAND = "#0b5a5e";
const FAMILY = "'Readex Pro','Segoe UI',Tahoma,'Noto Sans Arabic',Arial,sans-serif";

/** A mail in one language: the same words as HTML and as text. */
export function renderMail(parts: MailParts): RenderedMail {
  if (actionsOf(parts).some(({ url }) => !/^https?:\/\/[^\s"<>]+$/.test(url)))
    throw new TypeError("A mail's link is a whole http address.");
  return { subject: parts.subject, html: htmlOf(parts), text: textOf(parts) };
}

function actionsOf({ action, other }: MailParts): MailAction[] {
  return [action, other].filter((one) => one !== undefined);
}

function textOf(parts: MailParts): string {
  const { site, paragraphs, footer } = parts;
  const blocks = [...paragraphs];
  // The address stands alone and bare: an isolate beside it would become part of the link in many programs.
  for (const { label, url } of actionsOf(parts)) blocks.push(`${label}\n${url}`);
  blocks.push(`--\n${footer}\n${isolate(site.name)}\n${site.supportAddress}`);
  return `${blocks.join("\n\n")}\n`;
}

function htmlOf(parts: MailParts): string {
  const { locale, site, subject, preheader, paragraphs, footer } = parts;
  const { dir } = LOCALES[locale];
  const lineHeight = locale === "ar" ? "1.8" : "1.6";
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${words(paragraph)}</p>`).join("\n");
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${words(subject, false)}</title></head>
<body style="margin:0;padding:0;background:${PAPER}">
<div lang="${locale}" dir="${dir}" style="background:${PAPER};color:${INK};font-family:${FAMILY};font-size:17px;line-height:${lineHeight};padding:24px 16px;text-align:start">
<div style="display:none;max-height:0;overflow:hidden">${words(preheader)}</div>
<div style="max-width:600px;margin:0 auto;background:${CARD};border:1px solid ${LINE};border-radius:12px;overflow:hidden">
<div style="background:${NIGHT};color:#ffffff;padding:16px 24px;font-size:20px;font-weight:700"><bdi>${words(site.name)}</bdi></div>
<div style="padding:24px">
${body}
${buttonsOf(actionsOf(parts))}
</div>
<div style="border-top:1px solid ${LINE};padding:16px 24px;color:${MUTED};font-size:15px"><p style="margin:0 0 8px">${words(footer)}</p><p style="margin:0"><bdi dir="ltr">${words(site.supportAddress)}</bdi></p></div>
</div>
</div>
</body>
</html>
`;
}

function buttonsOf(actions: readonly MailAction[]): string {
  if (actions.length === 0) return "";
  const style = `display:inline-block;background:${BRAND};color:#ffffff;padding:12px 24px;margin:0 0 12px;border-radius:999px;font-weight:600;text-decoration:none`;
  const buttons = actions.map(({ label, url }) => `<a href="${escapeHtml(url)}" style="${style}">${words(label)}</a>`);
  const addresses = actions.map(({ url }) => {
    const address = escapeHtml(url);
    return `<p dir="ltr" style="margin:0 0 16px;font-size:15px;overflow-wrap:anywhere"><a href="${address}" style="color:${BRAND}">${address}</a></p>`;
  });
  return `<p style="margin:24px 0 12px">${buttons.join(" &nbsp; ")}</p>\n${addresses.join("\n")}`;
}

function words(text: string, isolated = true): string {
  const escaped = escapeHtml(text);
  return isolated ? isolatesToHtml(escaped) : escaped;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
