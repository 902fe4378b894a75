import { createHash } from "node:crypto";
import { once } from "node:events";
import { createGzip } from "node:zlib";
import { type Described, REGISTRY } from "#content/registry.ts";
import { CSV_START } from "#content/sheet/write-csv.ts";
import { sumOfVersions } from "#content/store.server.ts";
import type { Context } from "#platform/context.ts";
import { newFileStem } from "#platform/files/names.ts";
import { csvWriter, jsonLine, type Offer } from "../presenter.server.ts";
import { isOffered, OPEN_FORMATS, type OpenFormat } from "../rules.ts";
import { forgetFile, listFiles, markFiles, type OpenFileRow, putFile } from "../store.server.ts";

const OWNER = "opendata";
/** Part of the mark: raised when lines are written otherwise. */
const WRITTEN = "1";
const LINES_AT_ONCE = 200;

/** Makes the files of the open dataset anew where content changed; those that would hold the same stay as they are. */
export async function makeFiles(ctx: Context): Promise<void> {
  const { openDataLicence: licence, publicUrl } = ctx.config;
  const before = new Map((await listFiles(ctx.db)).map((row) => [row.name, row]));
  const offered =
    licence === "" ? [] : [...REGISTRY.values()].filter(({ type }) => isOffered(type.name, type.api !== null));
  const wanted = offered.flatMap((described) =>
    OPEN_FORMATS.map((format) => ({ described, format, name: `${described.type.api?.plural}.${format}` })),
  );
  const names = new Set(wanted.map(({ name }) => name));
  for (const row of before.values()) if (!names.has(row.name)) await withdraw(ctx, row);
  const sum = await sumOfVersions(ctx.db);
  // What is written must be as new as its mark: another process may have changed the content a moment ago.
  await ctx.content.refresh();
  const mark = [WRITTEN, sum, ctx.content.heldSince ?? "", licence, publicUrl].join(" ");
  const same: string[] = [];
  for (const { name, described, format } of wanted) {
    const row = before.get(name);
    if (row?.content_mark === mark) continue;
    const made = await written(ctx, described, format, { licence, publicUrl });
    if (row?.hash === made.hash) same.push(name);
    else await replace(ctx, row, { name, type: described.type.name, content_mark: mark, ...made });
  }
  await markFiles(ctx.db, same, mark);
}

async function withdraw(ctx: Context, { name, file }: OpenFileRow): Promise<void> {
  await forgetFile(ctx.db, name);
  await ctx.files.remove("private", file);
}

type Made = Pick<OpenFileRow, "hash" | "records"> & { readonly packed: Buffer };

async function replace(
  ctx: Context,
  before: OpenFileRow | undefined,
  { packed, ...row }: Omit<OpenFileRow, "file" | "bytes" | "made_at"> & Made,
): Promise<void> {
  const file = `${newFileStem(ctx.random, OWNER)}.gz`;
  await ctx.files.put("private", file, packed, "application/gzip");
  await putFile(ctx.db, { ...row, file, bytes: packed.length, made_at: ctx.clock.now().toISOString() });
  if (before) await ctx.files.remove("private", before.file);
}

/** The packed file of a type; others have their turn while it is written. */
async function written(ctx: Context, described: Described, format: OpenFormat, offer: Offer): Promise<Made> {
  const { snapshot } = ctx.content;
  const records = snapshot.shelf(described.type.name).records.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const csv = csvWriter(described, snapshot, offer);
  const hash = createHash("sha256");
  const gzip = createGzip({ level: 9 });
  const pieces: Buffer[] = [];
  gzip.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = once(gzip, "end");
  const add = async (text: string) => {
    hash.update(text);
    if (!gzip.write(text)) await once(gzip, "drain");
  };
  if (format === "csv") await add(CSV_START + csv.head);
  for (let at = 0; at < records.length; at += LINES_AT_ONCE) {
    const some = records.slice(at, at + LINES_AT_ONCE);
    await add(some.map((record) => (format === "csv" ? csv.line(record) : jsonLine(snapshot, record, offer))).join(""));
    await new Promise((resolve) => setImmediate(resolve));
  }
  gzip.end();
  await ended;
  return { hash: hash.digest("hex"), records: records.length, packed: Buffer.concat(pieces) };
}
