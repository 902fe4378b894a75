import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { signedInAs } from "#tests/support/people.ts";
import { drawing, PDF } from "#tests/support/uploads.ts";

let api: TestApi;
let base: string;
let headers: Record<string, string>;

beforeAll(async () => {
  api = await createTestApi("sqlite", { config: { uploadMb: 2 } });
  base = await api.app.listen({ port: 0, host: "127.0.0.1" });
  headers = { ...(await signedInAs(api.ctx, "editor")).headers };
});
afterAll(() => api?.close());

function send(bytes: Buffer, who: Record<string, string> = headers): Promise<Response> {
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(bytes)]), "a.pdf");
  return fetch(`${base}/api/upload`, { method: "POST", body: form, headers: who });
}

const leftOver = () => readdirSync(`${api.test.dataDir}/uploads`);

it("hears a refusal although it is still sending", async () => {
  const large = Buffer.alloc(60 * 1024 * 1024, 1);
  expect((await send(large)).status).toBe(413);
  expect((await send(large, {})).status).toBe(401);
  expect((await send(Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024), PDF]))).status).toBe(413);
  expect((await send(PDF)).status).toBe(201);
});

it("keeps nothing of an upload that breaks off", async () => {
  expect(leftOver()).toEqual([]);
  const { port } = new URL(base);
  const socket = connect(Number(port), "127.0.0.1");
  const head = [
    "POST /api/upload HTTP/1.1",
    "Host: 127.0.0.1",
    `Authorization: ${headers.authorization}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 100000",
  ];
  const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4 half';
  socket.write(`${head.join("\r\n")}\r\n\r\n${part}`);
  for (let tries = 0; tries < 100 && leftOver().length === 0; tries += 1) await sleep(20);
  expect(leftOver().length).toBe(1);
  socket.destroy();
  for (let tries = 0; tries < 100 && leftOver().length > 0; tries += 1) await sleep(20);
  expect(leftOver()).toEqual([]);
});

it("goes on answering while many pictures are made", async () => {
  const picture = await drawing(2000, 1500).jpeg().toBuffer();
  const sending = Array.from({ length: 6 }, () => send(picture));
  const waits: number[] = [];
  const isOver = Promise.all(sending).then(() => true);
  while (!(await Promise.race([isOver, sleep(20, false)]))) {
    const start = performance.now();
    await (await fetch(`${base}/healthz`)).arrayBuffer();
    waits.push(performance.now() - start);
  }
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(Math.max(...waits)).toBeLessThan(5_000);
});
