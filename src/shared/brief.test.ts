import { expect, it } from "vitest";
import { briefOf } from "./brief.ts";

it.each([
  ["Two guests wait. You smile. Then the bell rings for the third time.", "Two guests wait. You smile."],
  [
    "Behind glass the doors are still shut. You count the boxes of yesterday.",
    "Behind glass the doors are still shut.",
  ],
  ["Short", "Short"],
  [
    "Tables to fill when two offers arrive: dates, an ordinary day, the whole cost and the voices of the family.",
    "Tables to fill when two offers arrive: dates, an ordinary day, the whole cost and the voices of the family.",
  ],
  ["آخر يوم للطعن غدًا. تكملون المذكرة.", "آخر يوم للطعن غدًا. تكملون المذكرة."],
  ["السماعات على الأذنين: تفتحون فم الشخصية مع كل مقطع.", "السماعات على الأذنين: تفتحون فم الشخصية مع كل مقطع."],
  [
    "The headphones are on, the mouth opens with every syllable of the actor, and you hold the blink back so that she seems kind, awake and not at all tired.",
    "The headphones are on, the mouth opens with every syllable of the actor…",
  ],
  [
    "A guide to admission is a document and not an advertisement: read its conditions word by word and keep the page with the number of the day on which you read them",
    "A guide to admission is a document and not an advertisement: read its conditions…",
  ],
])("tells %j on a narrow card as %j", (text, brief) => {
  expect(briefOf(text)).toBe(brief);
});
