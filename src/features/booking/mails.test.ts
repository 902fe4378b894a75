import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "#features/accounts/operations/end-account.server.ts";
import { listNotifications } from "#features/notifications/operations/read-notifications.server.ts";
import { inTransaction } from "#platform/context.ts";
import { runDue } from "#platform/queue/worker.ts";
import { aBooking, anAdvisor, aSlot } from "#tests/support/consultations.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { createMailedApi, type MailedApi } from "#tests/support/mailed-api.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { bookingWork } from "./jobs.server.ts";
import { actOnConsultation } from "./operations/act-on.server.ts";
import { leaveConsultations } from "./operations/leave-consultations.server.ts";
import { takeDue } from "./operations/remind.server.ts";
import type { ActInput } from "./schema.ts";

const HOUR = 3_600_000;
/** What is queued, without what comes round by itself. */
const QUEUED = Object.fromEntries(Object.entries(bookingWork).filter(([, one]) => typeof one === "function"));

describe.each(ENGINES)("mails of consultations on %s", (engine) => {
  let mailed: MailedApi;
  let advisor: TestPerson;
  let hours = 24;
  beforeAll(async () => {
    mailed = await createMailedApi(engine, { bookingMost: 50 });
    advisor = await anAdvisor(mailed.api.ctx, "https://meet.example/room");
  });
  afterAll(() => mailed?.close());

  const slot = (of = advisor) => {
    hours += 1;
    return aSlot(mailed.api.ctx, of, hours);
  };
  const deliver = () => runDue(mailed.api.ctx, QUEUED);
  const act = (who: TestPerson, id: string, input: ActInput) => actOnConsultation(mailed.api.ctx, who.actor, id, input);
  async function booked(type: "chat" | "video" = "chat") {
    const person = await signedInPerson(mailed.api.ctx);
    const time = await slot();
    const id = await aBooking(mailed.api.ctx, { person, slot: time.id, type });
    await deliver();
    return { person, id, time };
  }
  /** The newest mail to somebody with its calendar, read by a parser that is not ours. */
  async function newest({ actor }: TestPerson) {
    const raw = mailed.smtp.received.filter((one) => one.to.includes(actor.email)).at(-1)?.raw;
    if (!raw) throw new Error("There is no mail");
    const { subject = "", text = "", attachments } = await PostalMime.parse(raw);
    const part = attachments.find(({ mimeType }) => mimeType === "text/calendar");
    const ics = part ? new TextDecoder().decode(part.content as ArrayBuffer) : "";
    // As it went over the wire: the parser reads the ends of lines as it likes.
    const wire = /text\/calendar[\s\S]*?base64[^\n]*\r?\n\r?\n([\w+/=\s]+)/.exec(raw)?.[1] ?? "";
    const bytes = Buffer.from(wire, "base64");
    return { subject, text, ics, bytes, method: part?.method ?? null };
  }
  const eventIn = (ics: string) => {
    const calendar = new ICAL.Component(ICAL.parse(ics));
    const event = calendar.getFirstSubcomponent("vevent");
    if (!event) throw new Error("There is no event");
    const read = (name: string) => String(event.getFirstPropertyValue(name) ?? "");
    return { calendar, event, read };
  };

  it("says to both that a booking waits, each with an invitation of their own", async () => {
    const { person, id, time } = await booked();
    const mine = await newest(person);
    expect(mine.subject).toBe("Your consultation has been booked and waits for approval");
    expect(mine.text).toContain("please wait for approval");
    expect(mine.text).toContain("Gulf Standard Time");
    expect(mine.text).toContain(`/booking/${id}`);
    const { event, read } = eventIn(mine.ics);
    expect(mine.method).toBe("REQUEST");
    expect(read("uid")).toBe(`${id}@${new URL(mailed.api.ctx.config.publicUrl).hostname}`);
    expect(read("status")).toBe("TENTATIVE");
    expect(read("sequence")).toBe("0");
    const start = event.getFirstPropertyValue("dtstart") as InstanceType<typeof ICAL.Time>;
    expect(start.toJSDate().toISOString()).toBe(time.startsAt);
    expect(event.getFirstProperty("attendee")?.getParameter("partstat")).toBe("NEEDS-ACTION");
    expect(read("organizer")).toBe("mailto:no-reply@wijha.example");
    const theirs = await newest(advisor);
    expect(theirs.subject).toMatch(/^A new booking waits for your approval/);
    expect(theirs.text).toContain("Salma");
    // Neither address stands in what the other gets.
    expect(mine.text + mine.ics).not.toContain(advisor.actor.email);
    expect(theirs.text + theirs.ics).not.toContain(person.actor.email);
    expect(theirs.ics).not.toContain("Salma");
  });

  it("confirms under the same name with the next number, and takes it back", async () => {
    const { person, id } = await booked("video");
    const first = eventIn((await newest(person)).ics).read("uid");
    await act(advisor, id, { act: "approve" });
    await deliver();
    const approved = await newest(person);
    expect(approved.subject).toMatch(/^Your consultation is confirmed/);
    expect(approved.text).toContain("ten minutes before");
    expect(approved.text + approved.ics).not.toContain("meet.example");
    const { event, read } = eventIn(approved.ics);
    expect([read("uid"), read("status"), read("sequence")]).toEqual([first, "CONFIRMED", "1"]);
    expect(event.getFirstProperty("attendee")?.getParameter("partstat")).toBe("ACCEPTED");
    await act(advisor, id, { act: "cancel", reason: "I am ill" });
    await deliver();
    const cancelled = await newest(person);
    expect(cancelled.method).toBe("CANCEL");
    expect(cancelled.text).toContain("I am ill");
    const off = eventIn(cancelled.ics);
    expect([off.read("uid"), off.read("status"), off.read("sequence")]).toEqual([first, "CANCELLED", "2"]);
  });

  it("folds by bytes, ends lines as the format wants, and names the zone in Arabic", async () => {
    const { ctx } = mailed.api;
    const person = await signedInPerson(ctx, { locale: "ar" });
    const id = await aBooking(ctx, { person, slot: (await slot()).id });
    await deliver();
    const { bytes, text } = await newest(person);
    expect(text).toContain("توقيت الخليج");
    const ics = bytes.toString("utf8");
    const lines = bytes.toString("latin1").split("\r\n");
    expect(lines.filter((line) => line.length > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(" "))).toBe(true);
    expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    // No character is cut in two.
    expect(lines.every((line) => !Buffer.from(line, "latin1").toString("utf8").includes("\ufffd"))).toBe(true);
    expect(eventIn(ics).read("summary")).toBe("استشارة: اختيار المواد الدراسية");
    expect(eventIn(ics).read("uid")).toContain(id);
  });

  it("tells the old advisor and the new one when it goes to another", async () => {
    const { person, id } = await booked();
    const other = await anAdvisor(mailed.api.ctx);
    const time = await slot(other);
    await act(person, id, { act: "move", time_slot: time.id });
    await deliver();
    const old = await newest(advisor);
    expect([old.method, old.subject]).toEqual(["CANCEL", expect.stringMatching(/no longer yours/)]);
    expect((await newest(other)).subject).toMatch(/^A consultation moved to/);
    expect((await newest(person)).subject).toMatch(/awaiting approval$/);
  });

  it("names the time that is proposed, and confirms it once accepted", async () => {
    const { person, id, time } = await booked();
    const later = await slot();
    await act(advisor, id, { act: "propose", time_slot: later.id });
    await deliver();
    const proposed = await newest(person);
    expect(proposed.subject).toMatch(/^The advisor proposes another time/);
    expect(proposed.ics).toBe("");
    await act(person, id, { act: "accept" });
    await deliver();
    const accepted = await newest(person);
    expect(eventIn(accepted.ics).read("status")).toBe("CONFIRMED");
    expect(accepted.ics).not.toContain(time.startsAt.replace(/[-:]|\.000/g, ""));
    expect((await newest(advisor)).subject).toMatch(/^The time you proposed was accepted/);
  });

  it("tells the advisor that the first time was kept, and both calendars nothing", async () => {
    const { person, id } = await booked();
    const offered = await slot();
    await act(advisor, id, { act: "propose", time_slot: offered.id });
    await deliver();
    const before = await newest(person);
    await act(person, id, { act: "keep" });
    await deliver();
    const kept = await newest(advisor);
    expect(kept.subject).toMatch(/^The time stays as it was/);
    expect(kept.text).toContain("is keeping the first time");
    expect(kept.ics).toBe("");
    expect((await newest(person)).subject).toBe(before.subject);
    await expect(act(person, id, { act: "keep" })).rejects.toMatchObject({ code: "conflict" });
    await expect(act(person, id, { act: "accept" })).rejects.toMatchObject({ code: "conflict" });
  });

  it("tells the advisor that the account of a person was erased, without a name", async () => {
    const { person, time } = await booked();
    await inTransaction(mailed.api.ctx, async (db) => {
      await leaveConsultations(db, person.id, mailed.api.ctx);
      await deleteAccount(db, person.id);
    });
    await deliver();
    const told = await newest(advisor);
    expect([told.method, told.text.includes("was erased"), told.text.includes("Salma")]).toEqual([
      "CANCEL",
      true,
      false,
    ]);
    // Their time is free again.
    await aBooking(mailed.api.ctx, { person: await signedInPerson(mailed.api.ctx), slot: time.id });
  });

  it("cancels what an advisor was to hold when their account is erased, and tells the people", async () => {
    const going = await anAdvisor(mailed.api.ctx);
    const person = await signedInPerson(mailed.api.ctx);
    const id = await aBooking(mailed.api.ctx, { person, slot: (await slot(going)).id });
    await inTransaction(mailed.api.ctx, async (db) => {
      await leaveConsultations(db, going.id, mailed.api.ctx);
      await deleteAccount(db, going.id);
    });
    await deliver();
    const told = await newest(person);
    expect([told.method, told.subject]).toEqual(["CANCEL", expect.stringMatching(/^Your consultation was cancelled/)]);
    const row = await mailed.api.ctx.db
      .selectFrom("consultations")
      .select(["status", "advisor_id"])
      .where("document_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: "cancelledByConsultant", advisor_id: null });
  });

  it("frees nothing that is another's when somebody's account goes", async () => {
    const { person, id, time } = await booked();
    await act(person, id, { act: "cancel" });
    await aBooking(mailed.api.ctx, { person: await signedInPerson(mailed.api.ctx), slot: time.id });
    await inTransaction(mailed.api.ctx, (db) => leaveConsultations(db, person.id, mailed.api.ctx));
    const late = signedInPerson(mailed.api.ctx).then((third) =>
      aBooking(mailed.api.ctx, { person: third, slot: time.id }),
    );
    await expect(late).rejects.toMatchObject({ code: "booking_no_times" });
  });

  it("reminds each side once, also when two take what is due at once, and never of what was called off", async () => {
    const { person, id } = await booked("video");
    await act(advisor, id, { act: "approve" });
    const gone = await booked("video");
    await act(advisor, gone.id, { act: "approve" });
    await deliver();
    const before = mailed.countTo(gone.person.actor.email);
    await act(gone.person, gone.id, { act: "cancel" });
    await deliver();
    const row = await mailed.api.ctx.db
      .selectFrom("consultations")
      .select("starts_at")
      .where("document_id", "=", id)
      .executeTakeFirstOrThrow();
    const subjects: string[][] = [];
    for (const minutes of [24 * 60, 60, 10]) {
      mailed.api.clock.advance(Date.parse(row.starts_at) - minutes * 60_000 - mailed.api.clock.now().getTime());
      const sent = mailed.countTo(person.actor.email);
      await Promise.all([takeDue(mailed.api.ctx), takeDue(mailed.api.ctx)]);
      await deliver();
      subjects.push((await mailed.subjectsTo(person.actor.email)).slice(sent));
    }
    expect(subjects.map((one) => one.map((subject) => subject.split(":")[0]))).toEqual([
      ["Reminder of your consultation"],
      ["Reminder of your consultation"],
      ["Your consultation begins soon"],
    ]);
    expect((await newest(person)).text).toContain("https://meet.example/room");
    expect(mailed.countTo(gone.person.actor.email)).toBe(before + 1);
    const { items } = await listNotifications(mailed.api.ctx, person.actor, { limit: 20 } as never);
    expect(items.filter(({ kind }) => kind === "consultation_soon")).toHaveLength(3);
    expect(items.every(({ title, to }) => title !== "" && to === `/booking/${id}`)).toBe(true);
  });

  it("keeps still where somebody switched reminders off, and asks after two weeks what became of it", async () => {
    const { ctx, clock } = mailed.api;
    const { person, id, time } = await booked();
    await act(advisor, id, { act: "approve" });
    await ctx.db
      .insertInto("notification_choices")
      .values({ user_id: person.id, kind: "consultation_soon", is_shown: false, is_mailed: false })
      .execute();
    await deliver();
    const before = mailed.countTo(person.actor.email);
    clock.advance(Date.parse(time.startsAt) - HOUR - clock.now().getTime());
    await takeDue(ctx);
    await deliver();
    expect(mailed.countTo(person.actor.email)).toBe(before);
    await ctx.db.deleteFrom("notification_choices").where("user_id", "=", person.id).execute();
    clock.advance(2 * HOUR);
    await act(await advisor.again(), id, { act: "complete" });
    clock.advance(14 * 24 * HOUR);
    await takeDue(ctx);
    await deliver();
    const asked = await newest(person);
    expect(asked.subject).toBe("How are the agreed actions going?");
    expect(asked.text).toContain(`/booking/${id}`);
  });
});
