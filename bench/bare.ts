// A bare node:http server in a process of its own: sends the bytes of a file of captured answers, by address, with nothing around them.
import { readFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { CapturedIndex } from "./capture.ts";

const [indexFile = "", bytesFile = ""] = process.argv.slice(2);
const index = JSON.parse(readFileSync(indexFile, "utf8")) as CapturedIndex;
const bytes = readFileSync(bytesFile);
const answers = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>();
for (const { path, start, end, headers } of index)
  answers.set(path, { headers: { ...headers, "content-length": end - start }, body: bytes.subarray(start, end) });

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));
