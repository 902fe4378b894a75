import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import { publicPath, requireFileName } from "./names.ts";
import type { Area, Files, StoredFile } from "./port.ts";
import type { Bucket } from "./storage-url.ts";

const ANSWER_WITHIN_MS = 15_000;
const TRIES_AGAIN = 2;

export interface S3Options {
  /** How long the store may take to begin its answer. */
  readonly answerWithinMs?: number;
}

interface Ask {
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array;
}

/** Files in a bucket. They are served through us, so the bucket itself stays closed. */
export function createS3Files(bucket: Bucket, log: Log, { answerWithinMs = ANSWER_WITHIN_MS }: S3Options = {}): Files {
  const client = new AwsClient({
    accessKeyId: bucket.key,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: "s3",
    retries: TRIES_AGAIN,
  });
  const ask: Asking = (path, init) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), answerWithinMs);
    return client
      .fetch(bucket.address + path, { ...init, redirect: "manual", signal: stop.signal } as RequestInit)
      .then((answer) => requireGood(answer, init.method))
      .catch((err: unknown) => {
        log.error({ err, method: init.method }, "the file store did not answer as it should");
        throw new AppError("unavailable", { technical: "The file store did not answer" });
      })
      .finally(() => clearTimeout(timer));
  };
  return filesOver(ask);
}

/** Asks the store; null when it has no such object. */
type Asking = (path: string, init: Ask) => Promise<Response | null>;

function filesOver(ask: Asking): Files {
  const pathOf = (area: Area, name: string) => `/${area}/${requireFileName(name)}`;
  const size = async (area: Area, name: string) => {
    const answer = await ask(pathOf(area, name), { method: "HEAD" });
    return answer && Number(answer.headers.get("content-length"));
  };
  return {
    provider: "s3",
    async put(area, name, bytes, mime) {
      const hash = createHash("sha256").update(bytes).digest("hex");
      const headers = { "Content-Type": mime, "X-Amz-Content-Sha256": hash };
      await emptied(await ask(pathOf(area, name), { method: "PUT", headers, body: bytes }));
    },
    async open(area, name, range) {
      const headers: Record<string, string> = range ? { Range: `bytes=${range.first}-${range.last}` } : {};
      const answer = await ask(pathOf(area, name), { method: "GET", headers });
      return answer && streamOf(answer);
    },
    size,
    exists: async (area, name) => (await size(area, name)) !== null,
    async remove(area, name) {
      await emptied(await ask(pathOf(area, name), { method: "DELETE" }));
    },
    list: (area, owner) => listBucket(ask, area, owner),
    url: publicPath,
  };
}

async function requireGood(answer: Response, method: string): Promise<Response | null> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  // Of the bucket itself, "not there" is a fault of the settings.
  if (answer.status === 404 && method !== "PUT") return null;
  throw new Error(`${method} was answered by ${answer.status}`);
}

async function emptied(answer: Response | null): Promise<void> {
  await answer?.body?.cancel();
}

function streamOf(answer: Response): Readable {
  return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
}

async function* listBucket(ask: Asking, area: Area, owner: string): AsyncIterable<StoredFile> {
  for (let token: string | undefined = ""; token !== undefined; ) {
    const query = new URLSearchParams({ "list-type": "2", prefix: `${area}/${owner}-` });
    if (token) query.set("continuation-token", token);
    const answer = await ask(`?${query}`, { method: "GET" });
    if (!answer) throw new AppError("unavailable", { technical: "There is no such bucket" });
    const page = await answer.text();
    for (const [, entry = ""] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const name = (within(entry, "Key") ?? "").slice(area.length + 1);
      yield { name, changedAt: new Date(within(entry, "LastModified") ?? Number.NaN) };
    }
    token = within(page, "IsTruncated") === "true" ? within(page, "NextContinuationToken") : undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

function within(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text?.replace(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
