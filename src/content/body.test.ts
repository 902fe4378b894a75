import { expect, it } from "vitest";
import { type Body, bodySchema } from "./body.ts";
import { type Described, REGISTRY } from "./registry.ts";

const schema = bodySchema(REGISTRY.get("blog") as Described, "draft");
const said = (en: object, source: Body["source"] = null) =>
  schema.safeParse({ slug: "a", data: {}, en, source }).error?.issues.map(({ path }) => path.join("."));

it.each(["half \ud800 of a sign", "nothing \0 at all"])("takes no text that a database cannot keep: %j", (text) => {
  expect(said({ title: text })).toEqual(["en.title"]);
  expect(said({ content: text, keywords: ["a", text] })).toEqual(["en.content", "en.keywords"]);
  expect(said({}, { name: text, address: null, licence: null, date: null })).toEqual(["source.name"]);
});

it("takes every whole sign", () => {
  expect(said({ title: "وِجهة 😀 \ufffd", keywords: ["👩‍🔬"] })).toBeUndefined();
});
