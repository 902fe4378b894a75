import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shippedWords } from "#tests/support/directory.ts";
import { readSeedFolder } from "../seed.server.ts";
import { jobTypeOf, lettersOf } from "./body-of-profession.server.ts";
import { recordsOf } from "./load-directory.server.ts";
import { type Profession, readProfessions } from "./profession.ts";
import { commonnessOf, tellingOf } from "./telling-terms.ts";
import { LONGEST_SUMMARY } from "./write-texts.ts";

const professions = readProfessions(readFileSync("db/seed/directory/professions.jsonl", "utf8"));
const records = recordsOf(professions, shippedWords(readSeedFolder("db/seed")));

it("makes a whole record of every shipped profession, in both languages", () => {
  expect(records).toHaveLength(professions.length);
  for (const { body } of records)
    for (const text of [body.ar, body.en]) {
      expect(String(text?.summary).length, body.slug).toBeLessThanOrEqual(LONGEST_SUMMARY);
      expect(String(text?.description), body.slug).not.toMatch(/undefined|null|\{|\s{2}|\.\.|،\s*،/);
      expect(String(text?.description).match(/[.](?:\s|$)/g)?.length, body.slug).toBeGreaterThanOrEqual(2);
    }
});

it("says no other thing in one language than in the other", () => {
  for (const { body } of records) {
    const sentences = [body.ar, body.en].map((text) => String(text?.description).split(/(?<=\.)\s/).length);
    expect(sentences[0], body.slug).toBe(sentences[1]);
  }
});

it("groups by the first digit of ISCO-08, and takes a second environment only where there is something of it", () => {
  expect(["0110", "1120", "9622"].map(jobTypeOf)).toEqual(["armed_forces", "manager", "elementary"]);
  expect(lettersOf([6, 1, 1, 1, 1, 3])).toEqual(["R", "C"]);
  expect(lettersOf([6, 1, 1, 1, 1, 2.9])).toEqual(["R"]);
  expect(lettersOf([4, 4, 1, 1, 1, 1])).toEqual(["R", "I"]);
  expect(lettersOf(undefined)).toEqual([]);
});

it("tells what is strong here and rare elsewhere", () => {
  const asking = (skills: readonly string[]) => ({ ...professions[0], skills }) as Profession;
  const one = asking(["a", "b", "c"]);
  const all = [one, ...Array.from({ length: 30 }, () => asking(["a", "b"]))];
  expect(tellingOf(one, "skills", 2, commonnessOf(all))).toEqual(["c", "a"]);
});
