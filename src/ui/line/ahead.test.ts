import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SITE = "https://own.invalid";
const network = vi.fn<(url: URL | string, init?: RequestInit) => Promise<Response>>();
const posted = vi.fn();
let rest: (event: object) => void;
let page: { cookie: string; addEventListener: (name: string, listener: typeof rest) => void };
let connection: object;
let person: object | null;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  network.mockReset().mockImplementation(async () => new Response("told", { headers: { "X-Request-Id": "1" } }));
  posted.mockReset();
  [connection, person] = [{}, null];
  const addEventListener = (name: string, listener: typeof rest) => {
    if (name === "pointerover") rest = listener;
  };
  page = { cookie: "lang=ar", addEventListener };
  vi.stubGlobal("location", new URL(`${SITE}/jobs`));
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", {
    get connection() {
      return connection;
    },
    serviceWorker: { controller: { postMessage: posted } },
  });
  vi.stubGlobal("window", {
    fetch: network,
    __reactRouterManifest: { routes: {} },
    get __reactRouterDataRouter() {
      return { state: { navigation: {}, loaderData: { root: { person } } } };
    },
  });
  const { keepLine } = await import("./line.ts");
  keepLine(async () => undefined);
  await import("./ahead.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const over = (path: string, pointerType = "mouse") =>
  rest({ pointerType, target: { closest: () => ({ href: new URL(path, SITE).href }) } });
const restOn = async (path: string, ms = 150) => {
  over(path);
  await vi.advanceTimersByTimeAsync(ms);
};
const move = (path: string, init: RequestInit = {}) => window.fetch(new URL(`${path}.data`, SITE), init);

it("fetches what the pointer rests on, gives it to the move once, and tells the device then that it is read", async () => {
  await restOn("/jobs/nurse", 50);
  expect(network).not.toHaveBeenCalled();
  await restOn("/jobs/nurse");
  await restOn("/jobs/nurse");
  expect(network.mock.calls.map(([url, init]) => [String(url), init?.headers])).toEqual([
    [`${SITE}/jobs/nurse.data`, { Purpose: "prefetch" }],
  ]);
  expect(posted).not.toHaveBeenCalled();
  expect(await (await move("/jobs/nurse")).text()).toBe("told");
  expect(network).toHaveBeenCalledTimes(1);
  over("/jobs/nurse");
  await move("/jobs/other");
  await vi.advanceTimersByTimeAsync(150);
  expect(network).toHaveBeenCalledTimes(2);
  expect(posted).toHaveBeenCalledWith({ read: `${SITE}/jobs/nurse.data` });
  await move("/jobs/nurse");
  expect(network).toHaveBeenCalledTimes(3);
});

it.each(["/jobs", "/signout", "/academic-profile/degree", "/jobs/nurse?from=x", "https://other.invalid/jobs/nurse"])(
  "leaves %s alone",
  async (path) => {
    await restOn(path);
    expect(network).not.toHaveBeenCalled();
  },
);

it("fetches nothing for somebody who saves data, by the device or by choice, whose line is short, or who is signed in", async () => {
  const [cookie] = [page.cookie];
  for (const set of [
    () => (connection = { saveData: true }),
    () => (connection = { effectiveType: "slow-2g" }),
    () => (page.cookie = "lang=ar; data=little"),
    () => (person = { firstName: "Salma" }),
  ]) {
    [connection, person, page.cookie] = [{}, null, cookie];
    set();
    await restOn("/jobs/nurse");
  }
  over("/jobs/nurse", "touch");
  await vi.advanceTimersByTimeAsync(150);
  expect(network).not.toHaveBeenCalled();
});

it("is given to no form, to nobody who signed in since, and not after another choice or half a minute", async () => {
  const after: (() => unknown)[] = [
    () => (person = { firstName: "Salma" }),
    () => (page.cookie = "lang=en"),
    () => vi.advanceTimersByTimeAsync(31_000),
  ];
  for (const change of after) {
    network.mockClear();
    [person, page.cookie] = [null, "lang=ar"];
    await restOn("/jobs/nurse");
    await change();
    await move("/jobs/nurse");
    expect(network).toHaveBeenCalledTimes(2);
  }
  network.mockClear();
  [person, page.cookie] = [null, "lang=ar"];
  await restOn("/jobs/nurse");
  await move("/jobs/nurse", { method: "POST", body: "a=1" });
  expect(network).toHaveBeenCalledTimes(2);
});

it("asks again where it could not be fetched ahead", async () => {
  network.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await restOn("/jobs/nurse");
  expect((await move("/jobs/nurse")).status).toBe(200);
  expect(network).toHaveBeenCalledTimes(2);
});
