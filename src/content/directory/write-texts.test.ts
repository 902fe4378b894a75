import { describe, expect, it } from "vitest";
import { descriptionOf, LONGEST_SUMMARY, summaryOf, type TextFacts, withinSentence } from "./write-texts.ts";

const archaeologist: TextFacts = {
  title: "عالم آثار",
  feminine: "عالمة آثار",
  sector: null,
  group: "مهن تخصصية",
  environments: ["بحثية", "واقعية"],
  skills: ["الكتابة", "التعلّم من الجديد"],
  knowledge: "التاريخ والآثار",
  style: "المثابرة",
  zone: 5,
};
const guard: TextFacts = {
  title: "Museum guard",
  feminine: "حارسة",
  sector: "Law and public service",
  group: "Service and sales",
  environments: ["Realistic"],
  skills: ["Judgment and decision making", "Active listening"],
  knowledge: "English language",
  style: null,
  zone: 2,
};
const bare = { environments: [], skills: [], knowledge: null, style: null, zone: null };

describe("what is written of a profession by rule", () => {
  it("names both forms of the title in Arabic, and says the rest of the profession itself", () => {
    expect(descriptionOf(archaeologist, "ar")).toBe(
      "عالم آثار أو عالمة آثار: مهنة من فئة «مهن تخصصية»، وأقرب بيئات العمل إليها البحثية ثم الواقعية. " +
        "من أبرز ما تطلبه: الكتابة والتعلّم من الجديد، ومعرفة التاريخ والآثار، ومن الصفات المثابرة. " +
        "تحتاج إلى إعداد طويل جدًا، وهو دراسة بعد البكالوريوس في الغالب.",
    );
    expect(descriptionOf({ ...archaeologist, feminine: null }, "ar")).toMatch(/^عالم آثار: مهنة/);
  });

  it("begins a term small within an English sentence, and parts two that are joined already", () => {
    expect(descriptionOf(guard, "en")).toBe(
      "Museum guard: a profession in law and public service, closest to the realistic environment. " +
        "What it needs most: judgment and decision making, and active listening, and knowledge of English language. " +
        "It takes some preparation, as a rule months of training.",
    );
    expect(["ICT", "Geometry", "English"].map((term) => withinSentence(term, "en"))).toEqual([
      "ICT",
      "geometry",
      "English",
    ]);
  });

  it("says what the sources lack, and invents nothing", () => {
    expect(descriptionOf({ ...archaeologist, ...bare }, "ar")).toBe(
      "عالم آثار أو عالمة آثار: مهنة من فئة «مهن تخصصية». لا تذكر مصادرنا بعد ما تطلبه من مهارات وإعداد.",
    );
    expect(summaryOf({ ...guard, ...bare }, "en")).toBe("A profession in law and public service.");
  });

  it("keeps to the room of a card: what does not fit is left out, whole", () => {
    expect(summaryOf(archaeologist, "ar")).toBe("تطلب الكتابة والتعلّم من الجديد، ومعرفة التاريخ والآثار.");
    const long = { ...guard, knowledge: "Administration and management of whole regions and their many museums" };
    expect(summaryOf(long, "en")).toBe("Asks for judgment and decision making.");
    for (const facts of [guard, long]) expect(summaryOf(facts, "en").length).toBeLessThanOrEqual(LONGEST_SUMMARY);
  });
});
