import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestContent, type TestContent, testEditor } from "#tests/support/content.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { createPublished, publish, remove, saveDraft, unpublish } from "../edit.server.ts";
import { loadSeed, seedId } from "../seed.server.ts";
import { findRecord } from "../store.server.ts";
import { loadDirectory } from "./load-directory.server.ts";
import type { Profession } from "./profession.ts";

const SEED = path.join(import.meta.dirname, "../../../db/seed");
const SHIPPED = readFileSync(path.join(SEED, "directory/professions.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Profession);
const shipped = (slug: string): Profession => {
  const found = SHIPPED.find((profession) => profession.slug === slug);
  if (!found) throw new Error(`The directory has no ${slug}.`);
  return found;
};
/** A profession that no shipped full one is about: a real one under a name and a number of its own. */
const one = (name: string): Profession => ({
  ...shipped(name.slice("old-".length)),
  slug: name,
  esco: `00000000-0000-4000-8000-${String(name.length).padStart(6, "0")}${Buffer.from(name).toString("hex").slice(-6)}`,
});
/** Of the shipped full profiles, "nurse" is about the same occupation as the first. */
const FEW = [
  shipped("nurse-responsible-for-general-care"),
  ...["old-midwife", "old-dietitian", "old-historian"].map(one),
];
const NURSE = "nurse-responsible-for-general-care";

for (const engine of ENGINES) {
  describe(`on ${engine} the directory`, () => {
    let test: TestDatabase;
    let site: TestContent;
    let folder: string;

    beforeEach(async () => {
      test = await createTestDatabase(engine, { template: "shipped" });
      site = await openTestContent(test);
      folder = mkdtempSync(path.join(tmpdir(), "wijha-directory-"));
      mkdirSync(path.join(folder, "directory"));
      ship(FEW);
    });
    afterEach(async () => {
      await site.close();
      await test.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const ship = (professions: readonly Profession[]) =>
      writeFileSync(
        path.join(folder, "directory/professions.jsonl"),
        professions.map((profession) => JSON.stringify(profession)).join("\n"),
      );
    const load = () => loadDirectory(site.ctx, folder);
    const job = (slug: string, locale: "ar" | "en" = "en") => site.content.bySlug("job", slug, locale);
    const head = async (slug: string) => {
      const row = await findRecord(site.ctx.db, seedId("job", slug));
      if (!row) throw new Error(`${slug} is not there`);
      return { documentId: row.document_id, version: row.version, body: row.published_json };
    };
    const edit = async (slug: string, change: { title: string }) => {
      const { body, ...editing } = await head(slug);
      const written = { ...body, en: { ...body?.en, ...change } };
      await publish(site.ctx, testEditor, await saveDraft(site.ctx, testEditor, { ...editing, body: written }));
    };

    it("is loaded whole in both languages, and not again when nothing changed", async () => {
      expect(await load()).toEqual({ changed: 4 });
      expect(await load()).toEqual({ changed: 0 });
      for (const locale of ["ar", "en"] as const) {
        const dietitian = job("old-dietitian", locale);
        expect(dietitian).toMatchObject({
          locale,
          profile: "short",
          job_type: "professional",
          title_feminine: one("old-dietitian").ar.feminine,
          family: "2265.1",
        });
        expect(dietitian?.work_environments.length).toBeGreaterThan(0);
        expect(dietitian?.sectors.map(({ slug }) => slug)).toEqual(["health-care"]);
      }
      expect(job("lawyer")?.profile).toBe("full");
    });

    it("follows what is shipped where nobody edited, and takes away what no longer is", async () => {
      await load();
      await edit("old-midwife", { title: "Midwife, as we say" });
      await remove(site.ctx, testEditor, await head("old-dietitian"));
      ship([...FEW.slice(0, 3).map((profession) => ({ ...profession, zone: 1 })), one("old-archaeologist")]);
      // The nurse's changes, the archaeologist comes, the historian goes; the midwife is the editor's, the dietitian gone for good.
      expect(await load()).toEqual({ changed: 3 });
      expect(job("old-midwife")).toMatchObject({ title: "Midwife, as we say", job_zone: one("old-midwife").zone });
      expect([job("old-dietitian"), job("old-historian"), job("old-archaeologist")?.profile]).toEqual([
        null,
        null,
        "short",
      ]);
      ship(FEW);
      expect(await load()).toEqual({ changed: 3 });
      expect(job("old-historian")?.profile).toBe("short");
    });

    it("shows a full profile of the same occupation in the place of the short one, wherever that is named", async () => {
      ship([...FEW, { ...one("old-archaeologist"), near: [NURSE, "old-historian"] }]);
      await load();
      expect(job(NURSE)).toBeNull();
      expect(site.content.replacement("job", NURSE, "ar")?.slug).toBe("nurse");
      expect(site.content.byDocumentId("job", seedId("job", NURSE), "en")?.slug).toBe("nurse");
      expect(job("old-archaeologist")?.related_jobs.map(({ slug }) => slug)).toEqual(["nurse", "old-historian"]);
      const drafts = await site.content.drafts();
      expect(drafts.shelf("job").bySlug.has(NURSE)).toBe(true);
      await unpublish(site.ctx, testEditor, await head("nurse"));
      expect(job(NURSE)?.profile).toBe("short");
      expect(site.content.replacement("job", NURSE, "ar")).toBeNull();
    });

    it("stands hidden beside a shipped full profile of its own name, and is there when that is taken away", async () => {
      const lawyer = shipped("lawyer");
      ship([...FEW, lawyer, { ...one("old-archaeologist"), near: ["lawyer"] }]);
      await load();
      expect([job("lawyer")?.profile, job("lawyer-short")]).toEqual(["full", null]);
      expect(site.content.replacement("job", "lawyer-short", "en")?.slug).toBe("lawyer");
      expect(job("old-archaeologist")?.related_jobs.map(({ slug }) => slug)).toEqual(["lawyer"]);
      await unpublish(site.ctx, testEditor, await head("lawyer"));
      expect(job("lawyer-short")).toMatchObject({ profile: "short", title: lawyer.en.title });
    });

    it("gives its place up to an editor's full profile, published under another address", async () => {
      await load();
      const { body } = await head("old-midwife");
      const full = { ...body, slug: "midwifery", data: { ...body?.data, profile: "full" } };
      await createPublished(site.ctx, testEditor, { type: "job", body: full });
      expect([job("old-midwife"), job("midwifery")?.profile]).toEqual([null, "full"]);
      expect(site.content.replacement("job", "old-midwife", "en")?.slug).toBe("midwifery");
    });

    it("becomes the full profile that is shipped later under its name: one record, links and all", async () => {
      await load();
      const full = path.join(folder, "content");
      cpSync(path.join(SEED, "content"), full, { recursive: true });
      const nurse = JSON.parse(readFileSync(path.join(full, "job/nurse.json"), "utf8"));
      const data = { ...nurse.data, esco_uri: `http://data.europa.eu/esco/occupation/${one("old-midwife").esco}` };
      writeFileSync(
        path.join(full, "job/old-midwife.json"),
        JSON.stringify({ ...nurse, slug: "old-midwife", version: 1, data }),
      );
      expect(await loadSeed(site.ctx, folder)).toEqual({ changed: 1 });
      expect(job("old-midwife")).toMatchObject({ profile: "full", documentId: seedId("job", "old-midwife") });
      ship(FEW.map((profession) => ({ ...profession, zone: 2 })));
      await load();
      expect(job("old-midwife")).toMatchObject({ profile: "full", job_zone: nurse.data.job_zone });
    });

    it("leaves an editor's own record its address, and links to it", async () => {
      const { body } = await head("lawyer");
      const own = { ...body, slug: "old-historian" };
      const { documentId } = await createPublished(site.ctx, testEditor, { type: "job", body: own });
      ship([...FEW, { ...one("old-archaeologist"), near: ["old-historian"] }]);
      expect(await load()).toEqual({ changed: 4 });
      expect(job("old-historian")?.documentId).toBe(documentId);
      expect(job("old-archaeologist")?.related_jobs.map((related) => related.documentId)).toEqual([documentId]);
    });

    it("is loaded once when two processes start at the same moment", async () => {
      const other = await openTestContent(test);
      const done = await Promise.all([load(), loadDirectory(other.ctx, folder)]);
      expect(done.map(({ changed }) => changed).sort()).toEqual([0, 4]);
      await other.close();
    });

    it("is refused whole when a line does not fit", async () => {
      ship([...FEW, { ...one("old-archaeologist"), zone: 9 }]);
      await expect(load()).rejects.toThrow(/Line 5/);
      ship([...FEW, { ...one("old-archaeologist"), code: "x y" }]);
      await expect(load()).rejects.toThrow(/old-archaeologist/);
      expect(job("old-midwife")).toBeNull();
    });
  });
}
