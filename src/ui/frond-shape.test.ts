import { expect, it } from "vitest";
import { FROND_BOX, frondShape } from "./frond-shape.ts";

const read = (leaflet: string) => (leaflet.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number];

it.each([9, 10, 2, 1])(
  "grows %i leaflets from its foot up, by turns on its two sides, the last one its tip",
  (count) => {
    const leaflets = frondShape(count).leaflets.map(read);
    expect(leaflets).toHaveLength(count);
    const heights = leaflets.map(([, y]) => y);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
    expect(new Set(leaflets.map(String)).size).toBe(count);
    expect(leaflets.at(-1)?.slice(0, 2)).toEqual([57, 14]);
  },
);

it("keeps every leaflet within its box, so that no frond touches its neighbour", () => {
  const [left, top, width, height] = FROND_BOX.split(" ").map(Number) as [number, number, number, number];
  for (const [x, y, turn, size] of frondShape(9).leaflets.map(read)) {
    const [endX, endY] = [34, 34].map((length, at) => {
      const angle = (turn * Math.PI) / 180;
      return at === 0 ? x + length * size * Math.cos(angle) : y + length * size * Math.sin(angle);
    }) as [number, number];
    expect(endX).toBeGreaterThan(left);
    expect(endX).toBeLessThan(left + width);
    expect(endY).toBeGreaterThan(top);
    expect(endY).toBeLessThan(top + height);
  }
});
