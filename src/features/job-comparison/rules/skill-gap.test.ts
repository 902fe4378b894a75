import { expect, it } from "vitest";
import { type AskedSkill, keysOf, skillGap, skillKey } from "./skill-gap.ts";

const skill = (title: string, ...names: string[]): AskedSkill => ({ title, names });
const titles = (skills: readonly AskedSkill[]) => skills.map(({ title }) => title);

it("knows a skill by its name in either language and in other spellings of letters", () => {
  const asked = [skill("الإسعافات الأوليّة", "First aid"), skill("إدارة الوقت", "Time management")];
  expect(titles(skillGap(asked, new Set(["first  AID"].map(skillKey))).held)).toEqual(["الإسعافات الأوليّة"]);
  expect(titles(skillGap(asked, new Set([skillKey("اداره الوقت")])).held)).toEqual(["إدارة الوقت"]);
});

it("does not take a part of a name for the name", () => {
  expect(skillGap([skill("Time management")], new Set([skillKey("time")])).held).toEqual([]);
});

it("puts every skill on one side, and none is missing to whom holds them all", () => {
  const asked = [skill("a"), skill("b", "β"), skill("c")];
  const { held, missing } = skillGap(asked, new Set([skillKey("β")]));
  expect([...titles(held), ...titles(missing)].toSorted()).toEqual(["a", "b", "c"]);
  expect(skillGap(asked, keysOf(asked)).missing).toEqual([]);
  expect(titles(skillGap(asked, new Set()).missing)).toEqual(["a", "b", "c"]);
});
