import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eachEngine } from "#tests/support/database.ts";
import { type ImportingSite, openImportingSite } from "#tests/support/imports.ts";
import { describedBy } from "../change.server.ts";
import { CONTENT_TYPES, REGISTRY } from "../registry.ts";
import { exportSheet, sheetFile, writeTemplate } from "./export-sheet.server.ts";

eachEngine(
  (_engine, use) => {
    describe("what is exported", () => {
      let site: ImportingSite;
      beforeAll(async () => {
        site = await openImportingSite(use());
      });
      afterAll(() => site?.close());

      it.each(["csv", "xlsx"] as const)(
        "changes nothing when it is imported, in %s",
        async (format) => {
          for (const locale of ["ar", "en"] as const)
            for (const { name } of CONTENT_TYPES) {
              const file = sheetFile(site.folder, name, format);
              const written = await exportSheet(
                site.ctx,
                describedBy(REGISTRY, name),
                { format, locale, file },
                REGISTRY,
              );
              const { id, counts } = await site.sheet(name, file, { locale, dryRun: true });
              expect([name, await site.told(id), counts]).toEqual([
                name,
                [],
                { new: 0, changed: 0, unchanged: written, refused: 0, conflict: 0 },
              ]);
            }
        },
        120_000,
      );

      it.each(["csv", "xlsx"] as const)(
        "has a template that is no record, in %s",
        async (format) => {
          for (const { name } of CONTENT_TYPES) {
            const file = sheetFile(site.folder, `${name}-template`, format);
            await writeTemplate(describedBy(REGISTRY, name), { format, locale: "ar", file });
            const { id, counts } = await site.sheet(name, file, { dryRun: true });
            expect([name, await site.told(id), Object.values(counts)]).toEqual([name, [], [0, 0, 0, 0, 0]]);
          }
        },
        60_000,
      );
    });
  },
  { template: "shipped" },
);
