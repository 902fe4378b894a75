import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { readShared } from "./operations/read-shared.server.ts";
import { changeSharing, viewShare } from "./operations/share-profile.server.ts";
import type { ShareSection } from "./rules/share.ts";
import { LIMITS } from "./rules.ts";
import { shareForm } from "./schema/share.ts";

const ME = "/api/users-permissions/users/me";
const DAY = 24 * 3_600_000;
const SAID = {
  biography: "I build small boats.",
  city: "Sur",
  interests: ["Boats"],
  custom_skills: ["Caulking"],
  profession: "Boat builder",
  gender: "female",
  dob: "1990-05-06",
};

onOneEngine("the page of a profile to share", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = async (changes = {}) => {
    const who = await signedInPerson(api.ctx, { locale: "en", first_name: "Mariam", ...changes });
    return who;
  };
  const make = (who: TestPerson, sections: ShareSection[], days: 7 | 30 = 30) =>
    changeSharing(api.ctx, who.actor, { act: "make", sections, days });
  const tokenOf = async (who: TestPerson) => (await viewShare(api.ctx, who.actor)).link?.path.split("/").at(-1) ?? "";
  const open = (token: string, actor = visitor as TestPerson["actor"] | typeof visitor) =>
    readShared(api.ctx, actor, token);

  it("shows anybody with the link what was chosen, and nothing else", async () => {
    const who = await somebody();
    const said = await api.app.inject({ method: "PUT", url: ME, headers: who.headers, payload: SAID });
    expect(said.statusCode).toBe(200);
    expect((await viewShare(api.ctx, who.actor)).link, "off by default").toBeNull();
    await make(who, ["about", "skills"]);
    const shared = await open(await tokenOf(who));
    expect(shared).toMatchObject({
      name: "Mariam Tester",
      isOwn: false,
      about: { biography: SAID.biography, place: "Sur" },
      skills: [{ title: "Caulking", to: null }],
      aims: null,
      work: null,
      result: null,
    });
    const text = JSON.stringify(shared);
    for (const secret of [who.actor.email, "1990", "female", "Boats"]) expect(text).not.toContain(secret);
    expect((await open(await tokenOf(who), who.actor))?.isOwn).toBe(true);
  });

  it("keeps of the link no more than what finds it", async () => {
    const who = await somebody();
    await make(who, ["about"]);
    const token = await tokenOf(who);
    const row = await api.ctx.db
      .selectFrom("profile_shares")
      .selectAll()
      .where("user_id", "=", who.id)
      .executeTakeFirstOrThrow();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("is dead when it is ended, made anew, over, or its owner is shut", async () => {
    const who = await somebody();
    await make(who, ["about"], 7);
    const first = await tokenOf(who);
    await changeSharing(api.ctx, who.actor, { act: "save", sections: ["work"], days: 30 });
    expect(await open(first), "the same link shows something else").not.toBeNull();
    await changeSharing(api.ctx, who.actor, { act: "anew" });
    const second = await tokenOf(who);
    expect(await open(first)).toBeNull();
    expect(await open(second)).not.toBeNull();
    const shut = (at: string | null) =>
      api.ctx.db.updateTable("users").set({ disabled_at: at }).where("id", "=", who.id).execute();
    await shut(api.clock.now().toISOString());
    expect(await open(second)).toBeNull();
    await shut(null);
    api.clock.advance(31 * DAY);
    expect(await open(second)).toBeNull();
    expect((await viewShare(api.ctx, who.actor)).isOver).toBe(true);
    await changeSharing(api.ctx, who.actor, { act: "anew" });
    const third = await tokenOf(who);
    expect(await open(third)).not.toBeNull();
    await changeSharing(api.ctx, who.actor, { act: "end" });
    expect(await open(third)).toBeNull();
    expect((await viewShare(api.ctx, who.actor)).link).toBeNull();
    await expect(changeSharing(api.ctx, who.actor, { act: "anew" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is never a minor's, nor of somebody whose age is not known, also when that comes out later", async () => {
    for (const age_band of [null, "under-15", "15-17"] as const) {
      const who = await somebody({ age_band });
      expect((await viewShare(api.ctx, who.actor)).isAllowed).toBe(false);
      await expect(make(who, ["about"])).rejects.toMatchObject({ code: "forbidden" });
    }
    const who = await somebody();
    await make(who, ["about"]);
    const token = await tokenOf(who);
    await api.app.inject({ method: "PUT", url: ME, headers: who.headers, payload: { dob: "2012-05-06" } });
    expect(await open(token)).toBeNull();
    expect((await viewShare(api.ctx, who.actor)).link).toBeNull();
    await changeSharing(api.ctx, who.actor, { act: "end" });
  });

  it("is made by an account alone, with something to show", async () => {
    const who = await somebody();
    const form = { act: "make", sections: ["about"], days: 7 } as const;
    await expect(changeSharing(api.ctx, visitor, { ...form, sections: ["about"] })).rejects.toMatchObject({
      code: "unauthorized",
    });
    const place = { ...who.actor, isPlace: true };
    await expect(changeSharing(api.ctx, place, { ...form, sections: ["about"] })).rejects.toMatchObject({
      code: "account_needed",
    });
    for (const bad of [{ days: "7" }, { sections: "email", days: "7" }, { sections: "about", days: "9999" }])
      expect(shareForm.safeParse({ act: "make", ...bad }).success, JSON.stringify(bad)).toBe(false);
    expect(shareForm.parse({ act: "make", sections: "about\nwork", days: "7" })).toMatchObject({ days: 7 });
  });

  it("answers every wrong link alike, and holds whoever tries many", async () => {
    api.clock.advance(DAY);
    const origin = { ...visitor.origin, address: "198.51.100.7" };
    for (const token of ["", "x", "A".repeat(43), "B".repeat(44)])
      expect(await open(token, { ...visitor, origin })).toBeNull();
    const { max } = LIMITS.linkAddress;
    const tries = async () => {
      for (let at = 0; at < max; at += 1) await open("C".repeat(43), { ...visitor, origin });
    };
    await expect(tries()).rejects.toMatchObject({ code: "too_many" });
  });
});
