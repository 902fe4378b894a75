import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestContent, type TestContent, testEditor } from "#tests/support/content.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { createDraft, publish, remove, saveDraft, unpublish } from "./edit.server.ts";
import { loadSeed, seedId } from "./seed.server.ts";
import { findRecord } from "./store.server.ts";

const SHIPPED = path.join(import.meta.dirname, "../../db/seed");

interface Shipped {
  slug: string;
  version: number;
  updated: string;
  data: Record<string, unknown>;
  en: Record<string, unknown> | null;
}

for (const engine of ENGINES) {
  describe(`on ${engine} the shipped content`, () => {
    let test: TestDatabase;
    let site: TestContent;
    let folder: string;

    beforeEach(async () => {
      test = await createTestDatabase(engine, { template: "shipped" });
      site = await openTestContent(test);
      folder = mkdtempSync(path.join(tmpdir(), "wijha-seed-"));
      cpSync(SHIPPED, folder, { recursive: true });
    });
    afterEach(async () => {
      await site.close();
      await test.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const ship = (slug: string, change: (record: Shipped) => void, type = "job") => {
      const file = path.join(folder, "content", type, `${slug}.json`);
      const record = JSON.parse(readFileSync(file, "utf8")) as Shipped;
      change(record);
      writeFileSync(path.join(folder, "content", type, `${record.slug}.json`), JSON.stringify(record));
    };
    const newerNurse = () =>
      ship("nurse", (record) => {
        record.version += 1;
        record.updated = "2026-11-23T08:00:00.000Z";
        record.en = { ...record.en, title: "Registered nurse" };
      });
    const head = async (slug: string) => {
      const row = await findRecord(site.ctx.db, seedId("job", slug));
      if (!row) throw new Error(`${slug} is not there`);
      return { documentId: row.document_id, version: row.version, body: row.published_json };
    };
    const title = (slug: string) => site.content.bySlug("job", slug, "en")?.title;

    it("is loaded whole, in both languages, with every relation", async () => {
      await test.database.kysely.deleteFrom("content_records").execute();
      await test.database.kysely.deleteFrom("content_seed").execute();
      await loadSeed(site.ctx, folder);
      const count = (type: Parameters<typeof site.content.list>[0]) => site.content.list(type, { locale: "ar" }).total;
      expect([count("job"), count("sector"), count("faq"), count("future-skill")]).toEqual([120, 12, 28, 45]);
      for (const locale of ["ar", "en"] as const)
        for (const job of site.content.list("job", { locale, pageSize: 100 }).items) {
          expect(job.locale).toBe(locale);
          expect(job.sectors.length * job.work_environments.length * job.related_jobs.length).toBeGreaterThan(0);
        }
      expect(site.content.bySlug("job", "nurse", "ar")?.work_environments[0]?.title).toBe("اجتماعية");
    });

    it("is not loaded again when nothing changed, and says so", async () => {
      const before = await head("nurse");
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 0 });
      expect((await head("nurse")).version).toBe(before.version);
    });

    it("updates a record nobody edited when a higher version is shipped", async () => {
      newerNurse();
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 1 });
      expect(title("nurse")).toBe("Registered nurse");
      expect(site.content.list("job", { locale: "en", pageSize: 1 }).items[0]?.slug).toBe("nurse");
    });

    it("does not follow a change that has no higher version", async () => {
      ship("nurse", (record) => {
        record.en = { ...record.en, title: "Other" };
      });
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 0 });
      expect(title("nurse")).toBe("Nurse");
    });

    it("adds a record that is newly shipped", async () => {
      ship("nurse", (record) => {
        record.slug = "night-nurse";
      });
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 1 });
      expect(site.content.list("job", { locale: "en" }).total).toBe(121);
    });

    it("never overwrites what an editor published", async () => {
      const nurse = await head("nurse");
      const body = { ...nurse.body, en: { ...nurse.body?.en, title: "Nurse, as we say" } };
      await publish(site.ctx, testEditor, await saveDraft(site.ctx, testEditor, { ...nurse, body }));
      newerNurse();
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 0 });
      expect(title("nurse")).toBe("Nurse, as we say");
    });

    it("never overwrites while an editor's draft waits", async () => {
      const nurse = await head("nurse");
      await saveDraft(site.ctx, testEditor, { ...nurse, body: nurse.body });
      newerNurse();
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 0 });
    });

    it("never brings back what an editor deleted or took away", async () => {
      await remove(site.ctx, testEditor, await head("nurse"));
      await unpublish(site.ctx, testEditor, await head("lawyer"));
      newerNurse();
      ship("lawyer", (record) => {
        record.version = 9;
      });
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 0 });
      expect([title("nurse"), title("lawyer")]).toEqual([undefined, undefined]);
      expect(site.content.bySlug("job", "physician", "en")?.related_jobs.map((job) => job.slug)).not.toContain("nurse");
    });

    it("never brings back a record an editor gave another address", async () => {
      const nurse = await head("nurse");
      const body = { ...nurse.body, slug: "nursing" };
      await publish(site.ctx, testEditor, await saveDraft(site.ctx, testEditor, { ...nurse, body }));
      newerNurse();
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 0 });
      expect([title("nurse"), title("nursing")]).toEqual([undefined, "Nurse"]);
    });

    it("leaves an editor's own record its address, and links to it", async () => {
      const nurse = await head("nurse");
      const body = { ...nurse.body, slug: "night-nurse" };
      const draft = await createDraft(site.ctx, testEditor, { type: "job", body });
      await publish(site.ctx, testEditor, draft);
      ship("nurse", (record) => {
        record.slug = "night-nurse";
      });
      ship("physician", (record) => {
        record.version += 1;
        record.data = { ...record.data, related_jobs: ["night-nurse"] };
      });
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 1 });
      expect(site.content.bySlug("job", "night-nurse", "en")?.documentId).toBe(draft.documentId);
      expect(site.content.bySlug("job", "physician", "en")?.related_jobs.map((job) => job.documentId)).toEqual([
        draft.documentId,
      ]);
    });

    it("is loaded once when two processes start at the same moment", async () => {
      newerNurse();
      const other = await openTestContent(test);
      const done = await Promise.all([loadSeed(site.ctx, folder), loadSeed(other.ctx, folder)]);
      expect(done.map(({ changed }) => changed).sort()).toEqual([0, 1]);
      await other.content.refresh();
      expect(other.content.bySlug("job", "nurse", "en")?.title).toBe("Registered nurse");
      await other.close();
    });

    it.each<[string, (record: Shipped) => void]>([
      ["an unknown field", (record) => Object.assign(record.data, { salary: 5 })],
      ["a relation to nothing", (record) => Object.assign(record.data, { sectors: ["no-such-sector"] })],
      ["a missing title", (record) => delete record.en?.title],
      ["a wrong kind of value", (record) => Object.assign(record.data, { job_zone: "four" })],
    ])("refuses %s and changes nothing", async (_name, spoil) => {
      newerNurse();
      ship("lawyer", spoil);
      await expect(loadSeed(site.ctx, folder)).rejects.toThrow(/lawyer/);
      expect(title("nurse")).toBe("Nurse");
    });
  });
}
