import { formatDate } from "#i18n/format.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { AppError } from "#platform/errors.ts";
import type { PdfBlock, PdfBranch, PdfContent, PdfRuns } from "./blocks.ts";
import { isForeign, partsOf, plainText } from "./plain-text.ts";

/** Signs of vowels and doubling (tashkil) and the long stroke. */
const MARKS = /[\u064b-\u0652\u0670\u0640]/gu;
const DEEPEST = 6;
const MOST_COLUMNS = 12;
const LONGEST_HEAD = 90;
/** Paragraphs, cells and their runs: more of them take the compiler gigabytes. */
const MOST_PIECES = 10_000;

/** The content as the page reads it: clean text, headings that skip no level, tables with full rows; throws when it is too much. */
export function pageData(content: PdfContent): string {
  const { locale, date } = content;
  const answer = plainText(content.title).trim() || plainText(content.brand);
  const over = plainText(content.over ?? "").trim();
  const title = over ? `${over}: ${answer}` : answer;
  const data = JSON.stringify({
    lang: locale,
    dir: LOCALES[locale].dir,
    brand: plainText(content.brand),
    title,
    answer,
    over,
    running: title.length > LONGEST_HEAD ? `${title.slice(0, LONGEST_HEAD).toWellFormed()}…` : title,
    author: plainText(content.author),
    line: formatDate(date, locale, content.timeZone),
    lead: content.lead ? partsOf({ text: content.lead }, locale) : [],
    date: [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()],
    blocks: new Shaping(locale).blocks(content.blocks, 0),
  });
  return content.withoutMarks ? data.replace(MARKS, "") : data;
}

class Shaping {
  private readonly locale: Locale;
  private level = 0;
  private pieces = 0;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  blocks(blocks: readonly PdfBlock[], depth: number): object[] {
    return blocks.flatMap((block) => this.block(block, depth));
  }

  private block(block: PdfBlock, depth: number): object[] {
    switch (block.kind) {
      case "heading":
        return this.heading(block.level, block.runs, depth);
      case "paragraph":
        return [{ kind: "paragraph", runs: this.runs(block.runs), foreign: isForeign(block.runs, this.locale) }];
      case "list":
        if (depth >= DEEPEST) return this.blocks(block.items.flat(), depth);
        return [
          {
            kind: "list",
            ordered: block.ordered,
            start: Math.trunc(block.start ?? 1) || 1,
            items: block.items.map((item) => this.item(item, depth + 1)),
          },
        ];
      case "note":
        if (depth >= DEEPEST) return this.blocks(block.blocks, depth);
        return [{ kind: "note", blocks: this.blocks(block.blocks, depth + 1) }];
      case "table":
        return this.table(block.head, block.rows);
      case "channel":
        return [{ kind: "channel", alt: plainText(block.alt), branches: block.branches.map(branchOf) }];
      case "break":
        return depth === 0 ? [block] : [];
    }
  }

  private item(item: readonly PdfBlock[], depth: number): object[] {
    const [only, ...more] = item;
    const open = only?.kind === "paragraph" && more.length === 0 && /[:…]\s*$/.test(only.runs.at(-1)?.text ?? "");
    const shaped = this.blocks(item, depth);
    return open ? shaped.map((block) => ({ ...block, open })) : shaped;
  }

  private heading(level: number, runs: PdfRuns, depth: number): object[] {
    const shaped = this.runs(runs);
    if (shaped.length === 0) return [];
    if (depth > 0)
      return [{ kind: "paragraph", runs: shaped.map((run) => ({ ...run, strong: true })), foreign: false }];
    this.level = Math.min(level, this.level + 1);
    return [{ kind: "heading", level: this.level, runs: shaped }];
  }

  private table(head: readonly PdfRuns[], rows: readonly (readonly PdfRuns[])[]): object[] {
    const columns = Math.min(head.length, MOST_COLUMNS);
    if (columns === 0) return [];
    const full = (row: readonly PdfRuns[]) => Array.from({ length: columns }, (_, at) => this.runs(row[at] ?? []));
    return [{ kind: "table", head: full(head), rows: rows.map(full) }];
  }

  private runs(runs: PdfRuns) {
    const parts = runs.flatMap((run) => partsOf(run, this.locale)).filter((part) => part.text !== "");
    this.pieces += 1 + parts.length;
    if (this.pieces > MOST_PIECES) throw new AppError("too_large");
    return parts;
  }
}

const MOST_SHARE = 1;

/** Text and shares as they can be drawn. */
function branchOf({ name, note, hue, isLeading, water }: PdfBranch): PdfBranch {
  const within = (share: number) => Math.min(MOST_SHARE, Math.max(0, share || 0));
  const shares = water && { from: within(water.from), share: within(water.share), to: within(water.to) };
  return { name: plainText(name), note: plainText(note), hue: Math.trunc(hue), isLeading, water: shares };
}
