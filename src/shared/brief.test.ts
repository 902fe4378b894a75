import { expect, it } from "vitest";
import { briefOf, sentencesWithin, shortOf, withOne } from "./brief.ts";

it.each([
  [
    "Two guests wait. You smile. Then the bell rings for the third time. Somebody else goes.",
    "Two guests wait. You smile. Then the bell rings for the third time.",
  ],
  [
    "Behind glass the doors are still shut. You count the boxes of yesterday.",
    "Behind glass the doors are still shut. You count the boxes of yesterday.",
  ],
  ["Short", "Short"],
  [
    "Tables to fill when two offers arrive: dates, an ordinary day, the whole cost and the voices of the family.",
    "Tables to fill when two offers arrive: dates, an ordinary day, the whole cost and the voices of the family.",
  ],
  ["آخر يوم للطعن غدًا. تكملون المذكرة.", "آخر يوم للطعن غدًا. تكملون المذكرة."],
  ["السماعات على الأذنين: تفتحون فم الشخصية مع كل مقطع.", "السماعات على الأذنين: تفتحون فم الشخصية مع كل مقطع."],
  [
    "Every mouth opens with each syllable of the actor, and you hold the blink of the eye back so that she seems kind, awake and not at all tired of what she hears.",
    "Every mouth opens with each syllable of the actor.",
  ],
  [
    "How to find out what a year of study truly costs, put a little aside for it each month, and what to ask before a scholarship, an instalment plan or a loan.",
    "How to find out what a year of study truly costs, put a little aside for it each month, and what to ask before a scholarship, an instalment plan or a loan.",
  ],
  [
    "A guide to admission is a document and not an advertisement: read its conditions word by word and keep the page with the number of the day on which you read them",
    "A guide to admission is a document and not an advertisement.",
  ],
])("tells %j on a narrow card as %j", (text, brief) => {
  expect(briefOf(text)).toBe(brief);
});

it.each([
  [
    "سبعة فروع للهندسة في ساعة واحدة من يوم كل منها: ما المشترك بينها، وأين تختلف، وكيف تعرفون أيها أقرب إليكم.",
    "سبعة فروع للهندسة في ساعة واحدة من يوم كل منها.",
  ],
  [
    "سنتان لبناء المواقع من أول صفحة إلى متجر كامل، بنصف الساعات في القاعة ونصفها من البيت.",
    "سنتان لبناء المواقع من أول صفحة إلى متجر كامل.",
  ],
  ["Short and whole. More of it.", "Short and whole. More of it."],
  [
    "Whole, and short as well. More of it, which would fill the three lines beside a square of a phone.",
    "Whole, and short as well.",
  ],
  [
    "Draws the screens of apps and devices so they are clear at first touch, and tests them.",
    "Draws the screens of apps and devices so they are clear at first touch.",
  ],
  [
    "When a son or daughter says something about the future that you do not agree with: how to ask and to listen, and when your view has its turn.",
    null,
  ],
  ["", null],
])("of %j a phone's card says %j", (text, short) => {
  expect(shortOf(text)).toBe(short);
});

it.each([
  "Keeps an office’s diary, letters, files and meetings in order so each matter lands on time.",
  "Reading, writing and speaking clear, useful Arabic and English for work and for study.",
  "Finds out what people need and plans how, when and where a service should be introduced to them.",
  "Tests sight and eye health, prescribes glasses and lenses, and refers to a doctor in time.",
  "Two evenings a week for engineers who want to measure, and lessen, what cities do to water and air.",
  "When a family wants another path than the one you have set your heart on, talk first.",
  "نصف رسوم التدريب الرياضي لمن درّب فريقًا في حيّه، أو يريد فتح ملعب لمن لا ملعب لهم.",
  "لمتدربي النجارة: أدوات تبقى لهم، وستة أسابيع في ورش كيوتو حيث تُوصل الأخشاب بلا مسامير.",
])("cuts nothing within a list or before the end of %j", (text) => {
  expect(shortOf(text)).toBe(text);
});

it("takes as many whole sentences as fit, one at least", () => {
  expect(sentencesWithin("One. Two is longer. Three.", 20)).toBe("One. Two is longer.");
  expect(sentencesWithin("A single one that is too long", 4)).toBe("A single one that is too long");
});

it("shows of a day its first moment on a phone, or where that is long the shortest", () => {
  const [long, brief, briefer] = ["x".repeat(81), "Two calls come in.", "Home."].map((text) => ({ text }));
  const shown = (...day: readonly ({ readonly text: string } | undefined)[]) =>
    withOne(day.flatMap((one) => one ?? []))
      .filter(({ isOne }) => isOne)
      .map(({ text }) => text);
  expect(shown(brief, long, briefer)).toEqual([brief?.text]);
  expect(shown(long, brief, briefer)).toEqual([briefer?.text]);
  expect(shown()).toEqual([]);
});
