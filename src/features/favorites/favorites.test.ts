import { afterAll, beforeAll, expect } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { answerAsDemo } from "#features/scales/tendencies/operations/demo-answers.server.ts";
import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { sweepFavorites } from "./jobs.server.ts";
import { changeFavorites } from "./operations/change-favorites.server.ts";
import { claimSaved, removeFavorite, saveFavorite } from "./operations/keep-favorites.server.ts";
import { readSaved } from "./operations/read-saved.server.ts";
import { viewFavorites } from "./operations/view-favorites.server.ts";
import type { FavoriteForm } from "./schema.ts";

const MINE = "/api/users-permissions/users/me/favorites";
const NURSE = seedId("job", "nurse");
const TEACHER = seedId("job", "special-education-teacher");
const SKILL = seedId("future-skill", "communication");
const DAY = 24 * 3_600_000;

onOneEngineRacesOnBoth("favourites", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());

  const somebody = () => signedInPerson(api.ctx, { locale: "en" });
  const ask = async (who: TestPerson, method: "GET" | "POST" | "PUT" | "DELETE", path = "", payload?: object) => {
    const answer = await api.app.inject({ method, url: `${MINE}${path}`, headers: { ...who.headers }, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const save = (who: TestPerson, documentId: string, note?: string) =>
    ask(who, "POST", "", { documentId, ...(note !== undefined && { note }) });

  it("lists what was saved, the newest first, by type and with counts", async () => {
    const who = await somebody();
    for (const id of [NURSE, SKILL, TEACHER]) {
      expect((await save(who, id)).status).toBe(200);
      api.clock.advance(1000);
    }
    const all = await ask(who, "GET");
    expect(all.data.map((one: { documentId: string }) => one.documentId)).toEqual([TEACHER, SKILL, NURSE]);
    expect(all.data[2]).toMatchObject({ type: "job", title: "Nurse", to: "/jobs/nurse", note: null });
    expect(all.meta).toMatchObject({ counts: { job: 2, "future-skill": 1 }, pagination: { total: 3, pageCount: 1 } });
    const jobs = await ask(who, "GET", "?type=job&pageSize=1&page=2");
    expect(jobs.data.map((one: { documentId: string }) => one.documentId)).toEqual([NURSE]);
    expect(jobs.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: 2, total: 2 });
  });

  it("keeps day and note of what is saved twice, and gives both back within a day of being taken away", async () => {
    const who = await somebody();
    await save(who, NURSE, "ask about nights");
    const [before] = (await ask(who, "GET")).data;
    api.clock.advance(DAY / 2);
    await save(who, NURSE);
    expect((await ask(who, "GET")).data).toEqual([before]);
    expect((await ask(who, "DELETE", `/${NURSE}`)).status).toBe(200);
    expect((await ask(who, "GET")).data).toEqual([]);
    await sweepFavorites(api.ctx);
    await save(who, NURSE);
    expect((await ask(who, "GET")).data).toEqual([before]);
    await ask(who, "DELETE", `/${NURSE}`);
    api.clock.advance(DAY + 1000);
    await sweepFavorites(api.ctx);
    await save(who, NURSE);
    expect((await ask(who, "GET")).data).toMatchObject([{ note: null }]);
  });

  it("writes and empties a note, and refuses one that is too long with words", async () => {
    const who = await somebody();
    await save(who, SKILL);
    expect((await ask(who, "PUT", `/${SKILL}`, { note: "  first\r\nsecond  " })).status).toBe(200);
    expect((await ask(who, "GET")).data[0].note).toBe("first\nsecond");
    const refused = await ask(who, "PUT", `/${SKILL}`, { note: "x".repeat(501) });
    expect([refused.status, refused.error.details.errors[0].message]).toEqual([
      400,
      expect.stringContaining("500 characters"),
    ]);
    await ask(who, "PUT", `/${SKILL}`, { note: "" });
    expect((await ask(who, "GET")).data[0].note).toBeNull();
  });

  it("knows neither what is not published nor what somebody else saved", async () => {
    const [who, other] = [await somebody(), await somebody()];
    expect((await save(who, "nothing1")).status).toBe(404);
    expect((await save(who, "../x")).status).toBe(400);
    expect((await save(who, seedId("sector", "health"))).status).toBe(404);
    await save(who, NURSE);
    expect((await ask(other, "DELETE", `/${NURSE}`)).status).toBe(404);
    expect((await ask(other, "PUT", `/${NURSE}`, { note: "mine" })).status).toBe(404);
    expect((await ask(other, "GET")).data).toEqual([]);
    const held = "saved=!/jobs/nurse|//evil.example|/jobs/nurse|/jobs/nurse?result=x";
    expect(await readSaved(api.ctx, other.actor, held)).toEqual([]);
    expect(await readSaved(api.ctx, who.actor, null)).toEqual(["/jobs/nurse"]);
    expect(await readSaved(api.ctx, visitor, held)).toEqual(["/jobs/nurse"]);
  });

  it("shows the place of what is no longer published, with its note and a way to take it away", async () => {
    const who = await somebody();
    const gone = { user_id: who.id, type: "job" as const, document_id: "gone1", note: "mine", removed_at: null };
    await api.ctx.db
      .insertInto("favorites")
      .values({ ...gone, saved_at: api.clock.now().toISOString() })
      .execute();
    expect((await ask(who, "GET")).data).toMatchObject([{ documentId: "gone1", title: null, to: null, note: "mine" }]);
    expect((await ask(who, "DELETE", "/gone1")).status).toBe(200);
  });

  it("adds what a device holds, its newest on top, and leaves out what it does not know", async () => {
    const who = await somebody();
    await save(who, NURSE, "kept");
    api.clock.advance(1000);
    const held = ["/future-skills/communication", "/jobs/nothing", TEACHER, "/jobs/nurse"];
    expect(await claimSaved(api.ctx, who.actor, held)).toBe(3);
    const { data } = await ask(who, "GET");
    expect(data.map((one: { documentId: string }) => one.documentId)).toEqual([SKILL, TEACHER, NURSE]);
    expect(data[2].note).toBe("kept");
  });

  it("stays on a visitor's device, and joins an account only when its owner says so", async () => {
    const asked = { tab: null, page: null, sort: null, removed: null };
    let cookies = "";
    const press = async (actor: Actor, form: FavoriteForm, hasScripts?: boolean) => {
      const set = await changeFavorites(api.ctx, actor, form, { cookies, hasScripts });
      for (const cookie of set) [cookies = ""] = cookie.split(";");
    };
    for (const record of ["/jobs/nurse", "/future-skills/communication"])
      await press(visitor, { act: "save", record }, false);
    expect(cookies).toBe("saved=!/future-skills/communication|/jobs/nurse");
    expect(await viewFavorites(api.ctx, visitor, { ...asked, cookies })).toMatchObject({
      isOnDevice: true,
      counts: { job: 1, "future-skill": 1 },
      items: [{ documentId: SKILL }, { documentId: NURSE }],
    });
    await expect(press(visitor, { act: "save", record: "/jobs/nothing" })).rejects.toMatchObject({ code: "not_found" });
    await expect(press(visitor, { act: "save", record: "/faq" })).rejects.toMatchObject({ code: "not_found" });
    await expect(press(visitor, { act: "note", record: NURSE, note: "x" })).rejects.toMatchObject({
      code: "unauthorized",
    });
    const { actor } = await somebody();
    expect(await viewFavorites(api.ctx, actor, { ...asked, cookies })).toMatchObject({ held: 2, items: [] });
    await press(actor, { act: "claim" });
    expect(cookies).toBe("saved=!");
    expect(await viewFavorites(api.ctx, actor, { ...asked, tab: "job", cookies })).toMatchObject({
      held: 0,
      items: [{ documentId: NURSE }],
    });
    await press(actor, { act: "remove", record: "/jobs/nurse" });
    expect(await viewFavorites(api.ctx, actor, { ...asked, removed: NURSE, cookies })).toMatchObject({
      counts: { "future-skill": 1 },
      removed: { record: NURSE, title: expect.any(String) },
    });
  });

  it("leads to the last page of a list that has become shorter", async () => {
    const who = await somebody();
    await save(who, NURSE);
    const asked = { tab: "job", page: "99", sort: null, removed: null, cookies: null };
    expect(await viewFavorites(api.ctx, who.actor, asked)).toMatchObject({ page: 1, items: [{ documentId: NURSE }] });
  });

  it("orders six professions and more by the own clear result, and by nothing else", async () => {
    const { actor } = await somebody();
    const slugs = ["nurse", "special-education-teacher", "physiotherapist", "psychologist", "dietitian", "goldsmith"];
    for (const slug of slugs) {
      await saveFavorite(api.ctx, actor, { record: seedId("job", slug) });
      api.clock.advance(1000);
    }
    const view = (sort: string | null, tab: string | null = "job") =>
      viewFavorites(api.ctx, actor, { tab, page: null, sort, removed: null, cookies: null });
    const order = async (sort: string | null) => (await view(sort)).items.map(({ to }) => to);
    const newest = slugs.toReversed().map((slug) => `/jobs/${slug}`);
    expect(await view("fit")).toMatchObject({ order: null });
    expect(await order("fit")).toEqual(newest);

    await answerAsDemo(api.ctx, actor as Person, { R: 9, I: 5, A: 8, S: 0, E: 1, C: 2 });
    const near = (await nearestJobs(api.ctx, actor))?.slugs.filter((slug) => slugs.includes(slug)) ?? [];
    expect(near.length).toBeGreaterThan(0);
    expect(await view(null, null)).toMatchObject({ order: "newest" });
    expect(await order(null)).toEqual(newest);
    const byFit = await order("fit");
    expect(byFit.slice(0, near.length)).toEqual(near.map((slug) => `/jobs/${slug}`));
    expect(byFit.toSorted()).toEqual(newest.toSorted());
    expect(byFit[0]).toBe("/jobs/goldsmith");
    expect(byFit.slice(near.length)).toEqual(newest.filter((to) => !byFit.slice(0, near.length).includes(to)));

    await removeFavorite(api.ctx, actor, "/jobs/nurse");
    expect(await view("fit")).toMatchObject({ order: null });
  });

  it("stands in the answer of me", async () => {
    const who = await somebody();
    await save(who, NURSE);
    const url = "/api/users/me?populate=subscriptions";
    const { subscriptions } = (await api.app.inject({ url, headers: { ...who.headers } })).json();
    expect(subscriptions).toMatchObject([{ documentId: NURSE, title: "Nurse" }]);
  });

  race("is saved once however often it is pressed at the same instant", async () => {
    const who = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(who, NURSE, "once")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask(who, "GET")).meta.counts).toEqual({ job: 1 });
  });
});
