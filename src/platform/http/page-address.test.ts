import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

const of = (address: string) => {
  const { pathname, search } = pageAddress(new Request(`http://own.invalid${address}`));
  return pathname + search;
};

test("a page and the data it is opened with without a load have one address", () => {
  expect(of("/account/data")).toBe("/account/data");
  expect(of("/account/data.data")).toBe("/account/data");
  expect(of("/account.data?notice=saved")).toBe("/account?notice=saved");
  expect(of("/_root.data")).toBe("/");
  expect(of("/account/_.data")).toBe("/account/");
  expect(of("/jobs.data?sector=a%20b&sector=c&_routes=root%2Croutes%2Fjobs")).toBe("/jobs?sector=a+b&sector=c");
  expect(of("/jobs?sector=a%20b")).toBe("/jobs?sector=a%20b");
  expect(of("/jobs.data?index")).toBe("/jobs");
  expect(of("/jobs?index=1")).toBe("/jobs?index=1");
});
