import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const KEY = "STANDINKEY";
const SECRET = "stand/in+secret=of tests";
const REGION = "muscat-1";
const BUCKET = "wijha-files";
const PAGE = 2;
const SKEW_MS = 15 * 60_000;

export interface S3StandIn {
  /** For STORAGE_URL. */
  readonly url: string;
  /** The same bucket with a wrong secret. */
  readonly forgedUrl: string;
  /** Objects by key, with the type they were sent with. */
  readonly objects: Map<string, { bytes: Buffer; type: string; changedAt: Date }>;
  /** Why calls were refused, in order. */
  readonly refusals: string[];
  /** What the next calls get: a status that many times, or a wait before each answer. */
  fail(status: number, times: number): void;
  slow(ms: number): void;
  stop(): Promise<void>;
}

/** An S3-compatible store on a free port that checks every signature by its own reckoning. Lists two keys a page. */
export async function startS3(): Promise<S3StandIn> {
  const objects: S3StandIn["objects"] = new Map();
  const refusals: string[] = [];
  let failing = { status: 0, times: 0 };
  let waitMs = 0;
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    if (waitMs > 0) await sleep(waitMs);
    if (failing.times > 0) {
      failing.times -= 1;
      return refuse(response, failing.status, "Fault");
    }
    const fault = signatureFault(request, body);
    if (fault) {
      refusals.push(fault);
      return refuse(response, 403, "SignatureDoesNotMatch");
    }
    answer(request, response, body, objects);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  const urlWith = (secret: string) =>
    `s3://${KEY}:${encodeURIComponent(secret)}@${host}/${BUCKET}?region=${REGION}&tls=0`;
  return {
    url: urlWith(SECRET),
    forgedUrl: urlWith("another secret"),
    objects,
    refusals,
    fail: (status, times) => {
      failing = { status, times };
    },
    slow: (ms) => {
      waitMs = ms;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, objects: S3StandIn["objects"]) {
  const url = new URL(request.url ?? "/", "http://store.invalid");
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
  const key = rest.join("/");
  if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket");
  if (key === "" && url.searchParams.get("list-type") === "2") return list(url.searchParams, response, objects);
  if (request.method === "PUT") {
    objects.set(key, { bytes: body, type: request.headers["content-type"] ?? "", changedAt: new Date() });
    response.writeHead(200).end();
    return;
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const object = objects.get(key);
  if (!object) return refuse(response, 404, "NoSuchKey");
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  const bytes = range ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes;
  response.writeHead(range ? 206 : 200, { "Content-Type": object.type, "Content-Length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function list(query: URLSearchParams, response: ServerResponse, objects: S3StandIn["objects"]): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "")).sort();
  const after = query.get("continuation-token")?.replace(/^after&/, "") ?? "";
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, PAGE);
  const contents = page.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${key}</Key><LastModified>${object?.changedAt.toISOString()}</LastModified><Size>${object?.bytes.length}</Size></Contents>`;
  });
  const more = rest.length > PAGE;
  const next = more ? `<NextContinuationToken>after&amp;${page.at(-1)}</NextContinuationToken>` : "";
  response.writeHead(200, { "Content-Type": "application/xml" });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`,
  );
}

/** AWS Signature Version 4 reckoned anew from what arrived; null when it holds. */
function signatureFault(request: IncomingMessage, body: Buffer): string | null {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!match) return "no signature";
  const [, key, day = "", region, names = "", signature = ""] = match;
  if (key !== KEY || region !== REGION) return "another key or region";
  const at = String(request.headers["x-amz-date"]);
  const sent = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - sent) < SKEW_MS) || !at.startsWith(day)) return "signed at another time";
  const signed = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name)))
    return "too little signed";
  const hash = String(request.headers["x-amz-content-sha256"]);
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return "another body than signed";
  if (request.method === "PUT" && hash === "UNSIGNED-PAYLOAD") return "the body is not signed";
  const canonical = [
    request.method,
    ...canonicalAddress(request.url ?? "/"),
    ...signed.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}`),
    "",
    names,
    hash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const signingKey = [day, REGION, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  const expected = hmac(signingKey, text);
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : "another signature";
}

/** The path and the query, sorted and encoded as the signature wants them. */
function canonicalAddress(address: string): [string, string] {
  const url = new URL(address, "http://store.invalid");
  const path = decodeURIComponent(url.pathname).split("/").map(encode).join("/");
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  return [path, query.join("&")];
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
