import { createHash } from "node:crypto";
import { json } from "../../src/platform/db/columns.ts";
import type { Migration } from "../../src/platform/db/migrate.ts";

interface Words {
  readonly text: string;
  readonly example: string;
}

interface Statement {
  readonly id: string;
  readonly environment: string;
  readonly ar: Words;
  readonly en: Words;
  readonly speech?: { readonly ar?: string; readonly en?: string };
}

/** What the forms did not say of themselves, as the shipped files say it. */
const ABOUT = {
  title: { ar: "مقياس الميول المهنية", en: "Professional tendencies scale" },
  lead: {
    ar: "54 عبارة قصيرة عن أشياء قد تحبونها. تختارون «يناسبني» أو «لا يناسبني»، ثم ترون بيئات العمل الأقرب إليكم والمهن القريبة منها، مع السبب.",
    en: "54 short statements about things you may enjoy. You say which fit you, then see which work environments are closest to you and which professions are near them, with the reasons.",
  },
  audience: {
    ar: "لطلبة الصفوف من 9 إلى 12، ويمكن لغيرهم الإجابة عنه أيضًا.",
    en: "Pupils in grades 9 to 12. Others may take it too.",
  },
  minutes: 10,
  scales: [
    { id: "R", ar: "واقعية", en: "Realistic" },
    { id: "I", ar: "بحثية", en: "Investigative" },
    { id: "A", ar: "فنية", en: "Artistic" },
    { id: "S", ar: "اجتماعية", en: "Social" },
    { id: "E", ar: "ريادية", en: "Enterprising" },
    { id: "C", ar: "تنظيمية", en: "Conventional" },
  ],
};

/** The forms of the tendencies scale take the form of every instrument; not a word of their statements changes. */
export const migration: Migration = {
  id: 29,
  name: "0029-tendencies-as-instrument",
  async up({ db }) {
    const rows = await db.selectFrom("scale_instruments").selectAll().where("scale", "=", "tendencies").execute();
    for (const { id, version, body_json } of rows) {
      const body = asInstrument(version, (body_json as { statements: readonly Statement[] }).statements);
      await db
        .updateTable("scale_instruments")
        .set({ body_json: json(body), hash: digestOf(body) })
        .where("id", "=", id)
        .execute();
    }
  },
};

function asInstrument(version: number, statements: readonly Statement[]) {
  const worded = ({ text, example }: Words, speech: string | undefined) => ({
    text,
    example,
    ...(speech !== undefined && { speech }),
  });
  const items = statements.map(({ id, environment, ar, en, speech }) => ({
    id,
    keys: [{ scale: environment, weight: 1, reversed: false }],
    ar: worded(ar, speech?.ar),
    en: worded(en, speech?.en),
  }));
  return { format: "instrument-1", scale: "tendencies", version, answers: "true-false", ...ABOUT, items };
}

/** A digest of the content, whatever the order its keys came in. */
function digestOf(body: unknown): string {
  const canonical = JSON.stringify(body, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return createHash("sha256").update(canonical).digest("hex");
}
