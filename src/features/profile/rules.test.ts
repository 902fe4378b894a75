import { describe, expect, it } from "vitest";
import { ACCOUNT_TYPES } from "#shared/actor.ts";
import { stepsOf } from "./rules/completeness.ts";
import { partsOf, SECTIONS, sectionsOf } from "./rules/parts.ts";
import { isOnHost, joinWords, splitWords } from "./rules.ts";
import { typedWords, wordList } from "./schema/fields.ts";
import type { Profile } from "./schema/view.ts";

const LINKEDIN = ["linkedin.com"];

describe("an address of a network", () => {
  it.each(["https://linkedin.com/in/a", "https://www.linkedin.com/in/a", "https://om.linkedin.com/in/a"])(
    "is %s",
    (address) => expect(isOnHost(address, LINKEDIN)).toBe(true),
  );
  it.each([
    "http://linkedin.com/in/a",
    "javascript:alert(1)//linkedin.com",
    "https://linkedin.com.example.org/in/a",
    "https://notlinkedin.com/in/a",
    "https://linkedin.com@example.org/",
    "https://linkedin.com:8443/in/a",
    "https://xn--linkedn-8ya.com/in/a",
    "linkedin.com/in/a",
    "",
  ])("is not %s", (address) => expect(isOnHost(address, LINKEDIN)).toBe(false));
});

describe("words", () => {
  it("are parted by commas of either language and lines", () =>
    expect(typedWords("a, b، ج؛ d\n\ne;f")).toEqual(["a", " b", " ج", " d", "e", "f"]));
  it("stand once, in whichever spelling, and come back from their column as they went", () => {
    const words = wordList(5, 20).parse(["Robots", " robots", "أحمد", "احمد", "🌴 palm"]);
    expect(words).toEqual(["Robots", "أحمد", "🌴 palm"]);
    expect(splitWords(joinWords(words))).toEqual(words);
    expect([joinWords([]), splitWords(null)]).toEqual([null, []]);
  });
});

const EMPTY: Profile = {
  email: "a@example.org",
  accountType: "Student",
  forms: {
    who: {
      firstname: "Salma",
      lastname: "Alharthi",
      gender: null,
      dob: null,
      grade: null,
      city: null,
      country: null,
      summary: null,
      biography: null,
    },
    heading: { goals: [], interests: [], tags: [] },
    skills: { custom_skills: [] },
    work: { profession: null, years_of_experience: null },
    links: { facebook: null, linkedin: null, twitter: null, instagram: null },
  },
  versions: { who: "", heading: "", skills: "", work: "", links: "" },
  records: { job: [], "future-skill": [], university: [], "academic-degree": [] },
  experience: [],
  businesses: [],
};

describe("the checklist", () => {
  it("asks a pupil for no work, and a guardian for little", () => {
    const namesOf = (accountType: Profile["accountType"]) => stepsOf({ ...EMPTY, accountType }).map(({ name }) => name);
    expect(namesOf("Student")).toEqual(["grade", "interests", "goals", "jobs", "skills"]);
    expect(namesOf("Guardian")).toEqual(["interests", "city"]);
    expect(namesOf("Freelancer/Entrepreneur")[0]).toBe("businesses");
  });
  it("counts what is said, wherever it is said", () => {
    const { heading, skills } = EMPTY.forms;
    const forms = {
      ...EMPTY.forms,
      heading: { ...heading, goals: ["a"] },
      skills: { ...skills, custom_skills: ["b"] },
    };
    const done = stepsOf({ ...EMPTY, forms }).filter(({ isDone }) => isDone);
    expect(done.map(({ name }) => name)).toEqual(["goals", "skills"]);
  });
});

describe("the page", () => {
  it.each(ACCOUNT_TYPES)("shows every section to a %s once", (kind) => {
    const { first, more } = sectionsOf(kind);
    expect([...first, ...more].sort()).toEqual(Object.keys(SECTIONS).sort());
    expect(partsOf("work", kind).toSorted()).toEqual(SECTIONS.work.toSorted());
  });
  it("asks nobody at school for studies that follow it", () => {
    expect(sectionsOf("Student", "11").first).not.toContain("studies");
    expect(sectionsOf("Student", "11").more).toContain("studies");
    expect(sectionsOf("Student", "university").first).toContain("studies");
    expect(sectionsOf("Student", null).first).toContain("studies");
  });
});
