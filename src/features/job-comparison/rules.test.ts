import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTurned } from "./rules.ts";

const FILES = ["motifs.svg", "motifs-more.svg"].map((name) => `src/ui/drawings/${name}`);
/** The two eyes of a face. */
const EYES = /<path[^>]*d="M(-?[\d.]+) -?[\d.]+h0M(-?[\d.]+)[ -][-\d.]*h0"[^>]*>/.source;
const MIRRORED = /matrix\(-1|scale\(-/;

/** Of everybody drawn, by name, to which side each face looks: 1 to the end of a line. */
function* faces(): Generator<[name: string, sides: readonly number[]]> {
  for (const file of FILES)
    for (const [drawn, name = ""] of readFileSync(file, "utf8").matchAll(/<g id="(p-[^"]+)">.*?(?=\n|<g id=)/g)) {
      const turns: number[] = [];
      const sides: number[] = [];
      for (const [, end, group, one, other] of drawn.matchAll(new RegExp(`<(/?)g([^>]*)>|${EYES}`, "g"))) {
        if (one !== undefined) sides.push(turns.reduce((a, b) => a * b, 1) * Math.sign(Number(one) + Number(other)));
        else if (end) turns.pop();
        else turns.push(MIRRORED.test(group ?? "") ? -1 : 1);
      }
      yield [name, sides];
    }
}

it("two side by side look at each other: everybody alone is drawn looking one way but the nurse", () => {
  const all = [...faces()];
  expect(all.length).toBeGreaterThan(100);
  const back = all.filter(([, sides]) => sides.length > 0 && sides.every((side) => side < 0)).map(([name]) => name);
  expect(back).toEqual(["p-nurse"]);
  expect([isTurned("2 ward p-nurse thermometer", 0), isTurned("2 ward p-nurse thermometer", 1)]).toEqual([true, false]);
  expect([isTurned("2 office p-count!", 0), isTurned("2 office p-count!", 1)]).toEqual([false, true]);
});
