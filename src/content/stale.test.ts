import { expect, test } from "vitest";
import { createEvents } from "#platform/events/create.ts";
import { createLog } from "#platform/log.ts";
import { openTestContent, testEditor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import { createDraft, publish } from "./edit.server.ts";
import { openContent } from "./open.server.ts";

const skill = {
  slug: "weaving",
  data: { category: "applied" },
  ar: null,
  en: { title: "Weaving", summary: "Making cloth.", description: "Over and under.", keywords: ["cloth"] },
};

eachEngine((_engine, use) => {
  test("a reading that fails leaves the last good copy, says so, and ends by itself", async () => {
    await use().database.kysely.deleteFrom("content_records").execute();
    const writer = await openTestContent(use());
    await publish(
      writer.ctx,
      testEditor,
      await createDraft(writer.ctx, testEditor, { type: "future-skill", body: skill }),
    );
    let isGone = false;
    const { database } = use();
    const db = new Proxy(database.kysely, {
      get(target, name) {
        if (isGone) throw new Error("the database is gone");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const log = createLog("silent");
    const events = await createEvents(database, log);
    const { content, close } = await openContent({ ...writer.ctx, db, events, log });
    let changes = 0;
    content.onChange(() => {
      changes += 1;
    });
    const slugs = () => content.list("future-skill", { locale: "en" }).items.map(({ slug }) => slug);
    const { lastGood } = content;
    expect(content.isStale).toBe(false);
    expect(lastGood).toBe(content.bySlug("future-skill", "weaving", "en")?.updatedAt);

    isGone = true;
    await expect(content.refresh()).rejects.toThrow("gone");
    await expect(content.refresh()).rejects.toThrow("gone");
    expect(content.isStale).toBe(true);
    expect(content.lastGood).toBe(lastGood);
    expect(slugs()).toEqual(["weaving"]);
    expect(changes, "pages are drawn again once").toBe(1);

    isGone = false;
    await content.refresh();
    expect(content.isStale).toBe(false);
    expect(changes).toBe(2);
    close();
    await events.close();
    await writer.close();
  });
});
