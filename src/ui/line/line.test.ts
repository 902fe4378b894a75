import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isOfLine, keepLine, LineLost, managesItsOwnLine } from "./line.ts";

vi.mock("./notice.ts", () => ({ tellOfLine: vi.fn() }));
vi.stubGlobal("addEventListener", vi.fn());

const ours = (status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : "told", { status, headers: { "X-Request-Id": "1", ...headers } });
const network = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  const page = { fetch: network };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", new URL("https://own.invalid/signup"));
  vi.stubGlobal("addEventListener", vi.fn());
  keepLine(async () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const post = (body = "a=1", init: RequestInit = {}) =>
  window.fetch(new URL("https://own.invalid/signup.data"), {
    method: "POST",
    body: new URLSearchParams(body),
    ...init,
  });
const idOf = (call: number) => new Headers(network.mock.calls[call]?.[1].headers).get("Idempotency-Key");
/** The code that waits has come, and what was to happen at once has happened. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
  }
};
const gone = async () => {
  throw new TypeError("Failed to fetch");
};

it("sends again under the same id what got no answer of ours: none, a proxy's, or one that is still being worked at", async () => {
  network
    .mockImplementationOnce(gone)
    .mockResolvedValueOnce(new Response("<html>", { status: 502 }))
    .mockResolvedValueOnce(new Response("<html>sign in to the café"))
    .mockResolvedValueOnce(ours(409, { "Retry-After": "2" }))
    .mockResolvedValueOnce(ours(303));
  const answer = post();
  await settled();
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await answer).status).toBe(303);
  expect(network).toHaveBeenCalledTimes(5);
  expect(idOf(0)).toMatch(/^[\w+/]{24}$/);
  expect(new Set([0, 1, 2, 3, 4].map(idOf)).size).toBe(1);
});

it("goes out at once when it is told to, and passes our own faults on", async () => {
  network.mockImplementationOnce(gone).mockResolvedValueOnce(ours(503));
  const answer = post();
  await settled();
  expect(network).toHaveBeenCalledTimes(1);
  const { sendAgain } = await import("./waiting.ts");
  sendAgain();
  expect((await answer).status).toBe(503);
});

it("is the same sending when the same is pressed again, and another when something else is or an answer came", async () => {
  network.mockImplementation(gone);
  const stop = new AbortController();
  const first = post("a=1", { signal: stop.signal });
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  await expect(first).rejects.toThrow();
  network.mockImplementation(async () => ours());
  await post("a=1");
  await post("a=1");
  await post("a=2");
  expect(idOf(1)).toBe(idOf(0));
  expect(new Set([0, 2, 3].map(idOf)).size).toBe(3);
});

it("takes no answer for long as none, and gives a slow line longer", async () => {
  network.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener("abort", () => reject(new Error("slow")))),
  );
  void post();
  await vi.advanceTimersByTimeAsync(20_001);
  await settled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(network).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(network).toHaveBeenCalledTimes(2);
});

it("fails at once where a page manages its own line, and leaves others' addresses alone", async () => {
  network.mockImplementation(gone);
  const end = managesItsOwnLine((url) => url.pathname.startsWith("/signup"));
  const fault = await post().catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(LineLost);
  expect(isOfLine(fault)).toBe(true);
  expect(isOfLine(new TypeError("x is undefined"))).toBe(false);
  end();
  await expect(window.fetch("https://other.invalid/x.data")).rejects.toThrow("Failed to fetch");
});
