import { expect, it } from "vitest";
import { sectorOf, workplacesOf } from "./groups.mjs";
import { distance, nearest } from "./near.mjs";
import { correctedTitle, familyOf } from "./professions.mjs";

type Given = Partial<{ code: string; onet: string; riasec: number[]; how: string; sector: string }>;
const profession = (slug: string, given: Given = {}) => {
  const code = given.code ?? `7512.${slug.length}`;
  return {
    slug,
    code,
    isco: code.slice(0, 4),
    family: familyOf(code),
    onet: "51-1",
    how: "direct",
    riasec: [4, 1, 2, 3, 2, 3],
    ...given,
  };
};
const rules = { related: new Map([["51-1", ["35-1"]]]), principals: new Set(["baker", "cook"]), unsuggested: ["beer"] };

it("finds the family of a profession", () => {
  expect(familyOf("2512.4.1")).toBe("2512.4");
  expect(familyOf("2512.4")).toBe("2512.4");
});

it("measures how far two lie apart, and knows nothing of those without values", () => {
  expect(distance({ riasec: [1, 1, 1, 1, 1, 1] }, { riasec: [1, 4, 1, 1, 5, 1] })).toBe(5);
  expect(distance({ riasec: [1] }, {})).toBe(Number.POSITIVE_INFINITY);
});

it("names the one above first, then each family once, never the profession itself", () => {
  const all = [
    profession("baker", { code: "7512.1" }),
    profession("bread-baker", { code: "7512.1.1" }),
    profession("cake-baker", { code: "7512.1.2" }),
    profession("cook", { code: "5120.1", onet: "35-1" }),
    profession("miller", { code: "7512.3" }),
  ];
  const near = nearest(all, rules);
  expect(near.get("bread-baker")?.[0]).toBe("baker");
  expect(near.get("bread-baker")).not.toContain("cake-baker");
  expect(near.get("baker")).toEqual(expect.arrayContaining(["cook", "miller"]));
  expect(near.get("baker")?.filter((slug: string) => slug.includes("baker"))).toEqual([]);
});

it("gives the same answer for any order of the same professions", () => {
  const all = [profession("baker"), profession("cook", { code: "7512.9" }), profession("miller", { code: "7512.8" })];
  expect(nearest([...all].reverse(), rules).get("baker")).toEqual(nearest(all, rules).get("baker"));
});

it("names some professions only among themselves", () => {
  const all = [
    profession("baker"),
    profession("beer-brewer", { code: "7512.7" }),
    profession("beer-taster", { code: "7512.8" }),
  ];
  const near = nearest(all, rules);
  expect(near.get("baker")).toEqual([]);
  expect(near.get("beer-taster")).toEqual(expect.arrayContaining(["baker", "beer-brewer"]));
});

it("works for a profession without measured values", () => {
  const all = [
    profession("sergeant", { code: "0210.1", onet: undefined, riasec: undefined, how: undefined }),
    profession("corporal", { code: "0210.2", onet: undefined, riasec: undefined, how: undefined }),
  ];
  expect(nearest(all, { ...rules, related: new Map() }).get("sergeant")).toEqual(["corporal"]);
});

it("finds sector and workplaces by the longest group, and by a word where a group is mixed", () => {
  const table = { "7": "building", "75": { is: "factories", but: { sea: ["diver"], none: ["pest"] } }, "8": null };
  expect(sectorOf(table, { isco: "7112", slug: "bricklayer" })).toBe("building");
  expect(sectorOf(table, { isco: "7512", slug: "baker" })).toBe("factories");
  expect(sectorOf(table, { isco: "7541", slug: "rescue-diver" })).toBe("sea");
  expect(sectorOf(table, { isco: "7544", slug: "pest-worker" })).toBeNull();
  expect(sectorOf(table, { isco: "7544", slug: "tempest-watcher" })).toBe("factories");
  expect(sectorOf(table, { isco: "8111", slug: "miner" })).toBeNull();
  expect(workplacesOf({ "75": ["workshop"] }, { isco: "8111", slug: "miner" })).toEqual([]);
});

it("puts an Arabic title right only beside the English it was written for", () => {
  const row = { label_ar_masc: "طبيب عيون", label_ar_fem: "طبيبة عيون" };
  const correction = { en: "Optometrist", title: "أخصائي بصريات", feminine: "أخصائية بصريات" };
  expect(correctedTitle(row, "Optometrist", undefined)).toEqual({ title: "طبيب عيون", feminine: "طبيبة عيون" });
  expect(correctedTitle(row, "Optometrist", correction).title).toBe("أخصائي بصريات");
  expect(() => correctedTitle(row, "Oculist", correction)).toThrow("Optometrist");
});
