import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { AnswerReader } from "./answer-reader.ts";
import { CONNECTIONS, load } from "./ask.ts";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

function addressOf(server: Server): Promise<string> {
  running.push(server);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

const http = (listener: RequestListener) => addressOf(createServer(listener) as unknown as Server);
const raw = (answer: (socket: Socket) => void) =>
  addressOf(createSocketServer((socket) => socket.on("error", () => undefined).on("data", () => answer(socket))));

const PATHS = Array.from({ length: 100 }, (_, at) => `/${at}`);
const once = (address: string, paths = PATHS) => load({ address, paths, headers: {}, seconds: 0 });

describe("the loader", () => {
  it("asks for every path once, over so many kept connections, with the headers given", async () => {
    const asked: string[] = [];
    const sockets = new Set<unknown>();
    const address = await http((request, response) => {
      asked.push(`${request.url} ${request.headers["accept-encoding"]} ${request.headers.host !== undefined}`);
      sockets.add(request.socket);
      response.end("short");
    });
    const result = await load({ address, paths: PATHS, headers: { "accept-encoding": "br" }, seconds: 0 });
    expect(asked.sort()).toEqual(PATHS.map((path) => `${path} br true`).sort());
    expect(sockets.size).toBe(CONNECTIONS);
    expect(result).toMatchObject({ requests: 100, failed: 0 });
    expect(result.p50).toBeGreaterThan(0);
    expect(result.p99).toBeGreaterThanOrEqual(result.p50);
  });

  it("reads chunks, empty and long bodies and 304, each to its end", async () => {
    const long = "x".repeat(300_000);
    const address = await http((request, response) => {
      const kind = Number(request.url?.slice(1)) % 4;
      if (kind === 0) response.end(long);
      else if (kind === 1) response.writeHead(304, { etag: '"a"', "content-length": 12 }).end();
      else if (kind === 2) response.writeHead(200, { "content-length": 0 }).end();
      else {
        response.write("part\r\n\r\n");
        setImmediate(() => response.end(long));
      }
    });
    const result = await once(address);
    expect(result).toMatchObject({ requests: 100, failed: 0 });
    expect(result.bytes).toBeGreaterThan(50 * long.length);
    expect(result.bytes).toBeLessThan(51 * long.length);
  });

  it("counts other answers as failed, and asks on over a new connection where one was closed", async () => {
    const address = await http((request, response) => {
      const at = Number(request.url?.slice(1));
      if (at % 10 === 0) response.statusCode = 500;
      if (at % 7 === 0) response.setHeader("connection", "close");
      response.end("body");
    });
    expect(await once(address)).toMatchObject({ requests: 100, failed: 10 });
  });

  it("counts what is cut off, what is no answer and what nobody answers", async () => {
    const cut = await raw((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"));
    expect(await once(cut)).toMatchObject({ requests: 100, failed: 100 });
    const nonsense = await raw((socket) => socket.write("hello\r\n\r\n"));
    expect(await once(nonsense, PATHS.slice(0, 3))).toMatchObject({ requests: 3, failed: 3 });
    const tooMuch = await raw((socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nmore"));
    expect(await once(tooMuch, PATHS.slice(0, 3))).toMatchObject({ requests: 3, failed: 3 });
    expect(await once("http://127.0.0.1:9", PATHS.slice(0, 20))).toMatchObject({ requests: 20, failed: 20 });
  });

  it("takes an answer without a length to the end of its connection", async () => {
    const address = await raw((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nall of it"));
    expect(await once(address, PATHS.slice(0, 20))).toMatchObject({ requests: 20, failed: 0 });
  });

  it("asks again and again for so long", async () => {
    const address = await http((_, response) => void response.end("body"));
    const result = await load({ address, paths: ["/"], headers: {}, seconds: 0.3 });
    expect(result.requests).toBeGreaterThan(CONNECTIONS);
    expect(result.failed).toBe(0);
    expect(result.seconds).toBeGreaterThan(0.2);
    expect(result.seconds).toBeLessThan(2);
  });
});

it("reads an answer that comes byte by byte", () => {
  const answer =
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" +
    "4;name=x\r\n\r\n\r\n\r\n1\r\na\r\n0\r\nTrailer: yes\r\n\r\n";
  const reader = new AnswerReader();
  for (const byte of Buffer.from(answer)) {
    expect(reader.isWhole).toBe(false);
    reader.read(Buffer.of(byte));
  }
  expect([reader.status, reader.isWhole, reader.isBroken]).toEqual([200, true, false]);
});
