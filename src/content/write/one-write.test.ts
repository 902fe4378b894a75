import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Context } from "#platform/context.ts";
import { TestLibrary } from "#tests/support/library.ts";
import { PDF, upload } from "#tests/support/uploads.ts";
import type { HistoryAction } from "../store.server.ts";

const skill = (slug: string, title = "Weaving") => ({
  data: { slug, title, summary: "Making cloth.", description: "Over and under.", category: "applied" },
});

/** Lets the line of history fail that a kind of change writes at its end. */
async function plant({ db, database }: Context, action: HistoryAction): Promise<() => Promise<unknown>> {
  const when = sql`when (new.action = ${sql.lit(action)})`;
  if (database.engine === "sqlite") {
    const fail = sql`begin select raise(abort, 'planted'); end`;
    await sql`create trigger planted before insert on content_history ${when} ${fail}`.execute(db);
    return () => sql`drop trigger planted`.execute(db);
  }
  await sql`create function planted() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`.execute(
    db,
  );
  await sql`create trigger planted before insert on content_history for each row ${when} execute function planted()`.execute(
    db,
  );
  return () => sql`drop function planted cascade`.execute(db);
}

describe.each(["sqlite", "postgres"] as const)("a write whose end fails on %s", (engine) => {
  let library: TestLibrary;
  let serial = 0;
  let heal: (() => Promise<unknown>) | null = null;
  beforeAll(async () => {
    library = await TestLibrary.open(engine, false);
  });
  afterAll(() => library?.close());
  beforeEach(() => {
    serial += 1;
  });
  afterEach(async () => {
    await heal?.();
    heal = null;
    vi.restoreAllMocks();
  });

  const send = (method: "POST" | "PUT", url: string, payload: object, headers = library.editor) =>
    library.api.app.inject({ method, url: `/api${url}`, headers: { ...headers }, payload });
  const kept = async () => {
    const { db } = library.api.ctx;
    const records = await db.selectFrom("content_records").selectAll().orderBy("id").execute();
    return { records, history: await db.selectFrom("content_history").selectAll().orderBy("id").execute() };
  };

  /** Does a write that fails at its end: nothing of it stays, nobody hears of it, and it succeeds once the fault is gone. */
  async function leavesNothing(action: HistoryAction, write: () => Promise<{ statusCode: number }>): Promise<void> {
    const { ctx } = library.api;
    heal = await plant(ctx, action);
    const before = await kept();
    const { snapshot } = ctx.content;
    const told = vi.spyOn(ctx.events, "publish");
    const heard = vi.fn();
    const stopListening = ctx.content.onChange(heard);
    expect((await write()).statusCode).toBe(500);
    stopListening();
    expect(await kept()).toEqual(before);
    expect(ctx.content.snapshot).toBe(snapshot);
    expect([told.mock.calls, heard.mock.calls]).toEqual([[], []]);
    await heal();
    heal = null;
    expect((await write()).statusCode).toBeLessThan(300);
    expect(told.mock.calls.filter(([topic]) => topic === "content")).toHaveLength(1);
  }

  it("makes no record that was to be published", async () => {
    await leavesNothing("published", () => send("POST", "/future-skills", skill(`made-${serial}`)));
    const { records, history } = await kept();
    const row = records.find(({ slug }) => slug === `made-${serial}`);
    expect(row).toMatchObject({ version: 2, draft_json: null });
    const lines = history.filter(({ record_id }) => record_id === row?.id);
    expect(lines.map(({ version, action }) => [version, action])).toEqual([
      [1, "created"],
      [2, "published"],
    ]);
  });

  it("keeps the draft as it was that was to be changed and published", async () => {
    const made = await send("POST", "/future-skills", skill(`kept-${serial}`), library.author);
    const { documentId } = made.json().data;
    const change = { data: { title: "Loom work" } };
    await leavesNothing("published", () => send("PUT", `/future-skills/${documentId}`, change));
    expect(library.api.ctx.content.byDocumentId("future-skill", documentId, "en")?.title).toBe("Loom work");
  });

  it("keeps what readers see as it was", async () => {
    const made = await send("POST", "/future-skills", skill(`seen-${serial}`));
    const { documentId } = made.json().data;
    await leavesNothing("published", () =>
      send("PUT", `/future-skills/${documentId}`, { data: { title: "Loom work" } }),
    );
  });

  it("hands nothing in", async () => {
    const made = await send("POST", "/future-skills", skill(`handed-${serial}`), library.author);
    const { documentId } = made.json().data;
    const submit = () => send("POST", `/content-records/${documentId}/submit`, { version: 1 }, library.author);
    await leavesNothing("submitted", submit);
  });

  it("keeps neither the record of a file nor its bytes", async () => {
    const before = await library.stored();
    const take = () => upload(library.api.app, library.editor, [["a.pdf", PDF]]);
    let tries = 0;
    await leavesNothing("published", async () => {
      tries += 1;
      if (tries === 2) expect(await library.stored()).toEqual(before);
      return take();
    });
    expect(await library.stored()).toHaveLength(before.length + 1);
  });

  it("keeps the bytes of a file whose record was written, also when readers could not be told", async () => {
    const before = await library.stored();
    const { ctx } = library.api;
    // Every reading: one that an earlier write's event asks for may come first.
    const failing = vi.spyOn(ctx.content, "refresh").mockRejectedValue(new Error("planted"));
    const take = () => upload(library.api.app, library.editor, [["a.pdf", PDF]]);
    expect((await take()).statusCode).toBe(500);
    expect(failing).toHaveBeenCalled();
    failing.mockRestore();
    expect(await library.stored()).toHaveLength(before.length + 1);
  });
});
