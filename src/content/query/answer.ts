import type { Locale } from "#i18n/locales.ts";
import { AppError } from "#platform/errors.ts";
import { exactBytes } from "#platform/exact-bytes.ts";
import { refuseIf } from "#platform/permission.ts";
import { draftsRefusal } from "../access.ts";
import type { Described } from "../registry.ts";
import { sortRanks } from "../snapshot/order.ts";
import type { Ranks } from "../snapshot/ranks.ts";
import type { KeptPage, Snapshot } from "../snapshot/snapshot.ts";
import { matching } from "./match.ts";
import { pagingMeta } from "./paging.ts";
import { asksForDrafts, type ListPlan, type OnePlan, planList, planOne, type RawQuery, readQuery } from "./plan.ts";
import { RecordWriter, type Written } from "./write.ts";

export interface AnswerOptions {
  /** The language when the query names none. */
  readonly locale: Locale;
  /** The older answer shape, asked for by header. */
  readonly v4: boolean;
  /** One record instead of a list. */
  readonly documentId?: string;
  /** Stands in the answer where a text says `{support}`. */
  readonly support?: string;
  /** The snapshot holds drafts and the asker may see them; otherwise a question about drafts is refused. */
  readonly drafts?: boolean;
}

/** Longer answers are not kept whole: putting them together from ready records is quick, and memory is bounded. */
const LONGEST_KEPT = 16 * 1024;

/** An answer, ready to be sent as its pieces without putting them together. */
export class Answer implements Written {
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
  /** What was asked for, however it was spelt; within a snapshot equal meanings have equal bytes. Empty: it was made for one asker. */
  readonly meaning: string;

  constructor({ pieces, bytes }: Written, meaning = "") {
    this.pieces = pieces;
    this.bytes = bytes;
    this.meaning = meaning;
  }

  get body(): Buffer {
    const [first] = this.pieces;
    return first && this.pieces.length === 1 ? first : Buffer.concat(this.pieces, this.bytes);
  }
}

/**
 * The API's answer to `GET /api/{plural}?{raw}` as ready bytes: a pure function of what is published. Equal questions are answered
 * once. Throws AppError for what cannot be asked.
 */
export function answerContent(
  { snapshot }: { readonly snapshot: Snapshot },
  plural: string,
  raw: string,
  options: AnswerOptions,
): Answer {
  const door = `${plural}/${options.documentId ?? ""}${options.v4 ? "|4|" : "|5|"}`;
  const spelling = `${door}${options.locale}|${raw}`;
  const meaning = snapshot.spellings.get(spelling);
  const kept = meaning === undefined ? undefined : snapshot.answers.get(meaning);
  if (kept && meaning !== undefined) return answerFrom(kept, meaning);
  const described = typeOf(snapshot, plural);
  const type = described.type.name;
  const query = readQuery(raw);
  requireDrafts(query, options.drafts ?? false);
  const { locale } = options;
  const writer = writerOf(snapshot, options);
  const documentId = options.documentId ?? onlyRecord(snapshot, described);
  if (options.documentId === undefined) {
    // The only record of a type takes what a list takes; its order and its page say nothing.
    const plan = planList(query, described, snapshot.registry, { locale });
    if (documentId !== undefined)
      return keep(snapshot, spelling, door + plan.key, () => onePage(snapshot, type, plan, documentId, writer));
    return keep(snapshot, spelling, door + plan.key, () => listPage(snapshot, type, plan, writer));
  }
  const plan = planOne(query, described, snapshot.registry, locale);
  return keep(snapshot, spelling, door + plan.key, () =>
    onePage(snapshot, type, plan, options.documentId ?? "", writer),
  );
}

type MakeWriter = (locale: Locale) => RecordWriter;

function writerOf(snapshot: Snapshot, { v4, support }: AnswerOptions): MakeWriter {
  return (locale) => new RecordWriter(snapshot, locale, v4, support);
}

function requireDrafts(query: RawQuery, maySee: boolean): void {
  refuseIf(draftsRefusal({ asks: asksForDrafts(query), maySee }), { technical: "Forbidden" });
}

function keep(snapshot: Snapshot, spelling: string, meaning: string, make: () => KeptPage): Answer {
  snapshot.spellings.set(spelling, meaning);
  const kept = snapshot.answers.get(meaning);
  if (kept) return answerFrom(kept, meaning);
  const page = make();
  const answer = new Answer(page.write(), meaning);
  if (answer.bytes > LONGEST_KEPT) {
    snapshot.answers.set(meaning, page);
    return answer;
  }
  const body = exactBytes(answer.body);
  snapshot.answers.set(meaning, body);
  return answerFrom(body, meaning);
}

function answerFrom(kept: Buffer | KeptPage, meaning = ""): Answer {
  return new Answer(Buffer.isBuffer(kept) ? { pieces: [kept], bytes: kept.length } : kept.write(), meaning);
}

/** The answer to a list whose records somebody else has ranked: in the order given, unless the query sorts. Not kept. */
export function answerRanked(
  { snapshot }: { readonly snapshot: Snapshot },
  plural: string,
  raw: string,
  options: AnswerOptions & {
    readonly ranked: readonly string[];
    readonly pageSize: number;
    readonly extraKeys: readonly string[];
  },
): Answer {
  const described = typeOf(snapshot, plural);
  const type = described.type.name;
  const query = readQuery(raw);
  requireDrafts(query, false);
  const plan = planList(query, described, snapshot.registry, options);
  const allowed = new Set(matching(snapshot, type, plan.where, plan.locale));
  const { byDocumentId } = snapshot.shelf(type);
  const ranks = Int32Array.from(
    options.ranked.flatMap((id) => {
      const rank = byDocumentId.get(id);
      return rank !== undefined && allowed.has(rank) ? [rank] : [];
    }),
  );
  const ordered = plan.isSorted ? inOrder(snapshot, type, ranks.sort(), plan) : ranks;
  return answerFrom(pageOf(ordered, ranks.length, type, plan, writerOf(snapshot, options)));
}

/** Which record a type of one record has; undefined for the other types. */
function onlyRecord(snapshot: Snapshot, { type }: Described): string | undefined {
  return type.single ? (snapshot.shelf(type.name).records[0]?.documentId ?? "") : undefined;
}

function typeOf(snapshot: Snapshot, plural: string) {
  const described = snapshot
    .once("doors", () => new Map([...snapshot.registry.values()].map((one) => [one.type.api?.plural, one])))
    .get(plural);
  if (!described) throw new AppError("not_found", { technical: "Not Found" });
  return described;
}

function listPage(snapshot: Snapshot, type: string, plan: ListPlan, make: MakeWriter): KeptPage {
  const ranks = matching(snapshot, type, plan.where, plan.locale);
  return pageOf(inOrder(snapshot, type, ranks, plan), ranks.length, type, plan, make);
}

/** As many of these places as the page needs from the start. */
function inOrder(snapshot: Snapshot, type: string, ranks: Ranks, { sort, locale, paging }: ListPlan): Ranks {
  return sortRanks(snapshot, type, ranks, sort, locale, paging.start + paging.limit);
}

function pageOf(ordered: Ranks, total: number, type: string, plan: ListPlan, make: MakeWriter): KeptPage {
  const { paging, locale, selection } = plan;
  const ranks = ordered.slice(paging.start, paging.start + paging.limit);
  const end = `],"meta":{"pagination":${JSON.stringify(pagingMeta(paging, total))}}}`;
  const write = () => {
    const writer = make(locale);
    writer.text('{"data":[');
    writer.list(type, ranks, selection);
    writer.text(end);
    return writer.finish();
  };
  return { ranks, write };
}

function onePage(snapshot: Snapshot, type: string, plan: OnePlan, documentId: string, make: MakeWriter): KeptPage {
  const rank = snapshot.shelf(type).byDocumentId.get(documentId);
  if (rank === undefined || (plan.where && !matching(snapshot, type, plan.where, plan.locale).includes(rank)))
    throw new AppError("not_found", { technical: "Not Found" });
  const ranks = Int32Array.of(rank);
  const write = () => {
    const writer = make(plan.locale);
    writer.text('{"data":');
    writer.list(type, ranks, plan.selection);
    writer.text(',"meta":{}}');
    return writer.finish();
  };
  return { ranks, write };
}
