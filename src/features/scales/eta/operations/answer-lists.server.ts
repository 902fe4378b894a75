import { code } from "#content/fields/code/kind.ts";
import { flag } from "#content/fields/flag/kind.ts";
import { keywords } from "#content/fields/keywords/kind.ts";
import { list } from "#content/fields/list/kind.ts";
import { number } from "#content/fields/number/kind.ts";
import { shape } from "#content/fields/shape/kind.ts";
import { text } from "#content/fields/text/kind.ts";
import { createRegistry } from "#content/registry.ts";
import { contentType } from "#content/types/content-type.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import { rangeOf } from "../../engine/rules/score-instrument.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import type { Norms } from "../../engine/schema/norms.ts";
import {
  type LoadedInstrument,
  type LoadedNorms,
  newestNorms,
  newestOf,
} from "../../instruments/operations/read-instruments.server.ts";
import { ETA } from "../../rules.ts";
import {
  answerIn,
  type Listed,
  type ListQuestion,
  listOf,
  type Made,
} from "../../tendencies/operations/answer-lists.server.ts";
import { categoryShape, ETA_LOOKUP_PAGE_SIZE, ETA_QUESTIONS_PAGE_SIZE, GENERAL, lookupQuery } from "../schema.ts";

const words = { localised: true, required: true, searched: true, max: 700 } as const;
const whole = number({ required: true, whole: true });
const name = code({ required: true, pattern: /^[a-z-]+$/ });

const rankFields = {
  raw_score: whole,
  gender: name,
  grade_level: whole,
  category: name,
  Category_Name: text(words),
  percentile_rank: whole,
  provisional: flag({ required: true }),
  version: whole,
  keywords: keywords({ localised: true }),
};

/** The lists as the API answers them. They are no content of editors, and are asked like it. */
const TYPES = createRegistry([
  contentType({
    name: "eta-question",
    api: { plural: "eta-questions", pageSize: ETA_QUESTIONS_PAGE_SIZE },
    label: "Question_Text",
    fields: {
      Question_num: whole,
      Question_Text: text(words),
      option_A: text(words),
      option_B: text(words),
      option_C: text(words),
      category: shape(categoryShape, { localised: true, required: true }),
      version: whole,
      keywords: keywords({ localised: true }),
    },
  }),
  contentType({
    name: "eta-entrepreneurial-trait",
    api: { plural: "eta-entrepreneurial-traits", pageSize: ETA_LOOKUP_PAGE_SIZE },
    label: "Category_Name",
    fields: rankFields,
  }),
  contentType({
    name: "eta-total",
    api: { plural: "eta-totals", pageSize: ETA_LOOKUP_PAGE_SIZE },
    label: "Category_Name",
    fields: rankFields,
  }),
  contentType({
    name: "eat-description-grade",
    api: { plural: "eat-description-grades", pageSize: ETA_LOOKUP_PAGE_SIZE },
    fields: {
      category: name,
      Category_Name: text(words),
      from: whole,
      to: whole,
      title: text(words),
      description: text(words),
      try: list({ localised: true }),
      keywords: keywords({ localised: true }),
    },
  }),
]);

type EtaList = "eta-questions" | "eat-description-grades";
type EtaLookup = "eta-entrepreneurial-traits" | "eta-totals";

/** Lists by what they are made of: a published version never changes. */
const made = new WeakMap<object, Map<string, Listed>>();

function keptOf(source: object, plural: string, make: () => Listed): Listed {
  const own = made.get(source) ?? new Map<string, Listed>();
  made.set(source, own);
  const listed = own.get(plural) ?? make();
  own.set(plural, listed);
  return listed;
}

/** Strapi's list of the situations, or of what is said of each band. */
export async function answerEtaList(ctx: Context, plural: EtaList, { raw, v4 }: ListQuestion): Promise<Buffer> {
  const instrument = await newestOf(ctx, ETA);
  const listed = keptOf(instrument, plural, () =>
    plural === "eta-questions"
      ? listOf(TYPES.get("eta-question"), questionsOf(instrument), ETA_QUESTIONS_PAGE_SIZE)
      : listOf(TYPES.get("eat-description-grade"), bandsOf(instrument), ETA_LOOKUP_PAGE_SIZE),
  );
  return answerIn(listed, plural, { raw: withoutCategory(raw), v4 });
}

/** Strapi's list of percentile ranks: by `raw_score`, `gender` and `grade_level`, or by filters. */
export async function answerEtaLookup(ctx: Context, plural: EtaLookup, { raw, v4 }: ListQuestion): Promise<Buffer> {
  const instrument = await newestOf(ctx, ETA);
  const norms = await newestNorms(ctx, instrument.body);
  if (!norms) throw new AppError("unavailable", { technical: "No norms of the scale are loaded" });
  const scales = instrument.body.scales
    .map(({ id }) => id)
    .filter((id) => (id === GENERAL) === (plural === "eta-totals"));
  const asked = withFilters(raw, Math.max(...scales.map((id) => rangeOf(instrument.body, id).max)));
  const type = plural === "eta-totals" ? "eta-total" : "eta-entrepreneurial-trait";
  const listed = keptOf(norms, plural, () =>
    listOf(TYPES.get(type), ranksOf(instrument, norms, scales), ETA_LOOKUP_PAGE_SIZE),
  );
  return answerIn(listed, plural, { raw: asked, v4 });
}

/** `category` is a part of its record, not a relation; clients of Strapi ask for it like one. */
function withoutCategory(raw: string): string {
  const asksForIt = /^populate(\[\d*\]=category$|=category$|\[category\])/;
  return raw
    .split("&")
    .filter((pair) => !asksForIt.test(decoded(pair)))
    .join("&");
}

function decoded(pair: string): string {
  try {
    return decodeURIComponent(pair);
  } catch {
    return pair;
  }
}

const PLAIN = ["raw_score", "gender", "grade_level"] as const;

/** The plain names of specification §7 as filters; a value that cannot be is refused by name. */
function withFilters(raw: string, most: number): string {
  const plain = new URLSearchParams(raw);
  const pairs = raw.split("&").filter((pair) => !PLAIN.some((key) => pair.startsWith(`${key}=`)));
  const sent: Record<string, unknown> = {};
  for (const key of PLAIN) {
    const values = plain.getAll(key);
    if (values.length > 0) sent[key] = values.length === 1 ? values[0] : values;
  }
  const asked = parseInput(lookupQuery(most), sent);
  const filters = Object.entries(asked).map(([key, value]) => `filters[${key}][$eq]=${value}`);
  return [...pairs, ...filters].filter((pair) => pair !== "").join("&");
}

function questionsOf({ body, loadedAt }: LoadedInstrument): Made[] {
  return body.items.flatMap((item, at) => {
    if (!("weights" in item)) return [];
    const { A, B, C } = item.weights;
    const [ar, en] = (["ar", "en"] as const).map((locale) => ({
      Question_Text: item[locale].text,
      option_A: item[locale].options.A,
      option_B: item[locale].options.B,
      option_C: item[locale].options.C,
      category: { Category_Name: nameOf(body, item.keys[0]?.scale, locale), Weight_A: A, Weight_B: B, Weight_C: C },
    }));
    const data = { Question_num: at + 1, version: body.version };
    return [{ id: item.id, slug: item.id.toLowerCase(), at: loadedAt, data, ar, en }];
  });
}

function nameOf({ scales }: Instrument, id: string | undefined, locale: "ar" | "en"): string {
  return scales.find((one) => one.id === id)?.[locale] ?? "";
}

function ranksOf({ body, loadedAt }: LoadedInstrument, norms: LoadedNorms, scales: readonly string[]): Made[] {
  const { groups, provisional, version } = norms.body;
  return groups.flatMap((group) =>
    scales.flatMap((category) => rowsOf(body, group, { category, provisional, version, at: loadedAt })),
  );
}

interface OfTable {
  readonly category: string;
  readonly provisional: boolean;
  readonly version: number;
  readonly at: string;
}

/** One row for every raw score; a table that does not tell girls and boys apart has none of the wire's. */
function rowsOf(
  body: Instrument,
  group: Norms["groups"][number],
  { category, provisional, version, at }: OfTable,
): Made[] {
  const { grade, gender, scales } = group;
  if (grade === null || gender === null) return [];
  const [ar, en] = (["ar", "en"] as const).map((locale) => ({ Category_Name: nameOf(body, category, locale) }));
  return Object.entries(scales[category]?.ranks ?? {}).map(([raw, rank]) => {
    const slug = `${category}-${grade}-${gender}-${raw}`;
    const data = {
      raw_score: Number(raw),
      gender,
      grade_level: grade,
      category,
      percentile_rank: rank,
      provisional,
      version,
    };
    return { id: slug, slug, at, data, ar, en };
  });
}

function bandsOf({ body, loadedAt }: LoadedInstrument): Made[] {
  // In the order of the scales: a database need not keep that of the bands.
  return body.scales.flatMap(({ id: category }) =>
    (body.bands?.of[category] ?? []).map(({ from, to, ar: inArabic, en: inEnglish }) => {
      const slug = `${category}-${from}`;
      const said = (words: typeof inArabic, locale: "ar" | "en") => ({
        Category_Name: nameOf(body, category, locale),
        title: words.title,
        description: words.text,
        try: words.try,
      });
      const [ar, en] = [said(inArabic, "ar"), said(inEnglish, "en")];
      return { id: slug, slug, at: loadedAt, data: { category, from, to }, ar, en };
    }),
  );
}
