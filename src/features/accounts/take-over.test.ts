import { afterAll, beforeAll, expect } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { readUser, readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { openSignIn } from "#features/sign-ins/operations/open-sign-in.server.ts";
import { renewRecoveryCodes } from "#features/sign-ins/operations/set-up-second-step.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import {
  confirmSecondFactor,
  putSecondFactor,
  replaceRecoveryCodes,
} from "#features/sign-ins/store/second-factors.server.ts";
import { requireAccount } from "#platform/require-person.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { Caller, PASSWORD } from "../../../tests/support/asking-api.ts";
import { createMailedApi, type MailedApi } from "../../../tests/support/mailed-api.ts";
import { signedInAs, signedInPerson, visitor } from "../../../tests/support/people.ts";
import { askEmailChange } from "./operations/change-email.server.ts";
import { confirmEmailChange, undoEmailChange } from "./operations/confirm-email.server.ts";
import { createAdministrator } from "./operations/create-administrator.server.ts";
import { linkIdentity } from "./operations/link-google.server.ts";
import { makePlaceUser } from "./operations/place-user.server.ts";
import { insertIdentity } from "./store/identities.server.ts";

const DAY = 24 * 3_600_000;
const NEW = "lantern of the pier";

onOneEngineRacesOnBoth("somebody who got in", (engine, { describe, it, race }) => {
  let mailed: MailedApi;
  let who: Caller;
  let serial = 0;
  beforeAll(async () => {
    mailed = await createMailedApi(engine, { publicUrl: "https://guidance.example" });
    who = new Caller(mailed.api);
  });
  afterAll(() => mailed?.close());

  const free = () => {
    serial += 1;
    return `taken${serial}-${engine}@example.net`;
  };
  const now = () => mailed.api.clock.now().toISOString();
  const idOf = async (email: string) => (await readUserByEmail(mailed.api.ctx.db, email))?.id ?? 0;
  const ask = (token: string, email: string) =>
    who.call("POST /users-permissions/users/me/email", { email, currentPassword: PASSWORD }, token);
  const confirm = (token: string) => confirmEmailChange(mailed.api.ctx, visitor, { token });
  const undo = (token: string) => undoEmailChange(mailed.api.ctx, visitor, { token });
  const reset = (code: string) =>
    who.call("POST /auth/reset-password", { code, password: NEW, passwordConfirmation: NEW });
  const actionsAbout = async (id: number) =>
    (await eventsOfSubject(mailed.api.ctx.db, pseudonymOf(mailed.api.ctx, id))).map(({ action }) => action);

  /** Links another service to an account and turns its second step on, with recovery codes. */
  async function addWaysIn(userId: number): Promise<void> {
    const { db } = mailed.api.ctx;
    const [linked_at, subject, secret_sealed] = [now(), `subject ${free()}`, `sealed ${free()}`];
    const identity = { issuer: "https://id.example", subject, user_id: userId, email: free() };
    await insertIdentity(db, { ...identity, linked_at, last_used_at: linked_at });
    await putSecondFactor(db, userId, secret_sealed, linked_at);
    await confirmSecondFactor(db, { user_id: userId, secret_sealed }, 1, linked_at);
    await replaceRecoveryCodes(db, userId, [`code ${free()}`]);
  }
  async function waysIn(userId: number): Promise<number[]> {
    const counts = ["identities", "second_factors", "recovery_codes"] as const;
    return Promise.all(
      counts.map(async (table) => {
        const rows = await mailed.api.ctx.db
          .selectFrom(table)
          .select("user_id")
          .where("user_id", "=", userId)
          .execute();
        return rows.length;
      }),
    );
  }
  /** Somebody whose address another person has just changed. */
  async function robbed(before: (id: number, token: string) => Promise<void> = async () => undefined) {
    const [old, stolen] = [await who.somebody(), free()];
    const token = await who.tokenOf(old);
    const id = await idOf(old);
    await before(id, token);
    await ask(token, stolen);
    await mailed.deliver();
    await confirm(await mailed.linkTo(stolen, "token"));
    await mailed.deliver();
    return { id, old, stolen, token, link: await mailed.linkTo(old, "token") };
  }

  describe("and changed the address", () => {
    it("loses with the undoing what was linked and set up since, and the day of erasure", async () => {
      const { id, old, token, link } = await robbed();
      await addWaysIn(id);
      const mine = { currentPassword: PASSWORD, understood: true };
      expect((await who.call("POST /users-permissions/users/me/erasure", mine, token)).status).toBe(200);
      await undo(link);
      expect(await waysIn(id)).toEqual([0, 0, 0]);
      expect(await readUser(mailed.api.ctx.db, id)).toMatchObject({ erase_at: null, erase_reason: null });
      await mailed.deliver();
      expect((await reset(await mailed.linkTo(old, "code"))).body.jwt).toMatch(/^[\w-]{43}$/);
      const said = ["email.changed", "email.undone", "identity.unlinked", "second-step.off", "erasure.taken_back"];
      expect(await actionsAbout(id)).toEqual(expect.arrayContaining([...said, "password.reset"]));
    });

    it("loses as well what was set up shortly before, so that the order does not matter", async () => {
      const { id, link } = await robbed(addWaysIn);
      await undo(link);
      expect(await waysIn(id)).toEqual([0, 0, 0]);
    });

    it.each([
      ["made anew since are ended, and the owner hears of it", true],
      ["made anew long before stay", false],
    ])("recovery codes %s", async (_, isLate) => {
      const { ctx, clock } = mailed.api;
      const { id, old, link } = await robbed(async (userId, token) => {
        await addWaysIn(userId);
        if (isLate) clock.advance(7 * DAY + 1);
        const thief = await actorOfToken(ctx, token, visitor.origin, "en");
        if (!thief) throw new Error("nobody");
        const before = mailed.countTo(thief.email);
        expect((await renewRecoveryCodes(ctx, thief, { intent: "renew", currentPassword: PASSWORD })).length).toBe(10);
        await mailed.deliver();
        expect(mailed.countTo(thief.email) - before).toBe(1);
        if (!isLate) clock.advance(7 * DAY + 1);
      });
      const before = mailed.countTo(old);
      await undo(link);
      expect(await waysIn(id)).toEqual([1, 1, isLate ? 0 : 10]);
      await mailed.deliver();
      // A link for a new password, and that the codes have ended.
      expect(mailed.countTo(old) - before).toBe(isLate ? 2 : 1);
      expect((await actionsAbout(id)).includes("second-step.codes_ended")).toBe(isLate);
    });

    it("does not cost the owner what was theirs long before", async () => {
      const { id, link } = await robbed(async (userId) => {
        await addWaysIn(userId);
        mailed.api.clock.advance(7 * DAY + 1);
      });
      await undo(link);
      expect(await waysIn(id)).toEqual([1, 1, 1]);
    });
  });

  it.each(["reset", "change"] as const)(
    "keeps no way in by an address that waits: a %s of the password ends it",
    async (how) => {
      const [email, waiting] = [await who.somebody(), free()];
      const [thief, owner] = [await who.tokenOf(email), await who.tokenOf(email)];
      await ask(thief, waiting);
      await mailed.deliver();
      const link = await mailed.linkTo(waiting, "token");
      if (how === "reset") {
        await who.call("POST /auth/forgot-password", { email });
        await mailed.deliver();
        expect((await reset(await mailed.linkTo(email, "code"))).status).toBe(200);
      } else {
        const body = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW };
        expect((await who.call("POST /auth/change-password", body, owner)).status).toBe(200);
      }
      await expect(confirm(link)).rejects.toMatchObject({ code: "link_invalid" });
      expect((await who.signIn(email, NEW)).status).toBe(200);
      expect(await actionsAbout(await idOf(email))).toContain(how === "reset" ? "password.reset" : "password.changed");
    },
  );

  it("signs in no more with a password that was changed while it was compared", async () => {
    const { ctx } = mailed.api;
    const email = await who.somebody();
    const looked = await readUserByEmail(ctx.db, email);
    if (!looked) throw new Error("nobody");
    const token = await who.tokenOf(email);
    const body = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW };
    const changed = await who.call("POST /auth/change-password", body, token);
    await expect(openSignIn(ctx, visitor, looked, "password")).rejects.toMatchObject({ code: "bad_credentials" });
    const rows = await ctx.db.selectFrom("sign_ins").select("user_id").where("user_id", "=", looked.id).execute();
    expect([changed.status, rows.length]).toEqual([200, 1]);
  });

  it("changes nothing more by a sign-in that was ended while the change was under way", async () => {
    const { ctx } = mailed.api;
    const person = await signedInPerson(ctx);
    await ctx.db.updateTable("users").set({ password_hash: "" }).where("id", "=", person.id).execute();
    await ctx.db.deleteFrom("sign_ins").where("user_id", "=", person.id).execute();
    await expect(askEmailChange(ctx, person.actor, { email: free() })).rejects.toMatchObject({ code: "unauthorized" });
    const vouched = { issuer: "https://id.example", subject: free(), email: free(), givenName: "", familyName: "" };
    await expect(linkIdentity(ctx, requireAccount(person.actor), vouched)).rejects.toMatchObject({
      code: "unauthorized",
    });
    expect(await waysIn(person.id)).toEqual([0, 0, 0]);
  });

  race("gets one of two identities that are linked at the same instant", async () => {
    const { ctx } = mailed.api;
    const person = await signedInPerson(ctx);
    const one = () => ({ issuer: "https://id.example", subject: free(), email: free(), givenName: "", familyName: "" });
    const done = await Promise.allSettled(
      [one(), one(), one()].map((each) => linkIdentity(ctx, requireAccount(person.actor), each)),
    );
    expect(done.filter(({ status }) => status === "fulfilled").length).toBe(1);
    expect((await waysIn(person.id))[0]).toBe(1);
  });

  race("hears that an address is taken when several confirm it at the same instant", async () => {
    for (let round = 0; round < 4; round += 1) {
      const wanted = free();
      const links: string[] = [];
      for (let each = 0; each < 4; each += 1) {
        await ask(await who.tokenOf(await who.somebody()), wanted);
        await mailed.deliver();
        links.push(await mailed.linkTo(wanted, "token"));
      }
      expect(new Set(links).size).toBe(4);
      const done = await Promise.allSettled(links.map(confirm));
      const codes = done.map((one) => (one.status === "fulfilled" ? "held" : one.reason.code));
      expect(codes.toSorted()).toEqual(["email_taken", "email_taken", "email_taken", "held"]);
    }
  });

  race("spends a link for a new password once, however many send it at the same instant", async () => {
    const email = await who.somebody();
    await who.call("POST /auth/forgot-password", { email });
    await mailed.deliver();
    const code = await mailed.linkTo(email, "code");
    const statuses = (await Promise.all([reset(code), reset(code), reset(code)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
  });

  describe("a role", () => {
    const set = (token: string, email: string, role: string, given: boolean) =>
      who.call("POST /users-permissions/roles", { email, role, given, currentPassword: PASSWORD }, token);

    it("is written down whenever it is given or taken, by a call or on the machine", async () => {
      const admin = await signedInAs(mailed.api.ctx, "admin");
      const email = await who.somebody();
      for (const role of ["teacher", "editor", "author", "admin"])
        for (const given of [true, false]) expect((await set(admin.token, email, role, given)).status).toBe(200);
      const events = await eventsOfSubject(mailed.api.ctx.db, pseudonymOf(mailed.api.ctx, await idOf(email)));
      const key = pseudonymOf(mailed.api.ctx, admin.id);
      expect(events.map((one) => [one.actor_key === key, one.action, one.details_json.role])).toEqual(
        ["teacher", "editor", "author", "admin"].flatMap((role) => [
          [true, "role.given", role],
          [true, "role.taken", role],
        ]),
      );
      const made = free();
      await createAdministrator(mailed.api.ctx, { email: made, firstName: "Salma", lastName: "Harthi", password: NEW });
      expect(await actionsAbout(await idOf(made))).toContain("role.given");
    });

    it("is given to accounts only, never to a place in a class", async () => {
      const { ctx } = mailed.api;
      const admin = await signedInAs(ctx, "admin");
      const id = await makePlaceUser(ctx, ctx.db, { shortName: "Salma", grade: null, locale: "ar" });
      const place = await readUser(ctx.db, id);
      expect((await set(admin.token, place?.email ?? "", "admin", true)).status).toBe(404);
      expect(await actionsAbout(id)).toEqual([]);
    });
  });
});
