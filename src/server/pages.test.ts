import { connect, type Socket } from "node:net";
import type { ActionFunctionArgs, ServerBuild } from "react-router";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MAX_FORM_BYTES, readForm } from "#platform/http/form.server.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { pagesPart } from "./pages.ts";

/** One page with a form, drawn as what its form was. */
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: Record<string, object>) =>
        new Response(JSON.stringify(staticHandlerContext), { status, headers }),
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    page: {
      id: "page",
      path: "/faq",
      parentId: "root",
      module: {
        default: () => null,
        loader: () => null,
        action: async ({ request }: ActionFunctionArgs) => ({ sent: await readForm(request) }),
      },
    },
  },
  assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "1" },
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  publicPath: "/",
  future: {},
  ssr: true,
  prerender: [],
  isSpaMode: false,
} as unknown as ServerBuild;

describe("forms that arrive slowly", () => {
  let api: TestApi;
  let base = "";
  const sockets: Socket[] = [];
  beforeAll(async () => {
    const config = { workAtOnce: 1, workWaiting: 0, asksPerMinute: 1000 };
    api = await createTestApi("sqlite", { config, pages: pagesPart({ build, clientFolder: null }) });
    base = await api.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => api.close());

  /** Sends the headers of a form, and of its body so much; gives what is answered. */
  function begin(sent: string, length = 20) {
    const { host, hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    let said = "";
    socket.on("data", (part) => (said += String(part))).on("error", () => undefined);
    const headers = `Host: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}`;
    socket.write(`POST /faq HTTP/1.1\r\n${headers}\r\n\r\n${sent}`);
    return { socket, said: () => said };
  }

  it("keep nobody else out, and are answered when they are there", async () => {
    const slow = [begin("a="), begin(""), begin("")];
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fetch(`${base}/faq`)).status).toBe(200);
    slow[0]?.socket.write("x".repeat(18));
    await expect.poll(() => slow[0]?.said()).toContain(`"sent":{"a":"${"x".repeat(18)}"}`);
  });

  it("are told after some seconds that it takes too long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const slow = begin("a=");
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    for (let at = 0; at < 100 && slow.said() === ""; at += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(slow.said()).toMatch(/^HTTP\/1.1 408 /);
    expect(slow.said()).toContain('<section lang="ar" dir="rtl">');
  });

  it("are refused when they are too long, without the rest", async () => {
    const long = begin("x".repeat(MAX_FORM_BYTES + 1), 10 * MAX_FORM_BYTES);
    await expect.poll(long.said).toMatch(/^HTTP\/1.1 413 /);
  });
});
