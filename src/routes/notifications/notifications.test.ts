import { afterAll, beforeAll, expect, it } from "vitest";
import { choose, unsubscribeToken, viewChoices } from "#features/notifications/operations/choose.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { readNews } from "#features/notifications/operations/read-notifications.server.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { askScreen, type Door, statusOf, whereTo } from "../../../tests/support/ask-screen.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import * as list from "./list.tsx";
import * as open from "./open.tsx";
import * as settings from "./settings.tsx";
import * as out from "./unsubscribe.tsx";

let api: TestApi;
let who: TestPerson;
beforeAll(async () => {
  api = await createTestApi("sqlite");
  who = await signedInPerson(api.ctx, { locale: "en" });
});
afterAll(() => api?.close());

const ask = (door: Door, path: string, params = {}, form?: Record<string, string>, person: TestPerson | null = who) =>
  askScreen(api.ctx, door, person?.actor ?? visitor, path, params, form);
const isMailed = async () =>
  (await viewChoices(api.ctx, who.actor, false)).choices.some(
    (choice) => choice.isMailed && choice.kind === "blog_post",
  );

it("the link of a weekly mail changes nothing when it is opened, and ends the mails by a press or a program's one click", async () => {
  await choose(api.ctx, who.actor, { shown: ["message_answered"], mailed: ["blog_post"] });
  const path = `/notifications/unsubscribe?token=${unsubscribeToken(api.ctx, who.id)}`;
  expect(await ask(out.loader, path, {}, undefined, null)).toMatchObject({ data: { state: "asked" } });
  expect(await isMailed()).toBe(true);
  const click = { "List-Unsubscribe": "One-Click" };
  expect(await ask(out.action, path, {}, click, null)).toMatchObject({
    data: { state: "done" },
    init: { status: 200 },
  });
  expect(await isMailed()).toBe(false);
  expect(await ask(out.action, path, {}, click, null)).toMatchObject({ data: { state: "done" } });
  const forged = "/notifications/unsubscribe?token=forged";
  expect(statusOf(await ask(out.loader, forged))).toBe(400);
  expect(statusOf(await ask(out.action, forged, {}, click))).toBe(400);
});

it("pressing one marks it read and leads to what it is about; another's and no number are 404, a visitor signs in", async () => {
  await notify(api.ctx, api.ctx.db, who.id, { kind: "message_answered", subject: "7K3M-9QXW" });
  const [one] = (await readNews(api.ctx, who.actor))?.latest ?? [];
  const id = String(one?.id);
  const other = await signedInPerson(api.ctx);
  expect(statusOf(await ask(open.action, `/notifications/${id}/open`, { id }, {}, other))).toBe(404);
  for (const bad of ["x", "0", "-1", "1e3", "99999999999"])
    expect(statusOf(await ask(open.action, "/", { id: bad }, {})), bad).toBe(404);
  expect(whereTo(await ask(open.action, `/notifications/${id}/open`, { id }, {}, null))[0]).toBe(303);
  expect(whereTo(await ask(open.loader, `/notifications/${id}/open`, { id }))).toEqual([303, "/notifications"]);
  expect((await readNews(api.ctx, who.actor))?.unread).toBe(1);
  expect(whereTo(await ask(open.action, `/notifications/${id}/open`, { id }, {}))).toEqual([303, "/contact-us"]);
  expect((await readNews(api.ctx, who.actor))?.unread).toBe(0);
});

it("forms say what is wrong with them and keep the rest", async () => {
  for (const form of [{}, { act: "all" }, { act: "all", up_to: "x" }, { act: "burn" }] as Record<string, string>[])
    expect(statusOf(await ask(list.action, "/notifications", {}, form)), JSON.stringify(form)).toBe(400);
  expect(statusOf(await ask(settings.action, "/notifications/settings", {}, {}))).toBe(400);
  const chosen = { act: "choices", shown: "blog_post\nnothing", mailed: "safety" };
  expect(whereTo(await ask(settings.action, "/notifications/settings", {}, chosen))).toEqual([
    303,
    "/notifications/settings?done=saved",
  ]);
  expect(await isMailed()).toBe(false);
});
