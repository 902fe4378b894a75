import { Marked, type TokensList } from "marked";
import sanitizeHtml from "sanitize-html";

/** A text written in Markdown as it may stand in a page: sanitised, with what it contains. */
export interface ReadyText {
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
}

/** The same text cut at its headings, for pages that make each part a section of their own. */
export interface ReadyParts {
  /** What stands before the first heading; empty when nothing does. */
  readonly opening: string;
  readonly parts: readonly { readonly id: string; readonly title: string; readonly html: string }[];
}

/** Tags are passed over whole: a link within an address would end it. */
const SUPPORT = /<[^>]*>|\{support\}/g;
const CONTENT_LEVEL = 2;
/** Further headings stay inside the last part: a page of ten thousand sections takes seconds to draw. */
const MOST_PARTS = 200;
const LETTER = /[\p{L}\p{N}]/u;

const marked = new Marked({
  async: false,
  gfm: true,
  tokenizer: {
    // A star inside a word is a star: "O*NET" twice in a paragraph is no emphasis.
    emStrong: (_src, _masked, before) => (LETTER.test(before ?? "") ? undefined : false),
  },
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.max(CONTENT_LEVEL + 1, depth);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/** Markdown as sanitised HTML: headings get ids that are equal in all languages, {support} becomes a mail link. */
export function readyText(markdown: string, supportAddress: string): ReadyText {
  const { opening, parts } = readyParts(markdown);
  const link = mailLink(supportAddress);
  const html = parts.map((part) => `<h2 id="${part.id}">${part.heading}</h2>\n${part.html}`).join("");
  return {
    html: (opening + html).replace(SUPPORT, (found) => (found === "{support}" ? link : found)),
    contents: parts.map(({ id, title }) => ({ id, title })),
  };
}

interface MadeParts extends ReadyParts {
  /** A heading may hold a link or a strong word of its own. */
  readonly parts: readonly (ReadyParts["parts"][number] & { readonly heading: string })[];
}

/** Markdown as sanitised HTML, cut at its headings of the first two levels; smaller ones stay inside. */
export function readyParts(markdown: string): MadeParts {
  const tokens = marked.lexer(markdown);
  const starts = tokens
    .flatMap((token, at) => (token.type === "heading" && token.depth <= CONTENT_LEVEL ? [at] : []))
    .slice(0, MOST_PARTS);
  const htmlOf = (from: number, to?: number) => cleanHtml(marked.parser(tokens.slice(from, to) as TokensList));
  const parts = starts.map((start, at) => {
    const heading = cleanHtml(marked.parseInline(headingText(tokens, start)) as string);
    const title = plainText(heading).trim() || String(at + 1);
    return { id: `part-${at + 1}`, title, heading, html: htmlOf(start + 1, starts[at + 1]) };
  });
  return { opening: htmlOf(0, starts[0]), parts };
}

function headingText(tokens: TokensList, at: number): string {
  const token = tokens[at];
  return token && "text" in token ? String(token.text) : "";
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
  allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
};

/** A table of a text is as wide as its author made it, so it scrolls in a box of its own. */
function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
    .replace(/<table>[\s\S]*?<\/table>/g, labelled)
    .replaceAll("<table>", '<div class="table-box" tabindex="0"><table class="table">')
    .replaceAll("</table>", "</table></div>");
}

/** Each cell behind the first of its row carries the name of its column, which a phone shows beside it. */
function labelled(table: string): string {
  const names = [...table.matchAll(/<th>([\s\S]*?)<\/th>/g)].map(([, name = ""]) => quoted(name));
  return table.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let at = 0;
    return row.replace(/<td>/g, () => {
      const name = at === 0 ? "" : names[at];
      at += 1;
      return name ? `<td data-label="${name}">` : "<td>";
    });
  });
}

/** Words only, as an attribute holds them. */
const quoted = (html: string) => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/"/g, "&quot;");

/** Words only: tags gone, entities as characters. */
function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}

function mailLink(address: string): string {
  const safe = quoted(address);
  return `<a href="mailto:${safe}" dir="ltr">${safe}</a>`;
}
