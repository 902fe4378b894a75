import { expect, it } from "vitest";
import { FROND_BOX, frondShape, LEAFLET } from "./frond-shape.ts";

const read = (leaflet: string) => (leaflet.match(/-?[\d.]+/g) ?? []).map(Number) as Five;
type Five = [x: number, y: number, turn: number, long: number, wide: number];

it.each([9, 10, 2, 1])(
  "grows leaflets for %i answers from its foot to its tip, each in a place of its own",
  (count) => {
    const leaflets = frondShape(count).leaflets.map(read);
    expect(leaflets).toHaveLength(count);
    const ways = leaflets.map(([x]) => x);
    expect(ways).toEqual([...ways].sort((one, other) => one - other));
    expect(new Set(leaflets.map(String)).size).toBe(count);
  },
);

it("rises and then bends over, until its tip points down", () => {
  const turns = frondShape(9).leaflets.map((leaflet) => read(leaflet)[2]);
  expect(turns[0]).toBeLessThan(-70);
  expect(turns.at(-1)).toBeGreaterThan(30);
});

it("keeps every leaflet within its box, so that no frond touches its neighbour", () => {
  const [left, top, width, height] = FROND_BOX.split(" ").map(Number) as [number, number, number, number];
  const tips = (LEAFLET.match(/(?<=[ Q])-?[\d.]+ -?[\d.]+(?=Q)/g) ?? []).map((tip) => tip.split(" ").map(Number));
  expect(tips.length).toBeGreaterThanOrEqual(4);
  for (const [x, y, turn, long, wide] of frondShape(9).leaflets.map(read)) {
    const angle = (turn * Math.PI) / 180;
    for (const [tipX = 0, tipY = 0] of tips) {
      const endX = x + tipX * long * Math.cos(angle) - tipY * wide * Math.sin(angle);
      const endY = y + tipX * long * Math.sin(angle) + tipY * wide * Math.cos(angle);
      expect(endX).toBeGreaterThanOrEqual(left);
      expect(endX).toBeLessThanOrEqual(left + width);
      expect(endY).toBeGreaterThanOrEqual(top);
      expect(endY).toBeLessThanOrEqual(top + height);
    }
  }
});
