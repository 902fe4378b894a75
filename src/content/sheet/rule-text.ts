import { foldText } from "#shared/fold-text.ts";
import type { EntryRule } from "../types/entry-rules.ts";
import { CellFault } from "./cell-fault.ts";

/** How subjects are called: the slug a name means, and the name of a slug in a language. */
export interface SubjectNames {
  slugOf(name: string): string | null;
  nameOf(slug: string, locale: "ar" | "en"): string;
  /** Every name as `foldedName` writes it, the longest first: a name may hold an "and" itself. */
  readonly folded: readonly string[];
}

const WORDS = {
  ar: { and: " و ", or: " أو ", of: " من ", next: "؛ ", all: "كل ", any: "أي " },
  en: { and: " AND ", or: " OR ", of: " of ", next: "; ", all: "ALL ", any: "ANY " },
} as const;

/** An entry rule as people write it: «90 الكيمياء و (85 الأحياء أو 85 الفيزياء)», "90 chemistry AND (85 biology OR 85 physics)". */
export function writeRule(rule: EntryRule, subjects: SubjectNames, locale: "ar" | "en"): string {
  if ("subject" in rule) return `${rule.minimum} ${subjects.nameOf(rule.subject, locale)}`;
  const words = WORDS[locale];
  const list = (parts: readonly EntryRule[], between: string) =>
    parts.map((part) => bracketed(part, subjects, locale)).join(between);
  if ("atLeast" in rule) return `${rule.atLeast}${words.of}(${list(rule.of, words.next)})`;
  const [parts, between, single] =
    "allOf" in rule ? [rule.allOf, words.and, words.all] : [rule.anyOf, words.or, words.any];
  return parts.length === 1 ? `${single}(${list(parts, between)})` : list(parts, between);
}

function bracketed(rule: EntryRule, subjects: SubjectNames, locale: "ar" | "en"): string {
  const text = writeRule(rule, subjects, locale);
  const isJoined = ("allOf" in rule && rule.allOf.length > 1) || ("anyOf" in rule && rule.anyOf.length > 1);
  return isJoined ? `(${text})` : text;
}

/** Names are the same when people read them as the same. */
export function foldedName(name: string): string {
  return foldText(name)
    .replace(/[\s_-]+/g, " ")
    .trim();
}

/** A name without its articles, as it stands after a number: «90 كيمياء». */
export function withoutArticles(folded: string): string {
  return folded.replace(/(^| )ال(?=\S{2})/g, "$1");
}

/** The rule that a text means; throws a fault of the cell. */
export function readRule(text: string, subjects: SubjectNames): EntryRule {
  const reader = new Reader(foldText(text).replace(/[_-]/g, " ").replace(/[،؛,]/g, ";").replace(/\s+/g, " "), subjects);
  const rule = reader.joined();
  if (!reader.isAtEnd()) throw new CellFault("import_rule_rest", { text: reader.rest() });
  return rule;
}

const AND = /^(?:and|&)\b ?|^& ?|^و ?(?=[\d(]|من |كل |اي )/;
const OR = /^or\b ?|^[/] ?|^او ?(?=[\d(]|كل |اي )/;
const NUMBER = /^(\d+(?:[.٫]\d+)?) ?[%٪]? ?/;
const OF = /^(?:of|من) ?\(/;
const WHOLE = /^(all|any|كل|اي) ?\(/;

class Reader {
  private left: string;
  private readonly subjects: SubjectNames;

  constructor(text: string, subjects: SubjectNames) {
    this.left = text.trim();
    this.subjects = subjects;
  }

  isAtEnd(): boolean {
    return this.left === "";
  }

  rest(): string {
    return this.left.slice(0, 60);
  }

  /** Parts joined by one word; two different ones need brackets, or nobody could say what is meant. */
  joined(): EntryRule {
    const parts = [this.part()];
    let by: RegExp | null = null;
    for (;;) {
      const found = [AND, OR].find((word) => word.test(this.left));
      if (!found) break;
      if (by && by !== found) throw new CellFault("import_rule_brackets");
      by = found;
      this.take(found);
      parts.push(this.part());
    }
    if (!by) return parts[0] as EntryRule;
    return by === AND ? { allOf: parts } : { anyOf: parts };
  }

  private part(): EntryRule {
    const whole = this.take(WHOLE);
    if (whole) {
      const parts = this.members();
      return whole[1] === "all" || whole[1] === "كل" ? { allOf: parts } : { anyOf: parts };
    }
    if (this.take(/^\( ?/)) {
      const rule = this.joined();
      this.close();
      return rule;
    }
    const number = this.take(NUMBER);
    if (!number) throw new CellFault("import_rule_number", { text: this.rest() });
    const value = Number(number[1]?.replace("٫", "."));
    if (this.take(OF)) return { atLeast: value, of: this.members() };
    return { subject: this.subject(), minimum: value };
  }

  /** What stands in brackets after "2 of", "ALL" or "ANY". */
  private members(): EntryRule[] {
    const parts: EntryRule[] = [];
    do parts.push(this.part());
    while (this.take(/^; ?/) ?? this.take(AND) ?? this.take(OR));
    this.close();
    return parts;
  }

  private subject(): string {
    this.take(/^(?:in|at|في) /);
    const name = this.subjects.folded.find(
      (one) => this.left.startsWith(one) && /^(?:$|[ );%])/.test(this.left.slice(one.length)),
    );
    if (name === undefined) {
      const unknown = this.left.split(/ (?:and|or|او|و)\b| و(?=\d)|[);]/)[0] ?? "";
      throw new CellFault("import_rule_subject", { name: unknown.slice(0, 60).trim() });
    }
    this.left = this.left.slice(name.length).trimStart();
    return this.subjects.slugOf(name) as string;
  }

  private close(): void {
    if (!this.take(/^ ?\) ?/)) throw new CellFault("import_rule_closing", { text: this.rest() });
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.left);
    if (found) this.left = this.left.slice(found[0].length).trimStart();
    return found;
  }
}
