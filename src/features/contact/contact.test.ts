import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { runDue } from "#platform/queue/worker.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInAs, signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { contactWork, sweepMessages } from "./jobs.server.ts";
import { handleMessage, readInbox, readMessage } from "./operations/answer-messages.server.ts";
import { REPLY_HOURS } from "./rules.ts";

const HOUR = 3_600_000;
const WRITTEN = {
  name: "سلمى الحارثية",
  email: "salma@example.org",
  phone: "٩١٢٣ ٤٥٦٧",
  inquiry_type: "technical",
  subject: "صفحة لا تفتح",
  message: "تبقى الصفحة بيضاء بعد الدخول.",
};

onOneEngineRacesOnBoth("messages to us", (engine, { it, race }) => {
  let api: TestApi;
  let staff: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    staff = await signedInAs(api.ctx, "admin");
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await api.ctx.db.deleteFrom("contact_messages").execute();
    await api.ctx.db.deleteFrom("tries").execute();
    api.outbox.length = 0;
  });

  const send = async (changes: object = {}, who?: TestPerson) => {
    const payload = { ...WRITTEN, ...changes };
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/contact-us",
      headers: { ...who?.headers },
      payload,
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const inbox = (state: Parameters<typeof readInbox>[2]["state"] = "open") =>
    readInbox(api.ctx, staff.actor, { state, page: 1 });

  it("takes a visitor's message, keeps the phone in Latin digits, and says by mail under which reference it is here", async () => {
    const { status, data } = await send();
    expect([status, data.reference]).toEqual([201, expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)]);
    expect(Date.parse(data.dueAt) - api.clock.now().getTime()).toBe(REPLY_HOURS * HOUR);
    expect(await readMessage(api.ctx, staff.actor, data.reference)).toMatchObject({ phone: "91234567", state: "open" });
    await runDue(api.ctx, contactWork);
    expect(api.outbox).toHaveLength(1);
    expect(api.outbox[0]).toMatchObject({ to: WRITTEN.email, subject: expect.stringContaining(data.reference) });
    expect(api.outbox[0]?.text).not.toContain(WRITTEN.message);
  });

  it.each([
    ["phone", "1234567", "eight digits"],
    ["phone", "123456789", "eight digits"],
    ["phone", "9123456x", "eight digits"],
    ["name", "   ", "."],
    ["name", "123", "letters"],
    ["name", "a".repeat(61), "60 characters"],
    ["email", "salma", "mail"],
    ["inquiry_type", "complaint", "kind"],
    ["subject", "x".repeat(121), "120 characters"],
    ["message", "", "."],
    ["message", "x".repeat(2001), "2,000 characters"],
  ])("refuses %s %j with words", async (field, value, said) => {
    const { status, error } = await send({ [field]: value });
    expect(status).toBe(400);
    expect(error.details.errors).toMatchObject([{ path: [field], message: expect.stringContaining(said) }]);
    expect((await inbox()).lines).toEqual([]);
  });

  it("lets nobody write headers into a mail, turn its letters round or send a book", async () => {
    await send({ name: "Salma\r\nBcc: all@example.org\u202e", subject: "Hi\r\nBcc: all@example.org" });
    await runDue(api.ctx, contactWork);
    expect(api.outbox).toHaveLength(1);
    expect(api.outbox[0]?.subject).not.toMatch(/[\r\n]|Bcc/);
    expect(api.outbox[0]?.text).not.toContain("\u202e");
    expect((await inbox()).lines[0]?.name).not.toMatch(/[\r\n\u202e]/);
    expect((await send({ message: "x".repeat(100_000) })).status).toBeGreaterThanOrEqual(400);
    expect((await inbox()).lines).toHaveLength(1);
  });

  it("needs no subject, and knows who was signed in", async () => {
    const who = await signedInPerson(api.ctx);
    const { data } = await send({ subject: undefined }, who);
    const row = await api.ctx.db.selectFrom("contact_messages").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ reference: data.reference, user_id: who.id, subject: null });
  });

  it("holds back what looks like advertising, for a person to judge, and sends nothing to its address", async () => {
    await send({ website: "https://example.com" });
    await send({ message: "http://a.example http://b.example www.c.example" });
    await runDue(api.ctx, contactWork);
    expect(api.outbox).toEqual([]);
    expect(await inbox()).toMatchObject({ lines: [], counts: { open: 0, held: 2 } });
    const [held] = (await inbox("held")).lines;
    await handleMessage(api.ctx, staff.actor, held?.reference ?? "", { act: "reopen" });
    expect((await inbox()).lines).toHaveLength(1);
  });

  it("cannot be made to fill somebody's mailbox", async () => {
    const answers = [];
    for (let sent = 0; sent < 11; sent++) answers.push((await send()).status);
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(answers[10]).toBe(429);
  });

  it("lists what is due first, marks what is late, and mails the answer in the language of the message", async () => {
    const first = (await send({ subject: "first" })).data.reference;
    api.clock.advance(47 * HOUR);
    await send({ subject: "second" });
    api.clock.advance(2 * HOUR);
    const open = await inbox();
    expect(open.lines.map(({ subject, isOverdue }) => [subject, isOverdue])).toEqual([
      ["first", true],
      ["second", false],
    ]);
    expect(open.late).toBe(1);
    await runDue(api.ctx, contactWork);
    api.outbox.length = 0;
    await handleMessage(api.ctx, staff.actor, first.toLowerCase(), {
      act: "answer",
      text: "Try again.\n\nWe mended it.",
    });
    await runDue(api.ctx, contactWork);
    expect(api.outbox).toMatchObject([{ to: WRITTEN.email, subject: expect.stringContaining(first) }]);
    expect(api.outbox[0]?.text).toContain("We mended it.");
    const message = await readMessage(api.ctx, staff.actor, first);
    expect(message).toMatchObject({
      state: "answered",
      isMine: true,
      answers: [{ text: "Try again.\n\nWe mended it." }],
    });
    expect((await inbox()).late).toBe(0);
  });

  it("is read and answered by administrators alone", async () => {
    const { reference } = (await send()).data;
    for (const actor of [visitor, (await signedInPerson(api.ctx)).actor, (await signedInAs(api.ctx, "editor")).actor]) {
      await expect(readInbox(api.ctx, actor, { state: "open", page: 1 })).rejects.toThrow();
      await expect(readMessage(api.ctx, actor, reference)).rejects.toThrow();
      await expect(handleMessage(api.ctx, actor, reference, { act: "close" })).rejects.toThrow();
    }
    await expect(readMessage(api.ctx, staff.actor, "AAAA-AAAA")).rejects.toMatchObject({ code: "not_found" });
  });

  it("keeps what waits, and deletes what was dealt with after its time", async () => {
    const [waits, closed] = [(await send()).data.reference, (await send()).data.reference];
    await handleMessage(api.ctx, staff.actor, closed, { act: "close" });
    await sweepMessages(api.ctx);
    expect((await inbox("closed")).lines).toHaveLength(1);
    api.clock.advance((api.ctx.config.contactMonths + 1) * 31 * 24 * HOUR);
    await sweepMessages(api.ctx);
    expect((await inbox("closed")).lines).toEqual([]);
    expect((await inbox()).lines).toMatchObject([{ reference: waits }]);
  });

  race("is answered once when two of the team press at the same instant", async () => {
    const { reference } = (await send()).data;
    const other = await signedInAs(api.ctx, "admin");
    const done = await Promise.allSettled(
      [staff, other].map(({ actor }) => handleMessage(api.ctx, actor, reference, { act: "answer", text: "Yes." })),
    );
    const { answers } = await readMessage(api.ctx, staff.actor, reference);
    expect(answers).toHaveLength(done.filter(({ status }) => status === "fulfilled").length);
  });
});
