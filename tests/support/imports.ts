import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { announce } from "#content/announce.server.ts";
import { describedBy } from "#content/change.server.ts";
import { toldFaults } from "#content/import/report.server.ts";
import { type ImportResult, type RunOptions, runImport } from "#content/import/run.server.ts";
import { REGISTRY, type TypeName } from "#content/registry.ts";
import { readMapping } from "#content/sheet/place-columns.ts";
import { openSheet } from "#content/sheet/sheet-source.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { readConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { openTestContent, type TestContent } from "./content.ts";
import type { TestDatabase } from "./database.ts";

export interface ImportingSite extends TestContent {
  readonly folder: string;
  /** Writes a file into the test's folder. */
  file(name: string, content: string | Buffer): string;
  /** Imports a sheet. */
  sheet(type: TypeName, file: string, options?: SheetOptions): Promise<ImportResult>;
  /** What an import had to tell, as "row column: words". */
  told(id: number, locale?: Locale): Promise<string[]>;
}

type SheetOptions = Partial<RunOptions> & { readonly map?: readonly string[]; readonly locale?: Locale };

/** A site into which files are imported. */
export async function openImportingSite(test: TestDatabase): Promise<ImportingSite> {
  const site = await openTestContent(test);
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-import-"));
  const config = readConfig({ DATA_DIR: test.dataDir, LOG_LEVEL: "silent" });
  const ctx: Context = { ...site.ctx, config };
  return {
    ...site,
    ctx,
    folder,
    file(name, content) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    async sheet(type, file, { map = [], locale = "en", ...options } = {}) {
      const described = describedBy(REGISTRY, type);
      const source = await openSheet(ctx, described, { file, mapping: readMapping(map), locale }, REGISTRY);
      const usual = {
        resume: false,
        overwrite: false,
        dryRun: false,
        goodOnly: false,
        by: null,
        tell: () => undefined,
      };
      const result = await runImport(ctx, source, { ...usual, ...options });
      if (!result) throw new Error("Another import is under way.");
      if (result.state === "done") await announce(ctx);
      return result;
    },
    async told(id, locale = "en") {
      const lines: string[] = [];
      for await (const { row, column, words, isNote } of toldFaults(ctx.db, id, locale))
        lines.push(`${row} ${column ?? ""}: ${isNote ? "(note) " : ""}${words}`);
      return lines;
    },
    async close() {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
