import { afterAll, beforeAll, expect } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { putSubjects } from "#features/study-plan/store/subjects.server.ts";
import type { ErrorDetails } from "#platform/errors.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { actOnProfile } from "./operations/act-on-profile.server.ts";
import { answerWelcome } from "./operations/answer-welcome.server.ts";
import { profileCard } from "./operations/home-card.server.ts";
import { readProfile } from "./operations/read-profile.server.ts";
import { viewBrief } from "./operations/view-brief.server.ts";
import { viewProfile } from "./operations/view-profile.server.ts";

const NURSE = seedId("job", "nurse");
const WHO = {
  firstname: "Salma",
  lastname: "Alharthi",
  gender: "",
  grade: "",
  dobDay: "",
  dobMonth: "",
  dobYear: "",
  city: "",
  country: "",
  summary: "",
  biography: "",
};
const WORK = {
  title: "Assistant",
  place: "Library",
  fromMonth: "01",
  fromYear: "٢٠٢٤",
  toMonth: "",
  toYear: "",
  text: "",
};

onOneEngineRacesOnBoth("the page of the profile", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = (kind: "Student" | "Guardian" = "Student") =>
    signedInPerson(api.ctx, { locale: "en", account_type: kind });
  const post = (who: TestPerson, form: Readonly<Record<string, string>>) => actOnProfile(api.ctx, who.actor, form);
  const view = (who: TestPerson, query = "") => viewProfile(api.ctx, who.actor, new URLSearchParams(query));
  const profileOf = (who: TestPerson) => readProfile(api.ctx, who.actor);
  const faultsOf = (error: { details: ErrorDetails }) =>
    error.details.fields?.map(({ path, code }) => `${path} ${code}`);

  it("saves a section by itself, and refuses one that was saved elsewhere in between, until it is pressed again", async () => {
    const who = await somebody();
    const { versions } = await profileOf(who);
    const first = { part: "who", act: "save", version: versions.who };
    expect(await post(who, { ...first, ...WHO, city: "Nizwa" })).toBe("who");
    await expect(post(who, { ...first, ...WHO, city: "Sur" })).rejects.toMatchObject({ code: "conflict" });
    const now = await profileOf(who);
    expect(now.forms.who.city).toBe("Nizwa");
    expect(now.versions.work).toBe(versions.work);
    await post(who, { ...first, version: now.versions.who, ...WHO, city: "Sur" });
    expect((await profileOf(who)).forms.who.city).toBe("Sur");
  });

  it("tells an adviser nothing that is not known yet", async () => {
    const who = await somebody();
    expect(await viewBrief(api.ctx, who.actor)).toEqual({ result: null, parts: [] });
  });

  it("tells kept subjects with the grade as it was typed and as it is drawn", async () => {
    const who = await somebody();
    const kept = new URLSearchParams({ s: "biology", "grade-biology": "٨٨" });
    kept.append("s", "physics");
    await putSubjects(api.ctx.db, {
      user_id: who.id,
      subjects: kept.toString(),
      kept_at: api.ctx.clock.now().toISOString(),
    });
    const { parts } = await viewBrief(api.ctx, who.actor);
    expect(parts).toMatchObject([{ id: "brief-subjects" }]);
    expect(parts[0]?.items.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: "Biology", note: "88 out of 100", share: 88, picture: { hue: "S", motif: "microscope" } },
      { name: "Physics", note: "No grade yet", picture: { hue: "I", motif: "gears" } },
    ]);
  });

  it("leaves an age that was said as a band, and says a day where one is typed", async () => {
    const who = await somebody();
    await api.ctx.db.updateTable("users").set({ age_band: "15-17" }).where("id", "=", who.id).execute();
    const save = async (form: object) =>
      post(who, { part: "who", act: "save", version: (await profileOf(who)).versions.who, ...WHO, ...form });
    const row = () => api.ctx.db.selectFrom("users").selectAll().where("id", "=", who.id).executeTakeFirstOrThrow();
    await save({ city: "Sohar" });
    expect(await row()).toMatchObject({ age_band: "15-17", birth_date: null });
    await save({ dobDay: "5", dobMonth: "مايو", dobYear: "2011" });
    expect(await row()).toMatchObject({ age_band: null, birth_date: "2011-05-05" });
    await save({ dobDay: "5", dobMonth: "5", dobYear: "1990" });
    expect(await row()).toMatchObject({ birth_date: "1990-05-05", minor_said_at: expect.anything() });
    await save({});
    expect(await row()).toMatchObject({ birth_date: null });
    const wrong = await save({ dobDay: "31", dobMonth: "2", dobYear: "2011" }).catch(faultsOf);
    expect(wrong).toEqual(["dobDay birth_day_none"]);
  });

  it("reads chosen and typed interests as one list, and goals line by line", async () => {
    const who = await somebody();
    const { heading } = (await profileOf(who)).versions;
    const form = {
      goals: "One\nTwo, and more",
      known: "Health care\nManufacturing",
      interests: "robots، health care",
      tags: "",
    };
    await post(who, { part: "heading", act: "save", version: heading, ...form });
    expect((await profileOf(who)).forms.heading).toEqual({
      goals: ["One", "Two, and more"],
      interests: ["Health care", "Manufacturing", "robots"],
      tags: [],
    });
    expect((await view(who, "edit=heading")).sectors).toContain("Health care");
    const many = { ...form, interests: Array.from({ length: 30 }, (_, at) => `word ${at}`).join(",") };
    const { versions } = await profileOf(who);
    expect(
      await post(who, { part: "heading", act: "save", version: versions.heading, ...many }).catch(faultsOf),
    ).toEqual(["interests profile_words_many"]);
  });

  it("adds records that are found, names what the library lacks, and takes both away", async () => {
    const who = await somebody();
    const { found } = await view(who, "edit=job&find=nurse");
    expect(found[0]).toMatchObject({ documentId: NURSE, title: "Nurse" });
    await post(who, { part: "job", act: "add", documentId: NURSE, find: "nurse" });
    await post(who, { part: "job", act: "add", documentId: NURSE, find: "nurse" });
    await post(who, { part: "academic-degree", act: "add", name: "BSc Physics" });
    await post(who, { part: "academic-degree", act: "add", name: "bsc physics" });
    const { records } = await profileOf(who);
    expect(records.job).toMatchObject([{ documentId: NURSE, to: "/jobs/nurse" }]);
    expect(records["academic-degree"]).toMatchObject([{ title: "BSc Physics", year: null }]);
    const id = String(records["academic-degree"][0]?.id);
    await post(who, { part: "academic-degree", act: "save", id, year: "٢٠٢٨", state: "studying" });
    expect((await profileOf(who)).records["academic-degree"]).toMatchObject([{ year: 2028, state: "studying" }]);
    await expect(post(who, { part: "job", act: "add", name: "Dragon keeper" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(post(who, { part: "job", act: "add", documentId: "gone1" })).rejects.toMatchObject({
      code: "not_found",
    });
    const other = await somebody();
    await post(other, { part: "academic-degree", act: "drop", id });
    expect((await profileOf(who)).records["academic-degree"]).toHaveLength(1);
    await post(who, { part: "academic-degree", act: "drop", id });
    expect((await profileOf(who)).records["academic-degree"]).toEqual([]);
  });

  it("keeps entries of its owner, each with its own version", async () => {
    const [who, other] = [await somebody(), await somebody()];
    await post(who, { part: "experience", act: "save", ...WORK });
    const [entry] = (await profileOf(who)).experience;
    expect(entry).toMatchObject({ title: "Assistant", from: "2024-01", to: null });
    const mine = { part: "experience", id: String(entry?.id), version: entry?.version ?? "" };
    await expect(post(other, { ...mine, act: "save", ...WORK })).rejects.toMatchObject({ code: "conflict" });
    await post(other, { ...mine, act: "drop" });
    await post(who, { ...mine, act: "save", ...WORK, toMonth: "03", toYear: "2024" });
    await expect(post(who, { ...mine, act: "save", ...WORK })).rejects.toMatchObject({ code: "conflict" });
    expect((await profileOf(who)).experience).toMatchObject([{ to: "2024-03" }]);
    expect(
      await post(who, { part: "experience", act: "save", ...WORK, title: " ", fromYear: "" }).catch(faultsOf),
    ).toEqual(["title required"]);
    await post(who, { ...mine, act: "drop" });
    expect((await profileOf(who)).experience).toEqual([]);
  });

  it("is nobody's without an account, and knows no part and no act but its own", async () => {
    const who = await somebody();
    await expect(actOnProfile(api.ctx, visitor, { act: "close-card" })).rejects.toMatchObject({ code: "unauthorized" });
    for (const form of [
      {},
      { part: "constructor", act: "save" },
      { part: "job", act: "erase" },
      { part: "businesses" },
    ])
      await expect(post(who, form as Record<string, string>)).rejects.toMatchObject({ code: "not_found" });
  });

  it("invites from the home page until enough is said or the card is put away", async () => {
    const [who, other] = [await somebody(), await somebody()];
    expect(await profileCard(api.ctx, who.actor), "while the first questions wait").toBeNull();
    for (const { actor } of [who, other]) await answerWelcome(api.ctx, actor, { act: "close" });
    expect(await profileCard(api.ctx, who.actor)).toMatchObject({
      id: "profile",
      action: { to: "/user-profile?edit=who#who" },
    });
    await post(who, { act: "close-card" });
    expect(await profileCard(api.ctx, who.actor)).toBeNull();
    for (const [part, form] of [
      ["who", { ...WHO, grade: "10" }],
      ["heading", { goals: "a", known: "", interests: "b", tags: "" }],
    ] as const)
      await post(other, { part, act: "save", version: (await profileOf(other)).versions[part], ...form });
    expect(await profileCard(api.ctx, other.actor)).toBeNull();
    expect((await view(other)).completeness).toMatchObject({ done: 3 });
  });

  race("lets one of two tabs save at the same instant and tells the other", async () => {
    const who = await somebody();
    const { versions } = await profileOf(who);
    const save = (city: string) =>
      post(who, { part: "who", act: "save", version: versions.who, ...WHO, city }).catch((error) => error.code);
    const answers = await Promise.all(["Nizwa", "Sur", "Sohar"].map(save));
    expect(answers.toSorted()).toEqual(["conflict", "conflict", "who"]);
  });
});
