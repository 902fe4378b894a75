import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareAnswers } from "#features/scales/instruments/operations/finish.server.ts";
import { newestResult } from "#features/scales/instruments/operations/read-results.server.ts";
import { withdraw } from "#features/scales/instruments/operations/withdraw.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "#features/scales/tendencies/rules/answers-with-scores.ts";
import type { Profile } from "#features/scales/tendencies/rules.ts";
import { inTransaction } from "#platform/context.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { readPdf } from "#tests/support/pdf-text.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";

const CLEAR: Profile = { R: 3, I: 8, A: 2, S: 7, E: 4, C: 2 };
const KINDS: readonly (readonly [kind: string, scores: Profile, ar: string, en: string])[] = [
  ["clear", CLEAR, "مهن قريبة من نتيجتكم", "Professions near your result"],
  ["leaning", { R: 3, I: 6, A: 3, S: 6, E: 3, C: 3 }, "مهن للتجربة", "Professions to try"],
  ["flat", { R: 4, I: 5, A: 4, S: 5, E: 4, C: 4 }, "طرق أخرى إلى مهنتكم", "Other ways forward"],
  ["careless", { R: 9, I: 9, A: 9, S: 9, E: 9, C: 9 }, "لماذا لا تكفي", "Why they are not enough"],
];

onOneEngine("a result on paper", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  let attempt: string;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
    person = await signedInPerson(api.ctx);
    attempt = await take(person, CLEAR);
  });
  afterAll(() => api?.close());

  async function take(who: TestPerson, scores: Profile): Promise<string> {
    const { statements } = await newestForm(api.ctx);
    return (await submitAll(api.ctx, who.actor, { answers: answersWithScores(statements, scores) })).attempt;
  }
  const addressOf = (id: string) => `/career-test/results/${id}/result.pdf`;
  const get = (url: string, who: TestPerson | null = person, lang = "ar") =>
    api.app.inject({ url, headers: { cookie: `lang=${lang}${who ? `; wijha=${who.token}` : ""}` } });
  const paper = async (id: string, lang: string) => readPdf((await get(addressOf(id), person, lang)).rawPayload);
  it.each([
    ["ar", "نتيجتكم في مقياس الميول: الأقرب إليكم: البيئة البحثية أولا، ثم الاجتماعية", "رسم لمجرى يتفرع"],
    ["en", "Your result on the tendencies scale: Investigative, with Social close behind", "A drawing of a channel"],
  ])("is tagged, named and drawn with words in its place (%s)", async (lang, title, drawing) => {
    const answer = await get(addressOf(attempt), person, lang);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "content-language": lang });
    const pdf = await readPdf(answer.rawPayload);
    expect(pdf).toMatchObject({ tagged: true, lang, title });
    expect(pdf.raw).toMatch(/pdfuaid:part(>|=")1/);
    expect(pdf.raw).toMatch(/\/Title|dc:title/);
    for (const role of ["H1", "P", "L", "LI", "Table", "TH", "TD", "Link", "Figure"])
      expect([...pdf.roles], role).toContain(role);
    expect(pdf.alts).toEqual([expect.stringContaining(drawing)]);
    expect(pdf.alts[0]).toMatch(lang === "ar" ? /بحثية 8، .*اجتماعية 7/ : /Investigative 8, .*Social 7/);
    expect(pdf.pages).toBeLessThanOrEqual(2);
  });

  it.each(KINDS)("says of a %s result what its page says, on two pages at most", async (kind, scores, ar, en) => {
    const id = kind === "clear" ? attempt : await take(person, scores);
    const [arabic, english] = [await paper(id, "ar"), await paper(id, "en")];
    for (const pdf of [arabic, english]) {
      expect(pdf.pages).toBeLessThanOrEqual(2);
      expect(pdf.raw).toMatch(/pdfuaid:part(>|=")1/);
      // An order is claimed of clear results alone, and a place of the tendency of none that cannot be read.
      expect(pdf.links.length > 0).toBe(kind === "clear" || kind === "leaning");
    }
    expect(arabic.read).toContain(ar);
    expect(english.read).toContain(en);
    expect(english.read.includes("Where the tendency lies")).toBe(kind !== "careless");
    expect(english.read).toContain("Provisional figures");
    expect(english.read).toContain("Statements: version 2");
  });

  it("hands over Arabic in the order in which it is read", async () => {
    const { text, read } = await paper(attempt, "ar");
    for (const words of [
      "هاتان البيئتان تسبقان غيرهما بوضوح، وقد تتبادلان الترتيب.",
      "بيئة العمل",
      "أين يقع الميل",
      "الخطوة التالية",
      "كيف حسبت النتيجة",
      "اقرؤوا يوم عمل كاملا في مهنة",
      "اجتماعية 7 من 9 من 4.5 إلى 8.2",
    ])
      expect(read).toContain(words);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it("is for its owner alone", async () => {
    const nobody = await get(addressOf(attempt), null);
    expect([nobody.statusCode, nobody.headers.location]).toEqual([
      303,
      `/signin?next=${encodeURIComponent(`/career-test/results/${attempt}`)}`,
    ]);
    const other = await get(addressOf(attempt), await signedInPerson(api.ctx));
    expect([other.statusCode, other.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect((await get(addressOf("nonsense"))).statusCode).toBe(404);
    expect((await get(`/scales/eta/results/${attempt}/result.pdf`)).statusCode).toBe(404);
    expect((await get(addressOf(attempt), { ...person, token: "forged" })).statusCode).toBe(303);
  });

  it("is gone while its result is withdrawn, and waits for terms that changed", async () => {
    const id = await take(person, CLEAR);
    await withdraw(api.ctx, person.actor, { scale: "tendencies", attempt: id });
    expect((await get(addressOf(id))).statusCode).toBe(404);
    const late = await signedInPerson(api.ctx);
    await api.ctx.db.updateTable("users").set({ consent_version: null }).where("id", "=", late.id).execute();
    const asked = await get(addressOf(attempt), late);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, expect.stringMatching(/^\/consent\?next=/)]);
  });

  it("is refused in words while a guardian's objection hides the results", async () => {
    const pupil = await signedInPerson(api.ctx);
    const id = await take(pupil, CLEAR);
    const at = api.clock.now().toISOString();
    await api.ctx.db.updateTable("users").set({ age_band: "15-17" }).where("id", "=", pupil.id).execute();
    await api.ctx.db
      .insertInto("guardian_consents")
      .values({ user_id: pupil.id, email: "guardian@example.org", asked_at: at, told_at: at, objected_at: at })
      .execute();
    const [arabic, english] = [await get(addressOf(id), pupil), await get(addressOf(id), pupil, "en")];
    expect([arabic.statusCode, arabic.body]).toEqual([403, "النتائج مخفية حتى يوافق الطالب وولي أمره معًا."]);
    expect(english.body).toBe("The results are hidden until the pupil and the guardian both agree.");
  });

  it("tells a result of situations too, with its ranks and that they are provisional", async () => {
    await api.ctx.db.updateTable("users").set({ grade: "10", gender: "female" }).where("id", "=", person.id).execute();
    const { data } = (await api.app.inject("/api/eta-questions")).json();
    const answers = Object.fromEntries(
      data.map(({ documentId: id }: { documentId: string }, at: number) => [id, "ABC"[at % 3] ?? "A"]),
    );
    const store = await prepareAnswers(api.ctx, person.actor, "eta", { answers });
    await inTransaction(api.ctx, store);
    const { attempt: id = "" } = (await newestResult(api.ctx, person.actor, "eta")) ?? {};
    const url = `/scales/eta/results/${id}/result.pdf`;
    const [arabic, english] = [
      await readPdf((await get(url)).rawPayload),
      await readPdf((await get(url, person, "en")).rawPayload),
    ];
    expect([arabic.lang, arabic.tagged, english.lang]).toEqual(["ar", true, "en"]);
    expect(english.read).toContain("Higher than about");
    for (const role of ["Table", "TH", "H1"]) expect(arabic.roles).toContain(role);
    expect(arabic.pages).toBeLessThanOrEqual(3);
    expect((await get(url, null)).statusCode).toBe(303);
    expect((await get(url, await signedInPerson(api.ctx))).statusCode).toBe(404);
    expect((await get(`/scales/nothing/results/${id}/result.pdf`)).statusCode).toBe(404);
  });
});
