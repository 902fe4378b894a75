import { describe, expect, it } from "vitest";
import { REGISTRY } from "./registry.ts";
import { translationOf } from "./translation.ts";

const described = REGISTRY.get("blog");
if (!described) throw new Error("There are no blogs.");
const [early, late] = ["2026-11-01T08:00:00.000Z", "2026-11-02T08:00:00.000Z"];
const full = { title: "T", description: "D", content: "C" };
const state = (ar: object | null, en: object | null, arAt: string | null = null, enAt: string | null = null) => {
  const body = { slug: "x", data: {}, ar: ar && { ...ar }, en: en && { ...en }, links: {}, source: null };
  return translationOf(described, body, { ar_changed_at: arAt, en_changed_at: enAt });
};

describe("how far each language is", () => {
  it.each<[string, ReturnType<typeof state>, string, string]>([
    ["both as shipped", state(full, full), "complete", "complete"],
    ["one not written", state(null, full), "missing", "complete"],
    ["none written", state(null, null), "missing", "missing"],
    ["what is required is empty", state({ ...full, title: "" }, full), "incomplete", "complete"],
    ["the other has more", state(full, { ...full, author: "A" }), "incomplete", "complete"],
    ["an empty list is nothing", state(full, { ...full, keywords: [] }), "complete", "complete"],
    ["a list the other has", state(full, { ...full, keywords: ["a"] }), "incomplete", "complete"],
    ["the other was written since", state(full, full, early, late), "behind", "complete"],
    ["the other was written, this is as shipped", state(full, full, null, late), "behind", "complete"],
    ["both were written at once", state(full, full, late, late), "complete", "complete"],
    ["it was written last", state(full, full, late, early), "complete", "behind"],
    ["it lacks something and lags", state({ ...full, title: null }, full, early, late), "incomplete", "complete"],
  ])("%s", (_name, states, ar, en) => {
    expect(states).toEqual({ ar, en });
  });
});
