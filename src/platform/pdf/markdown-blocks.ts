import { Marked, type Token, type Tokens } from "marked";
import type { PdfBlock, PdfRun, PdfRuns } from "./blocks.ts";

const LETTER = /[\p{L}\p{N}]/u;
const marked = new Marked({
  gfm: true,
  // A star inside a word is a star, as on the pages.
  tokenizer: { emStrong: (_src, _masked, before) => (LETTER.test(before ?? "") ? undefined : false) },
});

/** Markdown as the blocks of a PDF. Links within the site become whole addresses on `origin`; HTML is left out. */
export function markdownBlocks(markdown: string, origin: string): PdfBlock[] {
  const tokens = marked.lexer(markdown);
  const top = Math.min(...tokens.map((token) => (token.type === "heading" ? (token as Tokens.Heading).depth : 6)));
  return new Reading(origin, top).blocks(tokens);
}

class Reading {
  private readonly origin: string;
  /** The highest heading of the text becomes the first level. */
  private readonly top: number;

  constructor(origin: string, top: number) {
    this.origin = origin;
    this.top = top;
  }

  blocks(tokens: readonly Token[]): PdfBlock[] {
    return tokens.flatMap((token) => this.block(token as Tokens.Generic));
  }

  private block(token: Tokens.Generic): PdfBlock[] {
    switch (token.type) {
      case "heading": {
        const level = Math.min(3, Math.max(1, token.depth - this.top + 1)) as 1 | 2 | 3;
        return [{ kind: "heading", level, runs: this.runs(token.tokens ?? []) }];
      }
      case "paragraph":
      case "text":
        return [{ kind: "paragraph", runs: this.runs(token.tokens ?? [token as Token]) }];
      case "list": {
        const { ordered, start, items } = token as Tokens.List;
        const from = typeof start === "number" ? start : 1;
        return [{ kind: "list", ordered, start: from, items: items.map((item) => this.blocks(item.tokens)) }];
      }
      case "blockquote":
        return [{ kind: "note", blocks: this.blocks(token.tokens ?? []) }];
      case "table": {
        const { header, rows } = token as Tokens.Table;
        const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => this.runs(cell.tokens));
        return [{ kind: "table", head: cells(header), rows: rows.map(cells) }];
      }
      case "code":
        return String(token.text)
          .split("\n")
          .map((text): PdfBlock => ({ kind: "paragraph", runs: [{ text }] }));
      default:
        return [];
    }
  }

  private runs(tokens: readonly Token[], style: Omit<PdfRun, "text"> = {}): PdfRuns {
    return tokens.flatMap((given): PdfRuns => {
      const token = given as Tokens.Generic;
      switch (token.type) {
        case "strong":
          return this.runs(token.tokens ?? [], { ...style, strong: true });
        case "em":
          return this.runs(token.tokens ?? [], { ...style, emphasis: true });
        case "link":
          return this.runs(token.tokens ?? [], { ...style, href: this.whole(token.href) });
        case "br":
          return [{ ...style, text: " " }];
        case "html":
        case "image":
          return [];
        default:
          return token.tokens ? this.runs(token.tokens, style) : [{ ...style, text: unescaped(token) }];
      }
    });
  }

  private whole(href: string): string {
    return /^\/(?!\/)/.test(href) ? this.origin + href : href;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function unescaped(token: Tokens.Generic): string {
  return String(token.text ?? token.raw ?? "").replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
