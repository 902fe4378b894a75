import type { Values } from "#content/body.ts";
import { code } from "#content/fields/code/kind.ts";
import { keywords } from "#content/fields/keywords/kind.ts";
import { number } from "#content/fields/number/kind.ts";
import { text } from "#content/fields/text/kind.ts";
import { answerRanked } from "#content/query/answer.ts";
import { createRegistry, type Described } from "#content/registry.ts";
import { PublishedRecord } from "#content/snapshot/record.ts";
import { Snapshot } from "#content/snapshot/snapshot.ts";
import { contentType } from "#content/types/content-type.ts";
import { FALLBACK_LOCALE } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { PERSONALITY_TEST_PAGE_SIZE } from "../schema.ts";
import { environmentWords } from "./read-content.server.ts";
import { type Form, newestForm } from "./read-instrument.server.ts";

const ENVIRONMENT = { required: true, pattern: /^[RIASEC]$/ } as const;
const words = { localised: true, required: true, searched: true, max: 300 } as const;

/** The statements as the API lists them. They are no content of editors, and are asked like it. */
const STATEMENTS = createRegistry([
  contentType({
    name: "personality-test",
    api: { plural: "personality-tests", pageSize: PERSONALITY_TEST_PAGE_SIZE },
    label: "question",
    fields: {
      question_num: number({ required: true, whole: true }),
      question: text(words),
      example: text(words),
      environment: code(ENVIRONMENT),
      version: number({ required: true, whole: true }),
      keywords: keywords({ localised: true }),
    },
  }),
]);
const PERSONALITIES = createRegistry([
  contentType({
    name: "personality",
    api: { plural: "personalities", pageSize: 25 },
    fields: {
      code: code(ENVIRONMENT),
      title: text(words),
      alt_title: text(words),
      keywords: keywords({ localised: true }),
    },
  }),
]);

export interface ListQuestion {
  readonly raw: string;
  readonly v4: boolean;
}

/** Strapi's list of the statements, nine a page, in the order of the form. */
export async function answerStatements(ctx: Context, question: ListQuestion): Promise<Buffer> {
  return answerIn(statementsOf(await newestForm(ctx)), "personality-tests", question);
}

/** Strapi's list of the six personalities, by both names, in the order of the hexagon. */
export function answerPersonalities(ctx: Context, question: ListQuestion): Buffer {
  const listed = ctx.content.snapshot.once("personalities", () => personalitiesOf(ctx));
  return answerIn(listed, "personalities", question);
}

/** A list that is no content of editors and is asked like it. */
export interface Listed {
  readonly snapshot: Snapshot;
  /** Document ids in the order of the list. */
  readonly ranked: readonly string[];
  readonly pageSize: number;
}

/** The answer to a question about such a list, in its own order. */
export function answerIn({ snapshot, ranked, pageSize }: Listed, plural: string, { raw, v4 }: ListQuestion): Buffer {
  const options = { locale: FALLBACK_LOCALE, v4, ranked, pageSize, extraKeys: [] };
  return answerRanked({ snapshot }, plural, withFrame(raw), options).body;
}

/** `page` and `pageSize` as specification §7 names them, in Strapi's own frame. */
function withFrame(raw: string): string {
  return raw.replace(/(^|&)(page|pageSize)(?==)/g, "$1pagination[$2]");
}

const statements = new WeakMap<Form, Listed>();

function statementsOf(form: Form): Listed {
  const made = statements.get(form);
  if (made) return made;
  const records = form.statements.map((one, at) => {
    const data = { question_num: at + 1, environment: one.environment, version: form.version };
    const [ar, en] = [one.ar, one.en].map((said) => ({ question: said.text, example: said.example }));
    return { id: one.id, slug: one.id.toLowerCase(), at: form.loadedAt, data, ar, en };
  });
  const listed = listOf(STATEMENTS.get("personality-test"), records, PERSONALITY_TEST_PAGE_SIZE);
  statements.set(form, listed);
  return listed;
}

function personalitiesOf(ctx: Context): Listed {
  const published = ctx.content.all("work-environment", { locale: FALLBACK_LOCALE });
  const [ar, en] = (["ar", "en"] as const).map((locale) =>
    environmentWords(ctx, locale).map(({ title, altTitle }) => ({ title, alt_title: altTitle })),
  );
  const records = ENVIRONMENTS.map((letter, at) => {
    const found = published.find((one) => one.code === letter);
    const updatedAt = found?.updatedAt ?? ctx.clock.now().toISOString();
    return { id: letter, slug: found?.slug ?? "", at: updatedAt, data: { code: letter }, ar: ar?.[at], en: en?.[at] };
  });
  return listOf(PERSONALITIES.get("personality"), records, ENVIRONMENTS.length);
}

/** One record of such a list. */
export interface Made {
  readonly id: string;
  readonly slug: string;
  readonly at: string;
  readonly data: Values;
  readonly ar?: Values | undefined;
  readonly en?: Values | undefined;
}

/** Puts such a list together. */
export function listOf(described: Described | undefined, made: readonly Made[], pageSize: number): Listed {
  if (!described) throw new Error("The type of a list is not declared.");
  const records = made.map(({ id, slug, at, data, ar = null, en = null }, place) => {
    const row = { id: place + 1, document_id: id, version: 1, created_at: at, updated_at: at, published_at: at };
    return new PublishedRecord(described, row, { slug, data, ar, en, links: {}, source: null });
  });
  const snapshot = new Snapshot(new Map([[described.type.name, described]]), records);
  return { snapshot, ranked: made.map(({ id }) => id), pageSize };
}
