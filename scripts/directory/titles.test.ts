import { describe, expect, it } from "vitest";
import {
  arabicTitle,
  cleanArabic,
  englishTitle,
  folded,
  fromTitleCase,
  otherNames,
  sentenceCase,
  slugOf,
  unfolded,
} from "./titles.mjs";

describe("Arabic titles", () => {
  it.each([
    ["  مدير   مبيعات ", "مدير مبيعات"],
    ["منظف \u200b\u200bالمداخن", "منظف المداخن"],
    ["مـديـر", "مدير"],
    ["نادل / نادلة", "نادل/نادلة"],
    ["بائع ألعاب ،والبرمجيات", "بائع ألعاب، والبرمجيات"],
    ["طيار.", "طيار"],
  ])("are cleaned: %s", (raw, clean) => expect(cleanArabic(raw)).toBe(clean));

  it("keep a feminine form only when it says something else", () => {
    expect(arabicTitle("نجار ", "نجارة")).toEqual({ title: "نجار", feminine: "نجارة" });
    expect(arabicTitle("مدير", " مدير")).toEqual({ title: "مدير" });
    expect(arabicTitle("عقيد", "")).toEqual({ title: "عقيد" });
  });
});

describe("English titles", () => {
  it("begin with a capital and keep acronyms and odd capitals", () => {
    expect(sentenceCase("ICT  technician")).toBe("ICT technician");
    expect(sentenceCase("bee breeder")).toBe("Bee breeder");
    expect(sentenceCase("eBusiness manager")).toBe("eBusiness manager");
    expect(englishTitle("traditional chinese medicine", new Set(["Chinese"]))).toBe("Traditional Chinese medicine");
  });

  it("come out of title case with acronyms and proper names", () => {
    const proper = new Set(["Java"]);
    expect(fromTitleCase("Senior Java Developer", proper)).toBe("Senior Java developer");
    expect(fromTitleCase("CNC Machine Operator", proper)).toBe("CNC machine operator");
    expect(fromTitleCase("Class A Driver", proper)).toBe("Class A driver");
    expect(fromTitleCase("JavaScript Developer", proper)).toBe("JavaScript developer");
  });

  it("are taken apart where an acronym stands beside them, and dropped with any other bracket", () => {
    expect(unfolded("Chief Executive Officer (CEO)")).toEqual(["Chief Executive Officer", "CEO"]);
    expect(unfolded("CEO (Chief Executive Officer)")).toEqual(["Chief Executive Officer", "CEO"]);
    expect(unfolded("Baker")).toEqual(["Baker"]);
    expect(unfolded("Chef (Head) de cuisine")).toEqual([]);
  });

  it("give addresses of plain letters", () => {
    expect(slugOf("Dance répétiteur")).toBe("dance-repetiteur");
    expect(slugOf("special-interest groups' official")).toBe("special-interest-groups-official");
    expect(slugOf("actor/actress")).toBe("actor-actress");
  });

  it("are the same name in either spelling and number", () => {
    expect(folded("Fund-raising organiser")).toBe(folded("fund raising organizers"));
    expect(folded("Colour mixer")).toBe(folded("color mixers"));
    expect(folded("Press boss")).not.toBe(folded("Pres bos"));
  });
});

describe("other names", () => {
  const none = () => false;

  it("stand once, without the title and what belongs to another", () => {
    const names = ["bakers", "bread maker", "Bread-maker", "pastry maker"];
    expect(otherNames("baker", names, (fold: string) => fold === "pastry maker")).toEqual(["Bread maker"]);
  });

  it("leave out stages of a name and what nobody would type", () => {
    const names = ["senior baker", "trainee bread maker", "bread maker", "assistant chef", "x".repeat(61)];
    expect(otherNames("baker", names, none)).toEqual(["Bread maker", "Assistant chef"]);
  });

  it("are fourteen at most", () => {
    const names = Array.from({ length: 30 }, (_, at) => `name ${"abcdefghijklmnopqrstuvwxyzabcd"[at]}${at}`);
    expect(otherNames("baker", names, none)).toHaveLength(14);
  });
});
