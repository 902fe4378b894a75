import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ReadyText } from "./schema.ts";

const SUPPORT = /\{support\}/g;
const CONTENT_LEVEL = 2;
const LETTER = /[\p{L}\p{N}]/u;

/** Markdown as sanitised HTML: headings get ids that are equal in all languages, {support} becomes a mail link. */
export function readyText(markdown: string, supportAddress: string): ReadyText {
  const contents: { id: string; title: string }[] = [];
  const marked = new Marked({
    async: false,
    gfm: true,
    tokenizer: {
      // A star inside a word is a star: "O*NET" twice in a paragraph is no emphasis.
      emStrong: (_src, _masked, before) => (LETTER.test(before ?? "") ? undefined : false),
    },
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const level = Math.max(CONTENT_LEVEL, depth);
        if (level > CONTENT_LEVEL) return `<h${level}>${inner}</h${level}>\n`;
        const id = `part-${contents.length + 1}`;
        contents.push({ id, title: plain(inner) });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
    },
  });
  const html = sanitizeHtml(marked.parse(markdown) as string, ALLOWED);
  return { html: html.replace(SUPPORT, mailLink(supportAddress)), contents };
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "a",
    "br",
    "blockquote",
    "bdi",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { h2: ["id"], a: ["href", "rel"], ol: ["start"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
};

/** Words only: tags gone, entities as characters. */
function plain(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

function mailLink(address: string): string {
  const safe = sanitizeHtml(address, { allowedTags: [], allowedAttributes: {} }).replace(/"/g, "&quot;");
  return `<a href="mailto:${safe}" dir="ltr">${safe}</a>`;
}
