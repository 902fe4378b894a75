import { describe, expect, it } from "vitest";
import { cleanPersonName, FIRST_NAME, fitsName, hasLetter, letterCount } from "./person-name.ts";

describe("a name", () => {
  it("is trimmed, folded and composed", () => {
    expect(cleanPersonName("  Al \t\n Said\u00a0 ")).toBe("Al Said");
    expect(cleanPersonName("Jose\u0301")).toBe("José");
  });
  it("loses what nobody sees", () => {
    expect(cleanPersonName("\u202eSalim\u202c\u200b\u200e\u2066\ufeff\u00ad\u0000")).toBe("Salim");
    expect(cleanPersonName("\u{e0041}\u3164")).toBe("");
  });
  it("keeps the joiners of Persian spelling and no others", () => {
    expect(cleanPersonName("علی\u200cرضا")).toBe("علی\u200cرضا");
    expect(cleanPersonName("Sa\u200clim\u200d")).toBe("Salim");
    expect(cleanPersonName("\u200cعلی\u200c")).toBe("علی");
  });
  it("keeps them where the scripts of India and Lanka need them", () => {
    for (const name of ["ක්\u200dරිෂාන්", "क्\u200dषितिज", "অর্\u200cক", "മോഹന്\u200d", "നന്\u200dമ"])
      expect(cleanPersonName(name)).toBe(name);
    expect(cleanPersonName("मो\u200dहन\u200d")).toBe("मो\u200dहन");
    expect(cleanPersonName("മോഹൻ\u200d")).toBe("മോഹൻ");
    expect(cleanPersonName("മോഹന്\u200d\u200d\u200d")).toBe("മോഹന്\u200d");
  });
  it.each(["---", "ـــ", "1234", "١٢٣٤", "😀😀😀", "ـ\u064e-"])("%s has no letter", (name) =>
    expect(hasLetter(name)).toBe(false),
  );
  it.each(["مريم", "Zoë", "李娜", "Ó'Brien 3", "മോഹൻ"])("%s has", (name) => expect(hasLetter(name)).toBe(true));
  it("is counted in letters as a person sees them", () => {
    expect(letterCount("م\u064eر\u0652ي\u064eم")).toBe(4);
    expect(letterCount("لإ")).toBe(2);
  });
  it("cannot be a tower of marks", () => {
    expect(fitsName(`ab${"\u0301".repeat(30)}`, FIRST_NAME)).toBe(false);
    expect(fitsName("مُحَمَّد", FIRST_NAME)).toBe(true);
  });
});
