import type { Values } from "#content/body.ts";
import type { Described } from "#content/registry.ts";
import { columnsOf } from "#content/sheet/columns.ts";
import type { SubjectNames } from "#content/sheet/rule-text.ts";
import { csvLine } from "#content/sheet/write-csv.ts";
import { type WritingWords, writeRow } from "#content/sheet/write-row.ts";
import type { PublishedRecord } from "#content/snapshot/record.ts";
import type { Snapshot } from "#content/snapshot/snapshot.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";

/** What every record of the dataset says of itself. */
export interface Offer {
  readonly publicUrl: string;
  /** Of what is this service's own. */
  readonly licence: string;
}

/** A record as a line of JSON: what readers see of it in both languages, where its facts are from and what may be done with it. */
export function jsonLine(snapshot: Snapshot, record: PublishedRecord, offer: Offer): string {
  const { described, body } = record;
  const shown = (values: Values | null, localised: boolean) => {
    const names = [...described.scalars].filter(([, field]) => field.localised === localised && !field.private);
    return Object.fromEntries(names.flatMap(([name]) => (values?.[name] == null ? [] : [[name, values[name]]])));
  };
  const texts = LOCALE_CODES.flatMap((locale) => (body[locale] ? [[locale, shown(body[locale], true)]] : []));
  const related = [...described.relations].flatMap(([name, field]) => {
    const slugs = field.private ? [] : slugsOf(snapshot, field.to, body.links[name] ?? []);
    return slugs.length > 0 ? [[name, slugs]] : [];
  });
  const head = { id: record.documentId, slug: record.slug, url: addressOf(record, offer), updated: record.updatedAt };
  const terms = { licence: licenceOf(record, offer), provenance: body.source };
  const whole = { ...head, ...terms, ...shown(body.data, false), ...Object.fromEntries(texts) };
  return `${JSON.stringify({ ...whole, related: Object.fromEntries(related) })}\n`;
}

function slugsOf(snapshot: Snapshot, type: string, ids: readonly string[]): string[] {
  const { byDocumentId, records } = snapshot.shelf(type);
  return ids.flatMap((id) => records[byDocumentId.get(id) ?? -1]?.slug ?? []);
}

function addressOf({ described, documentId }: PublishedRecord, { publicUrl }: Offer): string {
  return `${publicUrl}/api/${described.type.api?.plural}/${documentId}`;
}

/** What comes from others keeps their licence; null where they name none: their terms stand at the address of the provenance. */
function licenceOf({ body }: PublishedRecord, { licence }: Offer): string | null {
  return body.source ? body.source.licence : licence;
}

/** Writes the records of a type as lines of CSV, under the names the API has for fields. */
export function csvWriter(described: Described, snapshot: Snapshot, offer: Offer) {
  const columns = columnsOf(described).filter(({ side, field }) => side !== "version" && !field?.private);
  const words: WritingWords = {
    locale: "en",
    subjects: PLAIN_NAMES,
    slugOf: (type, id) => slugsOf(snapshot, type, [id])[0],
  };
  return {
    head: csvLine(["id", ...columns.map(({ key }) => key), "url", "updated", "licence"]),
    line(record: PublishedRecord): string {
      const cells = writeRow(columns, record.body, record.version, words);
      const ends = [addressOf(record, offer), record.updatedAt, licenceOf(record, offer) ?? ""];
      return csvLine([record.documentId, ...cells, ...ends]);
    },
  };
}

/** Subjects by their slugs, which are the same for every reader. */
const PLAIN_NAMES: SubjectNames = { slugOf: (name) => name, nameOf: (slug) => slug, folded: [] };
