import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testEditor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import { type ImportingSite, openImportingSite } from "#tests/support/imports.ts";
import { type Editing, publish, remove, saveDraft, savePublished } from "../edit.server.ts";
import { findRecord } from "../store.server.ts";
import { importing } from "./run.server.ts";
import { sweepImports, UNDO_DAYS } from "./sweep.server.ts";
import { undoImport } from "./undo.server.ts";

const HEAD = "slug,title (ar),title (en),summary (ar),summary (en),description (ar),description (en),category";
const ROW = (slug: string, title = slug) => `${slug},${title} ع,${title},م,s,و,d,applied`;
const sheetOf = (...rows: string[]) => [HEAD, ...rows].join("\n");

eachEngine((_engine, use) => {
  describe("an import", () => {
    let site: ImportingSite;
    beforeEach(async () => {
      for (const table of ["content_history", "content_records", "imports"] as const)
        await use().database.kysely.deleteFrom(table).execute();
      site = await openImportingSite(use());
    });
    afterEach(() => site.close());

    const bring = (text: string, options = {}) => site.sheet("future-skill", site.file("skills.csv", text), options);
    const seen = (slug: string) => site.content.bySlug("future-skill", slug, "en");
    const recordOf = async (slug: string) =>
      (await findRecord(site.ctx.db, seen(slug)?.documentId ?? "")) as never as Editing & {
        version: number;
        document_id: string;
      };
    const editingOf = async (slug: string): Promise<Editing> => {
      const { document_id: documentId, version } = await recordOf(slug);
      return { documentId, version };
    };
    const bodyOf = (slug: string, title: string) => ({
      slug,
      data: { category: "applied" },
      ar: { title: `${title} ع`, summary: "م", description: "و" },
      en: { title, summary: "s", description: "d" },
    });

    it("brings new records in both languages, with a line of history", async () => {
      const { state, counts } = await bring(sheetOf(ROW("weaving"), ROW("dyeing")));
      expect([state, counts.new]).toEqual(["done", 2]);
      expect(seen("weaving")).toMatchObject({ title: "weaving", locale: "en", category: "applied" });
      expect(site.content.bySlug("future-skill", "weaving", "ar")).toMatchObject({ title: "weaving ع", locale: "ar" });
      const history = await site.ctx.db
        .selectFrom("content_history")
        .select(["version", "action", "done_by"])
        .execute();
      expect(history).toEqual(Array.from({ length: 2 }, () => ({ version: 1, action: "imported", done_by: null })));
    });

    it("changes only what changed when it comes again", async () => {
      await bring(sheetOf(ROW("weaving"), ROW("dyeing")));
      const again = await bring(sheetOf(ROW("weaving"), ROW("dyeing", "Colouring")));
      expect(again.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
      expect(seen("dyeing")?.title).toBe("Colouring");
      expect([(await recordOf("weaving")).version, (await recordOf("dyeing")).version]).toEqual([1, 2]);
    });

    it("leaves fields alone that the sheet does not have, and empties those whose cell is empty", async () => {
      await bring(`${HEAD},how_to_learn_en,keywords_en\n${ROW("weaving")},at a loom | from others,"cloth, yarn"`);
      expect(seen("weaving")).toMatchObject({ how_to_learn: ["at a loom", "from others"] });
      const { id, counts } = await bring("slug,keywords (en)\nweaving,");
      expect(counts.changed).toBe(1);
      expect(await site.told(id)).toEqual([expect.stringContaining("2 Keywords (English): (note)")]);
      expect(seen("weaving")).toMatchObject({
        title: "weaving",
        how_to_learn: ["at a loom", "from others"],
        keywords: [],
      });
    });

    it("knows a record by its title where the slug is left out", async () => {
      await bring(sheetOf(ROW("weaving", "Weaving cloth")));
      const { counts } = await bring("title (en),summary (en)\nweaving  CLOTH,Another summary");
      expect(counts.changed).toBe(1);
      expect(seen("weaving")?.summary).toBe("Another summary");
    });

    it("shows nothing of it where one row has a fault, and the good rows where that is asked for", async () => {
      const text = sheetOf(ROW("weaving"), ROW("dyeing").replace("applied", "woven"), ROW("weaving", "Twice"));
      const refused = await bring(text);
      expect([refused.state, refused.counts]).toEqual([
        "refused",
        { new: 1, changed: 0, unchanged: 0, refused: 2, conflict: 0 },
      ]);
      expect(seen("weaving")).toBeNull();
      expect(await site.told(refused.id)).toEqual([
        "3 H «category»: “woven” is none of the values: basic | applied | technical.",
        "4 Name in the address: This record stands in row 2 already. Remove one of the two.",
      ]);
      const good = await bring(text, { goodOnly: true });
      expect([good.state, seen("weaving")?.title, seen("dyeing")]).toEqual(["done", "weaving", null]);
    });

    it("changes nothing in a dry run", async () => {
      const tried = await bring(sheetOf(ROW("weaving")), { dryRun: true });
      expect([tried.state, tried.counts.new, seen("weaving")]).toEqual(["tried", 1, null]);
    });

    it("never writes over an editor's work, unless it is asked to", async () => {
      await bring(sheetOf(ROW("weaving"), ROW("dyeing"), ROW("felting")));
      await savePublished(site.ctx, testEditor, { ...(await editingOf("weaving")), body: bodyOf("weaving", "Mine") });
      await saveDraft(site.ctx, testEditor, { ...(await editingOf("dyeing")), body: bodyOf("dyeing", "Half written") });
      const text = sheetOf(ROW("weaving", "Theirs"), ROW("dyeing", "Theirs"), ROW("felting"));
      const refused = await bring(text);
      expect([refused.state, refused.counts.conflict, refused.counts.unchanged]).toEqual(["refused", 2, 1]);
      expect([seen("weaving")?.title, seen("dyeing")?.title]).toEqual(["Mine", "dyeing"]);
      const forced = await bring(text, { overwrite: true });
      expect([forced.counts.changed, seen("weaving")?.title]).toEqual([2, "Theirs"]);
      expect((await findRecord(site.ctx.db, (await editingOf("dyeing")).documentId))?.draft_json?.en?.title).toBe(
        "Half written",
      );
      await undoImport(site.ctx, forced.id, null);
      const after = await bring(text);
      expect([after.state, after.counts.conflict]).toEqual(["refused", 2]);
    });

    it("writes over what an editor wrote before the sheet was exported", async () => {
      await bring(sheetOf(ROW("weaving")));
      const editing = await savePublished(site.ctx, testEditor, {
        ...(await editingOf("weaving")),
        body: bodyOf("weaving", "Mine"),
      });
      const late = await bring(`slug,title_en,title_ar,version\nweaving,Late,ت,${editing.version - 1}`);
      expect(late.counts.conflict).toBe(1);
      const known = await bring(`slug,title_en,title_ar,version\nweaving,Known,ت,${editing.version}`);
      expect([known.counts.changed, seen("weaving")?.title]).toEqual([1, "Known"]);
    });

    it("is taken back as a whole, but for what was changed since", async () => {
      await bring(sheetOf(ROW("weaving"), ROW("dyeing")));
      const second = await bring(sheetOf(ROW("weaving", "New"), ROW("dyeing", "New"), ROW("felting"), ROW("knitting")));
      await savePublished(site.ctx, testEditor, { ...(await editingOf("dyeing")), body: bodyOf("dyeing", "Mine") });
      await remove(site.ctx, testEditor, await editingOf("knitting"));
      const undone = await undoImport(site.ctx, second.id, null);
      expect(undone).toMatchObject({ removed: 1, restored: 1 });
      expect(undone.left).toMatchObject([
        { n: 3, slug: "dyeing", why: "edited" },
        { n: 5, slug: "knitting", why: "edited" },
      ]);
      await site.ctx.content.refresh();
      expect([seen("weaving")?.title, seen("dyeing")?.title, seen("felting")]).toEqual(["weaving", "Mine", null]);
      await expect(undoImport(site.ctx, second.id, null)).rejects.toMatchObject({ code: "conflict" });
      const again = await bring(sheetOf(ROW("weaving", "New"), ROW("felting")));
      expect(again.counts).toMatchObject({ new: 1, changed: 1, conflict: 0 });
    });

    it("is taken back after a later import was", async () => {
      const first = await bring(sheetOf(ROW("weaving"), ROW("dyeing")));
      const second = await bring(sheetOf(ROW("weaving", "Second"), ROW("dyeing", "Second")));
      const third = await bring(sheetOf(ROW("weaving", "Third")));
      expect((await undoImport(site.ctx, third.id, null)).restored).toBe(1);
      expect(await undoImport(site.ctx, second.id, null)).toMatchObject({ restored: 2, left: [] });
      await site.ctx.content.refresh();
      expect([seen("weaving")?.title, seen("dyeing")?.title]).toEqual(["weaving", "dyeing"]);
      await savePublished(site.ctx, testEditor, { ...(await editingOf("dyeing")), body: bodyOf("dyeing", "Mine") });
      expect(await undoImport(site.ctx, first.id, null)).toMatchObject({ removed: 1, left: [{ slug: "dyeing" }] });
      expect(await site.told(first.id)).toEqual(["3 : (note) Changed since the import, so undoing left it as it is."]);
    });

    it("says who imported and who took it back", async () => {
      const editor = { ...testEditor, isPlace: false } as const;
      const author = { ...editor, roles: ["author" as const] };
      await expect(bring(sheetOf(ROW("weaving")), { by: author })).rejects.toMatchObject({ code: "forbidden" });
      const { id } = await bring(sheetOf(ROW("weaving")), { by: editor });
      await undoImport(site.ctx, id, editor);
      const history = await site.ctx.db
        .selectFrom("content_history")
        .select(["action", "done_by"])
        .orderBy("id")
        .execute();
      expect(history).toEqual([
        { action: "imported", done_by: testEditor.id },
        { action: "removed", done_by: testEditor.id },
      ]);
      const row = await site.ctx.db.selectFrom("imports").select(["begun_by", "undone_by"]).executeTakeFirst();
      expect(row).toEqual({ begun_by: testEditor.id, undone_by: testEditor.id });
    });

    it("does not take a title's name for a record that is another one's", async () => {
      await bring(sheetOf(ROW("weaving", "Cloth"), ROW("dyeing")));
      const rest = "summary (ar),summary (en),description (ar),description (en),category";
      const tried = await bring(
        `title (ar),title (en),${rest}\nنسيج,Weaving,م,s,و,d,applied\nCloth ع,dyeing,م,s,و,d,applied`,
      );
      expect([tried.state, tried.counts.refused]).toEqual(["refused", 2]);
      expect((await site.told(tried.id)).slice(0, 2)).toEqual([
        expect.stringContaining("2 : The name made from the title, “weaving”, is another record’s."),
        expect.stringContaining("3 : The Arabic title is one record’s and the English title another’s."),
      ]);
    });

    it("begins anew where it is asked to go on with other choices", async () => {
      await bring(sheetOf(ROW("weaving")));
      await savePublished(site.ctx, testEditor, { ...(await editingOf("weaving")), body: bodyOf("weaving", "Mine") });
      const text = sheetOf(ROW("weaving", "Theirs"));
      const stop = { tell: ({ step }: { step: string }) => step === "apply" && fail(), goodOnly: true };
      const fail = () => {
        throw new Error("stopped");
      };
      await expect(bring(text, stop)).rejects.toThrow("stopped");
      expect((await bring(text, { resume: true, overwrite: true })).counts).toMatchObject({ changed: 1, conflict: 0 });
      expect(seen("weaving")?.title).toBe("Theirs");
    });

    it("leaves nothing behind of a file that cannot be read to its end", async () => {
      const lines = Array.from({ length: 700 }, (_, at) => ROW(`made-${at}`));
      await expect(bring(`${sheetOf(...lines)}\nx,"open`)).rejects.toMatchObject({ code: "form_invalid" });
      expect(await site.ctx.db.selectFrom("imports").select("id").execute()).toEqual([]);
    });

    it("keeps no second copy of what it does not change", async () => {
      await bring(sheetOf(ROW("weaving")));
      await savePublished(site.ctx, testEditor, { ...(await editingOf("weaving")), body: bodyOf("weaving", "Mine") });
      const text = sheetOf(ROW("dyeing"));
      await bring(text);
      const { id } = await bring(`${text}\n${ROW("weaving", "Theirs")}`);
      const rows = await site.ctx.db
        .selectFrom("import_rows")
        .selectAll()
        .where("import_id", "=", id)
        .orderBy("n")
        .execute();
      expect(rows.map(({ outcome, body_json, proposal_json }) => [outcome, body_json, proposal_json])).toEqual([
        ["unchanged", null, null],
        ["conflict", null, null],
      ]);
    });

    it("stops at what changed between comparing and saving", async () => {
      await bring(sheetOf(ROW("weaving"), ROW("dyeing")));
      const editing = await editingOf("weaving");
      const text = sheetOf(ROW("weaving", "New"), ROW("dyeing", "New"));
      let isEdited: Promise<unknown> | undefined;
      const meanwhile = await bring(text, {
        goodOnly: true,
        tell: ({ step, done }: { step: string; done: number }) => {
          if (step !== "compare" || done !== 2) return;
          isEdited = savePublished(site.ctx, testEditor, { ...editing, body: bodyOf("weaving", "Mine") });
          // Where the import was quicker this edit is refused: that is told below, not to nobody.
          isEdited.catch(() => undefined);
        },
      });
      await isEdited;
      expect(meanwhile.counts).toMatchObject({ changed: 1, conflict: 1 });
      expect([seen("weaving")?.title, seen("dyeing")?.title]).toEqual(["Mine", "New"]);
    });

    it("relates records by slug, title or to others of the same file", async () => {
      await bring(sheetOf(ROW("weaving", "Weaving cloth")));
      const head = `${HEAD},related_skills`;
      const { state } = await bring(`${head}\n${ROW("dyeing")},felting | Weaving Cloth\n${ROW("felting")},weaving`);
      expect(state).toBe("done");
      expect(seen("dyeing")?.related_skills?.map(({ slug }) => slug)).toEqual(["felting", "weaving"]);
      const unknown = await bring(`${head}\n${ROW("spinning")},nothing there`);
      expect(await site.told(unknown.id)).toEqual([
        "2 Related skills: There is no record called “nothing there”. Write its name in the address, or its title as the site shows it.",
      ]);
    });

    it("is refused while another one is under way", async () => {
      const file = site.file("skills.csv", sheetOf(ROW("weaving")));
      await importing(site.ctx, async () => {
        await expect(site.sheet("future-skill", file)).rejects.toThrow("under way");
      });
      expect((await site.sheet("future-skill", file)).state).toBe("done");
    });

    it("is forgotten in time but for its line, and can then no longer be taken back", async () => {
      const done = await bring(sheetOf(ROW("weaving")));
      await bring(sheetOf(ROW("dyeing")), { dryRun: true });
      site.advance((UNDO_DAYS + 1) * 86_400_000);
      await sweepImports(site.ctx);
      expect(await site.ctx.db.selectFrom("imports").select(["id", "state"]).execute()).toEqual([
        { id: done.id, state: "settled" },
      ]);
      expect(await site.ctx.db.selectFrom("import_rows").select("id").execute()).toEqual([]);
      await expect(undoImport(site.ctx, done.id, null)).rejects.toMatchObject({ code: "conflict" });
      expect((await bring(sheetOf(ROW("weaving", "New")))).counts.changed).toBe(1);
    });

    it("publishes over a draft that was never seen only when asked", async () => {
      await bring(sheetOf(ROW("weaving")));
      const { documentId, version } = await editingOf("weaving");
      expect((await publish(site.ctx, testEditor, { documentId, version })).version).toBe(2);
      expect((await bring(sheetOf(ROW("weaving", "New")))).counts.conflict).toBe(1);
    });
  });
});
