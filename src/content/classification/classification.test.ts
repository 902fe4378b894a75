import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fieldFaultWords } from "#i18n/fault-words.ts";
import { testEditor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import { type ImportingSite, openImportingSite } from "#tests/support/imports.ts";
import { announce } from "../announce.server.ts";
import { createPublished, savePublished } from "../edit.server.ts";
import { runImport } from "../import/run.server.ts";
import { findRecord } from "../store.server.ts";
import { broaderFaults } from "./broader.ts";
import { type FolderSource, openEsco } from "./esco-source.server.ts";
import { openOnet } from "./onet-source.server.ts";

const ESCO = "http://data.europa.eu/esco/occupation/";
const [BAKER, SMITH, PILOT, DIVER] = ["ba", "5a", "91", "d1"].map((id) => ESCO + id) as [
  string,
  string,
  string,
  string,
];
const SKILL = "http://data.europa.eu/esco/skill/";

const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
const csv = (...rows: (readonly string[])[]) => `\ufeff${rows.map(quoted).join("\r\n")}\r\n`;
const HEAD = [
  "conceptUri",
  "iscoGroup",
  "preferredLabel",
  "altLabels",
  "status",
  "modifiedDate",
  "regulatedProfessionNote",
  "description",
  "code",
];
const occupation = (
  uri: string,
  title: string,
  description: string,
  more: { isco?: string; alt?: string; rule?: string; status?: string } = {},
) => [
  uri,
  more.isco ?? "7512",
  title,
  more.alt ?? "",
  more.status ?? "released",
  "2024-01-25T11:28:50.295Z",
  `http://data.europa.eu/esco/regulated-professions/${more.rule ?? "unregulated"}`,
  description,
  `${more.isco ?? "7512"}.1`,
];

eachEngine((_engine, use) => {
  describe("a classification as published", () => {
    let site: ImportingSite;
    beforeEach(async () => {
      for (const table of ["content_history", "content_records", "imports"] as const)
        await use().database.kysely.deleteFrom(table).execute();
      site = await openImportingSite(use());
      await job("baker", BAKER, "short", { onet_code: "51-3011.00", found: "direct" });
      await job("smith", SMITH, "full", { onet_code: "51-4199.00" });
      await job("diver", DIVER, "short", { onet_code: "49-9092.00", found: "inherited" });
    });
    afterEach(() => site.close());

    const bodyOf = (slug: string, uri: string, profile: string, data: object) => ({
      slug,
      data: { job_type: "craft", profile, esco_uri: uri, ...data },
      ar: { title: `${slug} ع`, summary: "م", description: "و", alternative_labels: ["فرّان"] },
      en: { title: slug, summary: "s", description: "d", alternative_labels: ["Bread maker"] },
      source: {
        name: "ESCO v1.2.1 (European Commission)",
        address: "https://esco.ec.europa.eu/",
        licence: null,
        date: null,
      },
    });
    const job = (slug: string, uri: string, profile: string, data: object) =>
      createPublished(site.ctx, testEditor, { type: "job", body: bodyOf(slug, uri, profile, data) }).then(
        async ({ documentId }) => {
          // As what is shipped: nobody has edited it.
          await site.ctx.db
            .updateTable("content_records")
            .set({ edited_at: null, seed_version: 0 })
            .where("document_id", "=", documentId)
            .execute();
          await site.ctx.db.deleteFrom("content_history").execute();
        },
      );
    const folder = (files: Record<string, string>) => {
      const made = path.join(site.folder, "published", "ESCO dataset");
      mkdirSync(made, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(made, name), text);
      return path.join(site.folder, "published");
    };
    const bring = async (source: FolderSource) => {
      const usual = { resume: false, overwrite: false, dryRun: false, goodOnly: true, by: null, tell: () => undefined };
      const result = await runImport(site.ctx, source, usual);
      await announce(site.ctx);
      return result;
    };
    const seen = (slug: string, locale: "ar" | "en" = "en") => site.content.bySlug("job", slug, locale);

    const esco = (bakes = "Bakers make bread. They rise early.") =>
      folder({
        "occupations_en.csv": csv(
          HEAD,
          occupation(BAKER, "baker", bakes, { alt: "bread maker\nmaster baker, bread", rule: "regulated" }),
          occupation(SMITH, "smith", "Smiths forge."),
          occupation(DIVER, "diver", "Divers dive."),
          occupation(PILOT, "drone pilot", "Drone pilots steer drones. They film.", { isco: "3153" }),
          occupation(`${ESCO}01d`, "forgotten", "Gone.", { status: "obsolete" }),
        ),
        "occupations_ar.csv": csv(
          HEAD,
          occupation(BAKER, "خباز / خبازة", "يصنع الخبازون الخبز.", { rule: "regulated" }),
          occupation(DIVER, "diver", "Divers dive."),
          occupation(PILOT, "طيار مسيّرات / طيارة مسيّرات", "يقودون المسيّرات. ويصورون.", { isco: "3153" }),
        ),
        "occupationSkillRelations_en.csv": csv(
          ["occupationUri", "relationType", "skillType", "skillUri"],
          [BAKER, "essential", "skill", `${SKILL}1`],
          [BAKER, "optional", "knowledge", `${SKILL}2`],
          [BAKER, "essential", "skill", `${SKILL}404`],
        ),
        "skills_en.csv": csv(
          ["conceptUri", "preferredLabel"],
          [`${SKILL}1`, "knead dough"],
          [`${SKILL}2`, "types of flour"],
        ),
        "skills_ar.csv": csv(
          ["conceptUri", "preferredLabel"],
          [`${SKILL}1`, "عجن العجين"],
          [`${SKILL}2`, "types of flour"],
        ),
        "greenShareOcc_en.csv": csv(
          ["conceptType", "conceptUri", "code", "preferredLabel", "greenShare"],
          ["Occupation", BAKER, "7512.1", "baker", "0.123456"],
        ),
        "broaderRelationsOccPillar_en.csv": csv(
          ["conceptType", "conceptUri", "broaderType", "broaderUri"],
          ["Occupation", BAKER, "Occupation", SMITH],
          ["Occupation", SMITH, "Occupation", BAKER],
          ["Occupation", DIVER, "Occupation", `${ESCO}404`],
        ),
      });

    it("brings ESCO's descriptions, names, skills and codes to short profiles, and occupations that are new", async () => {
      const source = await openEsco(site.ctx, esco(), "en");
      expect(source.notes.map((note) => fieldFaultWords(note, "en"))).toEqual([
        "Professions with a full profile, left as they are: 1",
        "A ring of broader occupations: baker → smith. The occupations were imported; that order was not relied on.",
        "Broader occupations that are named and not in the file: 404",
      ]);
      expect(await bring(source)).toMatchObject({
        state: "done",
        counts: { new: 1, changed: 2, refused: 0, conflict: 0 },
      });
      expect(seen("baker")).toMatchObject({
        title: "baker",
        description: "Bakers make bread. They rise early.",
        alternative_labels: ["Bread maker", "master baker  bread"],
        Skills: ["knead dough"],
        other_skills: ["types of flour"],
        regulated: true,
        green_share: 0.123,
        isco08: "7512",
        source: { name: "ESCO v1.2.1 (European Commission)" },
      });
      expect(seen("baker", "ar")).toMatchObject({
        description: "يصنع الخبازون الخبز.",
        alternative_labels: ["فرّان"],
        Skills: ["عجن العجين"],
        other_skills: [],
      });
      expect(seen("diver", "ar")?.description).toBe("و");
      expect(seen("smith")?.description).toBe("d");
      expect(seen("drone-pilot", "ar")).toMatchObject({
        title: "طيار مسيّرات",
        title_feminine: "طيارة مسيّرات",
        summary: "يقودون المسيّرات.",
        profile: "short",
        job_type: "technician",
      });
    });

    it("changes only what changed the next time, and never an editor's work", async () => {
      await bring(await openEsco(site.ctx, esco(), "en"));
      expect((await bring(await openEsco(site.ctx, esco(), "en")))?.counts).toMatchObject({
        new: 0,
        changed: 0,
        unchanged: 3,
      });
      const record = await findRecord(site.ctx.db, seen("diver")?.documentId ?? "");
      const mine = { ...record?.published_json, en: { ...record?.published_json?.en, description: "Mine" } };
      await savePublished(site.ctx, testEditor, {
        documentId: record?.document_id ?? "",
        version: record?.version ?? 0,
        body: mine,
      });
      const next = await bring(await openEsco(site.ctx, esco("Bakers bake."), "en"));
      expect(next?.counts).toMatchObject({ changed: 1, conflict: 1, unchanged: 1 });
      expect([seen("baker")?.description, seen("diver")?.description]).toEqual(["Bakers bake.", "Mine"]);
      expect(await site.told(next?.id ?? 0)).toEqual([expect.stringContaining("An editor has changed this record")]);
    });

    it("names two new occupations of one title apart, and takes back what ESCO no longer says", async () => {
      await bring(await openEsco(site.ctx, esco(), "en"));
      const next = folder({
        "occupations_ar.csv": csv(HEAD),
        "occupations_en.csv": csv(
          HEAD,
          occupation(BAKER, "baker", "Bakers bake."),
          occupation(`${ESCO}a1`, "glazier", "Glaziers glaze.", { isco: "7125" }),
          occupation(`${ESCO}a2`, "Glazier", "Others glaze too.", { isco: "7126" }),
        ),
      });
      const { counts } = (await bring(await openEsco(site.ctx, next, "en"))) ?? {};
      expect(counts).toMatchObject({ new: 2, refused: 0 });
      expect([seen("glazier")?.description, seen("glazier-7126-1")?.description]).toEqual([
        "Glaziers glaze.",
        "Others glaze too.",
      ]);
      expect(seen("baker")).toMatchObject({ regulated: false, Skills: ["knead dough"] });
    });

    it("begins anew where other professions stand here than when it was broken off", async () => {
      const before = await openEsco(site.ctx, esco(), "en");
      await job("pilot", PILOT, "short", {});
      expect((await openEsco(site.ctx, esco(), "en")).fileHash).not.toBe(before.fileHash);
    });

    it("is refused where a table lacks columns", async () => {
      const semicolons = folder({
        "occupations_en.csv": "conceptUri;preferredLabel\nx;y",
        "occupations_ar.csv": csv(HEAD),
      });
      const values = { file: "occupations_en.csv", columns: "conceptUri, preferredLabel, description" };
      await expect(openEsco(site.ctx, semicolons, "en")).rejects.toMatchObject({
        details: { fields: [{ code: "import_table_columns", values }] },
      });
      const onet = folder({ "Occupation Data.txt": "Code\tTitle\nx\ty" });
      await expect(openOnet(site.ctx, onet, "en")).rejects.toMatchObject({ code: "form_invalid" });
    });

    it("brings O*NET's tasks, preparation and technology to what is one of its occupations itself", async () => {
      const tab = (...rows: string[][]) => rows.map((row) => row.join("\t")).join("\n");
      const published = folder({
        "Occupation Data.txt": tab(["O*NET-SOC Code", "Title", "Description"], ["51-3011.00", "Bakers", 'Mix "dough"']),
        "Job Zones.txt": tab(["O*NET-SOC Code", "Title", "Job Zone"], ["51-3011.00", "Bakers", "2"]),
        "Task Statements.txt": tab(
          ["O*NET-SOC Code", "Task ID", "Task", "Task Type"],
          ["51-3011.00", "1", 'Check the "proof".', "Core"],
          ["51-3011.00", "2", "Set ovens.", "Core"],
          ["51-3011.00", "3", "Sweep.", "Supplemental"],
        ),
        "Task Ratings.txt": tab(
          ["O*NET-SOC Code", "Task ID", "Scale ID", "Data Value"],
          ["51-3011.00", "2", "IM", "4.5"],
          ["51-3011.00", "1", "IM", "3.1"],
        ),
        "Technology Skills.txt": tab(
          ["O*NET-SOC Code", "Example", "Hot Technology", "In Demand"],
          ["51-3011.00", "Ledger", "N", "N"],
          ["51-3011.00", "Excel", "Y", "N"],
          ["51-3011.00", "Recipe Plus", "N", "Y"],
        ),
      });
      const source = await openOnet(site.ctx, published, "en");
      expect(source.notes.map((note) => fieldFaultWords(note, "en"))).toEqual([
        "O*NET codes of professions that the database does not have: 49-9092.00",
      ]);
      expect((await bring(source))?.counts).toMatchObject({ changed: 1, new: 0 });
      expect(seen("baker")).toMatchObject({
        responsibilities: ["Set ovens.", 'Check the "proof".'],
        job_zone: 2,
        technology: ["Recipe Plus", "Excel"],
        source: {
          name: "ESCO v1.2.1 (European Commission) · O*NET Database (USDOL/ETA)",
          licence: "CC BY 4.0 (O*NET)",
        },
      });
      expect(seen("diver")?.responsibilities).toEqual([]);
    });

    it("is refused where it is not there", async () => {
      await expect(openEsco(site.ctx, site.folder, "en")).rejects.toMatchObject({ code: "form_invalid" });
      await expect(openOnet(site.ctx, site.folder, "en")).rejects.toMatchObject({ code: "form_invalid" });
    });
  });
});

it("rings and holes among broader names are found, however long the way", () => {
  const long = Array.from({ length: 5000 }, (_, at) => [`n${at}`, `n${at + 1}`] as const);
  const broader = new Map([...long, ["a", "b"], ["b", "c"], ["c", "b"], ["d", "d"], ["e", "gone"]] as const);
  const known = new Set([...broader.keys(), "n5000"]);
  expect(broaderFaults(broader, known)).toEqual({ holes: ["gone"], rings: [["b", "c"], ["d"]] });
});
