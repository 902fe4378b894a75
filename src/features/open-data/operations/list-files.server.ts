import { REGISTRY, type TypeName } from "#content/registry.ts";
import { TYPE_LABELS } from "#content/type-labels.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { OpenFormat } from "../rules.ts";
import type { OpenData } from "../schema.ts";
import { listFiles } from "../store.server.ts";

/** What the open dataset offers, in the order of the content types. */
export async function listOpenData(ctx: Context, locale: Locale): Promise<OpenData> {
  const rows = await listFiles(ctx.db);
  const types = [...REGISTRY.keys()].flatMap((type) => {
    const files = rows.filter((row) => row.type === type);
    const [first] = files;
    if (!first || first.records === 0) return [];
    return {
      type,
      label: TYPE_LABELS[type as TypeName]({}, { locale }),
      records: first.records,
      madeAt:
        files
          .map(({ made_at }) => made_at)
          .toSorted()
          .at(-1) ?? first.made_at,
      files: files
        .map(({ name, bytes }) => ({
          format: name.split(".").at(-1) as OpenFormat,
          address: `/open-data/${name}`,
          bytes,
        }))
        .toReversed(),
    };
  });
  return { licence: ctx.config.openDataLicence, types };
}
