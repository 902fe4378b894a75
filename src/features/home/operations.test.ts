import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { addHomeCard, readHome, readLanding } from "./operations.server.ts";

const nothing = { items: [], total: 0, facets: {} };
const ctx = { content: { list: () => nothing }, config: { site: { supportAddress: "" } } } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const person = { kind: "person", id: 1, firstName: "Salim", locale: "en", origin } as unknown as Person;

test("a visitor cannot read a home", async () => {
  await expect(readHome(ctx, { kind: "visitor", locale: "en", origin })).rejects.toMatchObject({
    code: "unauthorized",
  });
});

test("what was begun stands before what is new; a feature with nothing to say shows nothing", async () => {
  addHomeCard("third", "new", async () => ({ id: "third", title: "new" }));
  addHomeCard("silent", "reached", async () => null);
  addHomeCard("first", "continue", async (_, { id }) => ({ id: "first", title: `of ${id}` }));
  addHomeCard("first", "continue", async (_, { id }) => ({ id: "first", title: `still of ${id}` }));
  const { cards } = await readHome(ctx, person);
  expect(cards.map(({ title }) => title)).toEqual(["still of 1", "new"]);
});

test("the landing page stands without any content", () => {
  const landing = readLanding(ctx, person);
  expect(landing).toMatchObject({ environments: [], newest: [], jobCount: 0, statementCount: 54, questions: [] });
});
