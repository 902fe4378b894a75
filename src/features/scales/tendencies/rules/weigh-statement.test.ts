import { expect, it } from "vitest";
import { statementWeights, stemsOf } from "./weigh-statement.ts";

const STATEMENTS = [
  { id: "R1", words: "I enjoy fixing something at home that has stopped working." },
  { id: "R2", words: "I like to take care of plants." },
  { id: "S1", words: "It makes me happy to teach someone something I know." },
];

it("takes words of one family as one, and leaves out those too short to tell anything", () => {
  expect([...stemsOf("Teach, teacher and teaching in a class")]).toEqual(["teach", "class"]);
});

it("weighs a statement by the words it shares with a profession, rarer ones more", () => {
  const weigh = statementWeights(STATEMENTS);
  const gardener = stemsOf("Plants and waters gardens, takes care of something green");
  expect(weigh("R2", gardener)).toBeGreaterThan(weigh("R1", gardener));
  expect(weigh("R1", gardener)).toBeCloseTo(0.5, 9);
  expect(weigh("S1", stemsOf("Teachers know their class"))).toBeGreaterThan(0);
  expect(weigh("unknown", gardener)).toBe(0);
});
