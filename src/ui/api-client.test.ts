import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { getFromApi } from "./api-client.ts";

const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
const answer = (status: number, body: string) => vi.fn(async () => new Response(body, { status }));

beforeEach(() => info.mockClear());
afterEach(() => vi.unstubAllGlobals());
afterAll(() => info.mockRestore());

it("gives the body, and leaves empty parameters out of the address", async () => {
  const fetched = answer(200, '{"data":[1]}');
  vi.stubGlobal("fetch", fetched);
  const got = await getFromApi("/search", { query: { q: "a b", keywords: "", limit: 3, types: undefined } });
  expect(got).toEqual({ isOk: true, body: { data: [1] } });
  expect(fetched).toHaveBeenCalledWith("/api/search?q=a+b&limit=3", expect.anything());
});

it("gives the server's words of a refusal, logged only when nobody is told", async () => {
  vi.stubGlobal("fetch", answer(400, '{"data":null,"error":{"message":"Write at least two letters."}}'));
  const fault = { kind: "refused", status: 400, message: "Write at least two letters." };
  expect(await getFromApi("/search")).toEqual({ isOk: false, fault });
  expect(info).not.toHaveBeenCalled();
  await getFromApi("/search", { quiet: true });
  expect(info).toHaveBeenCalledWith("GET /search: 400 Write at least two letters.");
});

it("takes no answer and one that is no JSON for lost", async () => {
  vi.stubGlobal("fetch", answer(502, "<html>"));
  expect(await getFromApi("/search", { quiet: true })).toMatchObject({ isOk: false, fault: { kind: "lost" } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await getFromApi("/search", { quiet: true })).toMatchObject({
    fault: { kind: "lost", message: "no network" },
  });
  expect(info).toHaveBeenCalledTimes(2);
});

it("says nothing of a call that was stopped", async () => {
  const stop = new AbortController();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason))),
  );
  const asked = getFromApi("/search", { signal: stop.signal, quiet: true });
  stop.abort();
  expect(await asked).toMatchObject({ isOk: false, fault: { kind: "stopped" } });
  expect(info).not.toHaveBeenCalled();
});
