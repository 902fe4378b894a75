import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDraft, type Editing, publish, saveDraft, unpublish } from "#content/edit.server.ts";
import { seedId } from "#content/seed.server.ts";
import { GRADES } from "#features/people/rules.ts";
import { putProfile } from "#features/profile/store/profiles.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { testEditor } from "../../../tests/support/content.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { POST_GRADES } from "../../content/types/blog.ts";
import { notificationsWork, sweepNotifications } from "./jobs.server.ts";
import { choose, isUnsubscribeToken, unsubscribe, unsubscribeToken, viewChoices } from "./operations/choose.server.ts";
import { markAll, openNotification } from "./operations/mark-read.server.ts";
import { notify } from "./operations/notify.server.ts";
import { readNews, viewNotifications } from "./operations/read-notifications.server.ts";
import type { Notification } from "./schema.ts";

const MINE = "/api/users-permissions/users/me/notifications";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NURSE = seedId("job", "nurse");

it("posts name the grades that people have", () => {
  expect(POST_GRADES).toEqual(GRADES);
});

describe.each(ENGINES)("notifications on %s", (engine) => {
  let api: TestApi;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = (changes: Parameters<typeof signedInPerson>[1] = {}) =>
    signedInPerson(api.ctx, { locale: "en", ...changes });
  const ask = async (who: TestPerson, method: "GET" | "POST" = "GET", path = "", payload?: object) => {
    const answer = await api.app.inject({ method, url: `${MINE}${path}`, headers: { ...who.headers }, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const titles = async (who: TestPerson, path = "") =>
    (await ask(who, "GET", path)).data.map((one: Notification) => one.title);
  const write = (data: object = {}, links: object = {}, keywords: string[] = []) => {
    serial += 1;
    const words = { title: `Post ${serial}`, description: "What it says.", content: "Words.", keywords };
    const body = { slug: `post-${serial}`, data, links, ar: null, en: words };
    return createDraft(api.ctx, testEditor, { type: "blog", body });
  };
  /** The title of a post that has just gone out. */
  const post = async (data: object = {}, links: object = {}, keywords: string[] = []) => {
    const editing = await publish(api.ctx, testEditor, await write(data, links, keywords));
    return { title: `Post ${serial}`, editing };
  };

  it("tells of a post once, in one row for everybody, and in words made as it is read", async () => {
    const [who, other] = [await somebody(), await somebody({ locale: "ar" })];
    api.clock.advance(MINUTE);
    const { title, editing } = await post();
    api.clock.advance(5 * MINUTE);
    const { data, meta } = await ask(who);
    expect(data).toMatchObject([
      { kind: "blog_post", title, description: "What it says.", slug: `post-${serial}`, read: false, jobtype: null },
    ]);
    expect(data[0]).toMatchObject({ to: `/resources/blogpost/post-${serial}`, age: "5 minutes ago" });
    expect(meta).toEqual({ pagination: { limit: 12, total: 1 }, unread: 1, next: null });
    expect(await titles(other)).toEqual([title]);
    const saved = await saveDraft(api.ctx, testEditor, {
      ...editing,
      body: { slug: `post-${serial}`, data: {}, ar: null, en: { ...WORDS, title: "Said better" } },
    });
    await publish(api.ctx, testEditor, saved);
    expect(await titles(who)).toEqual(["Said better"]);
    const rows = await api.ctx.db
      .selectFrom("notifications")
      .selectAll()
      .where("subject", "=", editing.documentId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("shows nothing of a post that was taken back, and does not tell again of one that comes again", async () => {
    const who = await somebody();
    api.clock.advance(MINUTE);
    const { title, editing } = await post();
    const gone: Editing = await unpublish(api.ctx, testEditor, editing);
    expect(await ask(who)).toMatchObject({ data: [], meta: { unread: 0 } });
    await publish(api.ctx, testEditor, gone);
    expect(await titles(who)).toEqual([title]);
    await api.ctx.db.deleteFrom("notifications").where("subject", "=", editing.documentId).execute();
    const again = await unpublish(api.ctx, testEditor, { ...gone, version: gone.version + 1 });
    await publish(api.ctx, testEditor, again);
    expect(await titles(who)).toEqual([]);
  });

  it("concerns kinds of accounts, grades and interests; nobody hears of what was before their account", async () => {
    const before = await post();
    api.clock.advance(MINUTE);
    const [pupil, guardian, nurse, painter] = [
      await somebody(),
      await somebody({ account_type: "Guardian" }),
      await somebody(),
      await somebody(),
    ];
    const at = api.clock.now().toISOString();
    await api.ctx.db.updateTable("users").set({ grade: "12" }).where("id", "=", pupil.id).execute();
    await putProfile(api.ctx.db, nurse.id, { interests: "nurse\ncooking", updated_at: at });
    await putProfile(api.ctx.db, painter.id, { interests: "painting", updated_at: at });
    api.clock.advance(MINUTE);
    const students = (await post({ account_types: ["Student"] })).title;
    const last = (await post({ grades: ["12"] })).title;
    const health = (await post({}, { jobs: [NURSE] }, ["wards"])).title;
    expect(await titles(pupil)).toEqual([health, last, students]);
    expect((await ask(pupil)).data.map((one: Notification) => one.jobtype)).toEqual([null, null, "Student"]);
    expect(await titles(guardian)).toEqual([health]);
    expect(await titles(nurse)).toEqual([health, students]);
    expect(await titles(painter)).toEqual([students]);
    expect(await titles(pupil)).not.toContain(before.title);
    await expect(write({ account_types: ["Nobody"] })).rejects.toMatchObject({ code: "form_invalid" });
  });

  it("marks one's own as read and passes over the rest: another's, unknown ones", async () => {
    const [who, other] = [await somebody(), await somebody()];
    await notify(api.ctx, api.ctx.db, other.id, { kind: "message_answered", subject: "7K3M-9QXW" });
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "AAAA-BBBB" });
    const [mine] = (await ask(who)).data;
    const [theirs] = (await ask(other)).data;
    expect(mine).toMatchObject({ description: expect.stringContaining("AAAA-BBBB"), read: false, slug: null });
    const sent = await ask(who, "POST", "", { notification_ids: [theirs.id, 2_000_000, String(mine.id)] });
    expect(sent).toEqual({ status: 200, data: { unread: 0 } });
    expect((await ask(who, "GET", "?read=true")).data).toMatchObject([{ id: mine.id, read: true }]);
    expect((await ask(who, "GET", "?read=false")).data).toEqual([]);
    expect((await ask(other)).data).toMatchObject([{ read: false }]);
    await expect(openNotification(api.ctx, who.actor, theirs.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await openNotification(api.ctx, other.actor, theirs.id)).toBe("/contact-us");
    expect((await ask(other)).meta.unread).toBe(0);
  });

  it("refuses what is no list of numbers, and lists that are too long", async () => {
    const who = await somebody();
    const send = async (payload: object) => (await ask(who, "POST", "", payload)).status;
    const many = Array.from({ length: 10_000 }, (_, at) => at + 1);
    for (const ids of [many, [], ["x"], [1.5], [-1], [null], [{}], "1", 2 ** 40, [2 ** 40]])
      expect(await send({ notification_ids: ids }), JSON.stringify(ids).slice(0, 40)).toBe(400);
    expect(await send({})).toBe(400);
    for (const query of [
      "limit=-1",
      "limit=0",
      "limit=1e9",
      "limit=x",
      "read=maybe",
      "before=0",
      "before=x",
      "other=1",
    ])
      expect((await ask(who, "GET", `?${query}`)).status, query).toBe(400);
    expect((await api.app.inject({ url: MINE })).statusCode).toBe(401);
  });

  it("goes on page by page from the last one shown, whatever comes in between", async () => {
    const who = await somebody();
    for (const subject of ["1", "2", "3", "4", "5"])
      await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject });
    const first = await ask(who, "GET", "?limit=2");
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "6" });
    const second = await ask(who, "GET", `?limit=2&before=${first.meta.next}`);
    const third = await ask(who, "GET", `?limit=2&before=${second.meta.next}`);
    const said = [first, second, third].flatMap(({ data }) =>
      data.map((one: Notification) => /\d/.exec(one.description)?.[0]),
    );
    expect(said).toEqual(["5", "4", "3", "2", "1"]);
    expect([third.meta.next, third.meta.pagination.total]).toEqual([null, 6]);
  });

  it("marks all that a page knew of by one mark, and takes that back", async () => {
    const who = await somebody();
    for (const subject of ["1", "2", "3"])
      await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject });
    const asked = { tab: null, before: null, done: null };
    const [newest, , oldest] = (await viewNotifications(api.ctx, who.actor, asked)).items;
    await openNotification(api.ctx, who.actor, oldest?.id ?? 0);
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "4" });
    await markAll(api.ctx, who.actor, { act: "all", up_to: newest?.id ?? 0 });
    expect((await readNews(api.ctx, who.actor))?.unread).toBe(1);
    const reads = await api.ctx.db.selectFrom("notification_reads").selectAll().where("user_id", "=", who.id).execute();
    expect(reads).toHaveLength(1);
    await markAll(api.ctx, who.actor, { act: "undo" });
    expect((await readNews(api.ctx, who.actor))?.unread).toBe(3);
    await markAll(api.ctx, who.actor, { act: "all", up_to: 2_000_000_000 });
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "5" });
    expect((await readNews(api.ctx, who.actor))?.unread).toBe(1);
  });

  it("leaves out what somebody switched off, but never what is about the safety of their account", async () => {
    const who = await somebody();
    for (const kind of ["message_answered", "safety"] as const)
      await notify(api.ctx, api.ctx.db, who.id, { kind, subject: kind === "safety" ? "password_changed" : "A" });
    await choose(api.ctx, who.actor, { shown: [], mailed: ["safety"] });
    expect((await ask(who)).data.map((one: Notification) => one.kind)).toEqual(["safety"]);
    const { choices } = await viewChoices(api.ctx, who.actor, false);
    expect(choices.find(({ kind }) => kind === "safety")).toMatchObject({
      isShown: true,
      isAlways: true,
      isMailed: false,
    });
    await expect(viewChoices(api.ctx, visitor, false)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("tells a pupil without a word on the site's state when they cannot be read", async () => {
    const who = await somebody();
    const db = new Proxy(api.ctx.db, {
      get: () => () => {
        throw new Error("away");
      },
    });
    expect(await readNews({ ...api.ctx, db }, who.actor)).toEqual({ unread: 0, latest: [] });
    expect(await readNews(api.ctx, visitor)).toBeNull();
  });

  it("keeps them as long as the settings say", async () => {
    const who = await somebody();
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "old" });
    api.clock.advance(370 * DAY);
    const later = await somebody();
    await notify(api.ctx, api.ctx.db, later.id, { kind: "message_answered", subject: "new" });
    await sweepNotifications(api.ctx);
    const left = await api.ctx.db.selectFrom("notifications").select("subject").execute();
    expect(left.map(({ subject }) => subject)).toEqual(["new"]);
  });

  it("mails a week's news on its day to whoever asked for it, only when there are some, and once", async () => {
    const [who, other] = [await somebody(), await somebody()];
    await choose(api.ctx, who.actor, { shown: ["blog_post", "class", "message_answered"], mailed: ["blog_post"] });
    const sunday = nextSunday(api.clock.now());
    api.clock.advance(sunday.getTime() - api.clock.now().getTime());
    const { title } = await post();
    await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "not mailed" });
    api.outbox.length = 0;
    await runDue(api.ctx, notificationsWork);
    api.clock.advance(2 * 60 * MINUTE);
    await runDue(api.ctx, notificationsWork);
    const mails = api.outbox.filter((mail) => mail.subject.includes("new this week"));
    expect(mails.map(({ to }) => to)).toEqual([who.actor.email]);
    const [mail] = mails;
    expect(mail?.text).toContain(title);
    expect(mail?.text).not.toContain("not mailed");
    const token = new URL(mail?.unsubscribe ?? "").searchParams.get("token") ?? "";
    expect(mail?.text).toContain(encodeURIComponent(token));
    api.outbox.length = 0;
    api.clock.advance(7 * DAY - 3 * 60 * MINUTE);
    await runDue(api.ctx, notificationsWork);
    expect(api.outbox).toEqual([]);
    expect(await unsubscribe(api.ctx, visitor, token)).toBe(true);
    const { choices } = await viewChoices(api.ctx, who.actor, false);
    expect(choices.filter(({ isMailed }) => isMailed)).toEqual([]);
    expect((await ask(other)).data.length).toBeGreaterThan(0);
  });

  it("knows its own links out of the mail from all others", async () => {
    const who = await somebody();
    const token = unsubscribeToken(api.ctx, who.id);
    expect(isUnsubscribeToken(api.ctx, token)).toBe(true);
    for (const bad of [
      "",
      "x",
      `${token.slice(0, 30)}${token[30] === "A" ? "B" : "A"}${token.slice(31)}`,
      token.slice(2),
    ]) {
      expect(isUnsubscribeToken(api.ctx, bad)).toBe(false);
      expect(await unsubscribe(api.ctx, visitor, bad)).toBe(false);
    }
  });
});

const WORDS = { title: "", description: "What it says.", content: "Words.", keywords: [] };

/** The next Sunday, 10:00 in Muscat. */
function nextSunday(now: Date): Date {
  const at = new Date(now.getTime() + DAY);
  at.setUTCHours(6, 0, 0, 0);
  while (at.getUTCDay() !== 0) at.setTime(at.getTime() + DAY);
  return at;
}
