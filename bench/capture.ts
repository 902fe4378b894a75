import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";

/** Where each answer stands in the file of bytes, and the headers a body cannot go without. */
export type CapturedIndex = {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly headers: Readonly<Record<string, string>>;
}[];

export interface Captured {
  readonly indexFile: string;
  readonly bytesFile: string;
  readonly meanBytes: number;
}

interface Fetched {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An answer as it comes over the wire, compressed where it was sent so. */
export function fetchRaw(
  address: string,
  path: string,
  headers: Record<string, string>,
  agent?: Agent,
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on("error", reject);
  });
}

/** Asks for every path once and keeps the answers for the bare server. */
export async function capture(
  address: string,
  paths: readonly string[],
  headers: Record<string, string>,
  folder: string,
): Promise<Captured> {
  const [indexFile, bytesFile] = [join(folder, "answers.json"), join(folder, "answers.bin")];
  const file = openSync(bytesFile, "w");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const index: CapturedIndex = [];
  let at = 0;
  for (const path of paths) {
    const answer = await fetchRaw(address, path, headers, agent);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`);
    writeSync(file, answer.body);
    index.push({ path, start: at, end: at + answer.body.length, headers: describing(answer.headers) });
    at += answer.body.length;
  }
  agent.destroy();
  closeSync(file);
  writeFileSync(indexFile, JSON.stringify(index));
  return { indexFile, bytesFile, meanBytes: at / paths.length };
}

function describing(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = { "content-type": headers["content-type"] ?? "text/plain" };
  if (headers["content-encoding"]) kept["content-encoding"] = headers["content-encoding"];
  return kept;
}
