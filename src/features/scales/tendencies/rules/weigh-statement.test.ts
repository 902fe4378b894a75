import { expect, it } from "vitest";
import { rareStems, statementWeights, stemsOf } from "./weigh-statement.ts";

const gardener = stemsOf("Plants and waters gardens, takes care of them in the open air");
const vet = stemsOf("Takes care of animals");
const teacher = stemsOf("Teachers take care of a class and explain");

it("takes words of one family as one, and leaves out those too short or too empty to tell anything", () => {
  expect([...stemsOf("Teach, teacher and teaching in a class makes me happy")]).toEqual(["teach", "class"]);
});

it("counts as rare what few professions have", () => {
  const many = Array.from({ length: 50 }, (_, at) => stemsOf(at < 10 ? "repair engines" : "repair"));
  expect([...rareStems([...many, gardener])]).toEqual(expect.arrayContaining(["plant", "water"]));
  expect([...rareStems(many)]).toEqual([]);
});

it("weighs a statement by the rare words it shares with a profession, and not at all without any", () => {
  const statements = [
    { id: "R2", words: "I like to take care of plants." },
    { id: "R4", words: "It makes me happy to look after animals." },
  ];
  const rare = rareStems([gardener, vet, teacher]);
  const weigh = statementWeights(statements, rare);
  expect([weigh("R2", gardener), weigh("R4", gardener)]).toEqual([1, 0]);
  expect([weigh("R2", vet), weigh("R4", vet)]).toEqual([0, 1]);
  expect([weigh("R2", teacher), weigh("unknown", gardener)]).toEqual([0, 0]);
});
