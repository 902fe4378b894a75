import { describe, expect, it } from "vitest";
import { pickEight } from "./rules/pick-eight.ts";
import { rateOf } from "./rules/rate-of.ts";

const order = Array.from({ length: 120 }, (_, at) => ({ id: `p${at + 1}`, r: 1 - at / 60 }));
const placesOf = (seed: string) => pickEight(order, seed).map(({ position }) => position);

describe("the eight professions", () => {
  it("are the four nearest and one of each quarter of the rest", () => {
    const places = placesOf("abc").toSorted((a, b) => a - b);
    expect(places.slice(0, 4)).toEqual([1, 2, 3, 4]);
    const quarters = places.slice(4).map((place) => Math.floor((place - 5) / 29));
    expect(quarters).toEqual([0, 1, 2, 3]);
  });

  it("stand in an order that hangs on the attempt alone", () => {
    expect(placesOf("abc")).toEqual(placesOf("abc"));
    const orders = new Set(["a", "b", "c", "d", "e"].map((seed) => placesOf(seed).join()));
    expect(orders.size).toBe(5);
    const firstIsTop = Array.from({ length: 400 }, (_, at) => (placesOf(`seed${at}`)[0] ?? 0) <= 4);
    const share = firstIsTop.filter(Boolean).length / 400;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
  });

  it("are none of a list that is too short", () => {
    expect(pickEight(order.slice(0, 7), "abc")).toEqual([]);
    expect(pickEight(order.slice(0, 8), "abc")).toHaveLength(8);
  });
});

describe("a rate", () => {
  it("has the bounds of Wilson's interval", () => {
    const { share, from, to } = rateOf(30, 40);
    expect([share, from, to].map((one) => Math.round(one * 1000))).toEqual([750, 598, 858]);
    expect(rateOf(0, 0)).toMatchObject({ from: 0, to: 1 });
    expect(rateOf(5, 5).to).toBeCloseTo(1);
  });
});
