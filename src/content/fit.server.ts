import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError, type FieldFault } from "#platform/errors.ts";
import { isolate } from "#platform/mail/isolate.ts";
import type { Body } from "./body.ts";
import { checked, describedBy } from "./change.server.ts";
import type { NamedRecords } from "./fields/field.ts";
import { familyOf } from "./library/kinds.ts";
import type { Described, Registry } from "./registry.ts";
import { type ContentRow, publishedWith, readDocuments, recordsBySlug } from "./store.server.ts";

type Stage = "draft" | "complete";
type Owner = Pick<ContentRow, "type"> & { readonly document_id: string | null };

/** A body that fits its type and the records it names; throws what is wrong with it, field by field. What its values name is in its relations too. */
export async function fitted(db: Db, registry: Registry, owner: Owner, raw: unknown, stage: Stage): Promise<Body> {
  const described = describedBy(registry, owner.type);
  const body = checked(registry, owner.type, raw, stage);
  const named = await readNamed(db, described, body, stage);
  const faults = [...ownFaults(body, owner), ...(await fileFaults(db, described, body)), ...named.faults];
  if (faults.length > 0) throw new AppError("form_invalid", { fields: faults });
  return { ...body, links: named.links };
}

/** Days that lie behind although they must not; one that passed since it was written is no fault of whoever writes something else. */
export function passedDays(
  { scalars }: Described,
  body: Body,
  known: readonly (Body | null | undefined)[],
  today: string,
): FieldFault[] {
  return [...scalars].flatMap(([name, { isAhead }]) => {
    const day = body.data[name];
    const isOld = !isAhead || typeof day !== "string" || day >= today || known.some((one) => one?.data[name] === day);
    return isOld ? [] : [{ path: `data.${name}`, code: "content_day_past" }];
  });
}

/** Nothing stands among what it is related to. */
function ownFaults({ links }: Body, { document_id: own }: Owner): FieldFault[] {
  const names = Object.keys(links).filter((name) => own !== null && links[name]?.includes(own));
  return names.map((name) => ({ path: `links.${name}`, code: "content_itself" }));
}

/** A file that is gone shows nothing and does no harm; one of another kind would leave its place empty for good. */
async function fileFaults(db: Db, { relations }: Described, { links }: Body): Promise<FieldFault[]> {
  const places = [...relations].filter(([name, { kind }]) => kind === "media" && (links[name]?.length ?? 0) > 0);
  if (places.length === 0) return [];
  const rows = await readDocuments(db, [...new Set(places.flatMap(([name]) => links[name] ?? []))]);
  const files = new Map(rows.map((row) => [row.document_id, (row.published_json ?? row.draft_json)?.data]));
  return places.flatMap(([name, { family }]) => {
    for (const id of links[name] ?? []) {
      const file = files.get(id);
      if (!file) continue;
      if (String(file.url).startsWith("/api/")) return [{ path: `links.${name}`, code: "content_file_hidden" }];
      if (family !== null && familyOf(file.mime) !== family)
        return [{ path: `links.${name}`, code: `content_file_${family}` }];
    }
    return [];
  });
}

/** What the values of a body name by slug: readers must meet all of it once the body is published. */
async function readNamed(db: Db, described: Described, body: Body, stage: Stage) {
  const faults: FieldFault[] = [];
  const links = { ...body.links };
  for (const [name, { names }] of described.scalars) {
    if (!names) continue;
    const slugs = namedIn(names, body.data[name]);
    if (slugs.length === 0) continue;
    const found = new Map((await recordsBySlug(db, names.to, slugs)).map((row) => [row.slug, row]));
    const fault = slugs.flatMap((slug) => {
      const row = found.get(slug);
      const values = { name: isolate(slug) };
      if (!row) return [{ path: `data.${name}`, code: "content_name_unknown", values }];
      if (stage === "draft" || row.published_json) return [];
      return [{ path: `data.${name}`, code: "content_name_hidden", values }];
    })[0];
    if (fault) faults.push(fault);
    const ids = slugs.flatMap((slug) => found.get(slug)?.document_id ?? []);
    links[names.listedIn] = [...new Set([...(links[names.listedIn] ?? []), ...ids])];
  }
  return { faults, links };
}

function namedIn(names: NamedRecords, value: unknown): readonly string[] {
  return value === null || value === undefined ? [] : names.slugsIn(value);
}

const MOST_TOLD = 5;

/** Refuses to hide or rename what published records name by its slug; says which they are. */
export async function requireUnnamed(db: Db, registry: Registry, row: ContentRow, locale: Locale): Promise<void> {
  const slug = row.published_json?.slug;
  if (slug === undefined) return;
  const titles: string[] = [];
  for (const described of registry.values())
    for (const [name, { names }] of described.scalars) {
      if (names?.to !== row.type) continue;
      const bodies = await publishedWith(db, described.type.name, slug);
      const naming = bodies.filter((body) => namedIn(names, body.data[name]).includes(slug));
      titles.push(...naming.map((body) => isolate(titleOf(described, body, locale))));
    }
  if (titles.length === 0) return;
  const told = titles.slice(0, MOST_TOLD).join(locale === "ar" ? "، " : ", ");
  const values = { names: titles.length > MOST_TOLD ? `${told}…` : told };
  throw new AppError("in_use", { fields: [{ path: "slug", code: "content_named_by", values }] });
}

function titleOf({ type }: Described, body: Body, locale: Locale): string {
  const sides = [body[locale], ...LOCALE_CODES.map((code) => body[code]), body.data];
  return String(sides.map((side) => side?.[type.label]).find((title) => typeof title === "string") ?? body.slug);
}
