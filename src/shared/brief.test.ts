import { expect, it } from "vitest";
import { briefOf } from "./brief.ts";

it.each([
  ["Two guests wait. You smile.", "Two guests wait."],
  ["Short", "Short"],
  ["آخر يوم للطعن غدًا. تكملون المذكرة.", "آخر يوم للطعن غدًا."],
  ["السماعات على الأذنين: تفتحون فم الشخصية مع كل مقطع من صوت الممثل، وتؤخرون رمشة العين.", "السماعات على الأذنين…"],
])("tells %j on a narrow card as %j", (text, brief) => {
  expect(briefOf(text)).toBe(brief);
});
