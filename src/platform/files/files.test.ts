import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3StandIn, startS3 } from "#tests/stand-ins/s3.ts";
import { systemRandom } from "../clock.ts";
import { createLog } from "../log.ts";
import { createDiskFiles } from "./disk.ts";
import { isFileName, newFileStem } from "./names.ts";
import type { Files } from "./port.ts";
import { createS3Files } from "./s3.ts";
import { readStorageUrl } from "./storage-url.ts";

const log = createLog("silent");
const bytes = Buffer.from("وِجهة: some bytes of a file");
const newName = (owner = "media") => `${newFileStem(systemRandom, owner)}.webp`;

let folder: string;
let s3: S3StandIn;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "wijha-files-"));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

function bucketFiles(url = s3.url, answerWithinMs?: number): Files {
  const bucket = readStorageUrl(url);
  if (!bucket) throw new Error(`${url} is no bucket`);
  return createS3Files(bucket, log, { answerWithinMs });
}

async function read(files: Files, name: string, range?: { first: number; last: number }): Promise<string | null> {
  const stream = await files.open("public", name, range);
  return stream && (await buffer(stream)).toString("latin1");
}

describe.each([
  ["a folder", "local", () => createDiskFiles(folder)],
  ["a bucket", "s3", () => bucketFiles()],
] as const)("files in %s", (_name, provider, create) => {
  it("are there once they are written, whole or in part", async () => {
    const files = create();
    const name = newName();
    expect(files.provider).toBe(provider);
    expect(await files.exists("public", name)).toBe(false);
    await files.put("public", name, bytes, "image/webp");
    expect(await files.size("public", name)).toBe(bytes.length);
    expect(await read(files, name)).toBe(bytes.toString("latin1"));
    expect(await read(files, name, { first: 3, last: 7 })).toBe(bytes.subarray(3, 8).toString("latin1"));
    expect(files.url(name)).toBe(`/files/${name}`);
  });

  it("of one area are not in the other", async () => {
    const files = create();
    const name = newName();
    await files.put("private", name, bytes, "image/webp");
    expect(await files.open("public", name)).toBeNull();
    expect(await files.exists("private", name)).toBe(true);
  });

  it("are gone once they are removed, and removing them again is no fault", async () => {
    const files = create();
    const name = newName();
    await files.put("public", name, bytes, "image/webp");
    await files.remove("public", name);
    await files.remove("public", name);
    expect(await files.open("public", name)).toBeNull();
    expect(await files.size("public", name)).toBeNull();
  });

  it("are listed for their owner, however many, with the time they were written", async () => {
    const files = create();
    const names = Array.from({ length: 5 }, () => newName("listed"));
    for (const name of [...names, newName("other")]) await files.put("public", name, bytes, "image/webp");
    const found = [];
    for await (const file of files.list("public", "listed")) found.push(file);
    expect(found.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { changedAt } of found) expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it.each(["", "../secret", "media-1.webp", "a/b.webp", ".env", `media-${"0".repeat(32)}.webp/../x`, "media-\0.webp"])(
    "cannot have the name %j",
    async (name) => {
      const files = create();
      await expect(files.put("public", name, bytes, "image/webp")).rejects.toThrow();
      await expect(files.open("public", name)).rejects.toThrow();
      await expect(files.remove("public", name)).rejects.toThrow();
    },
  );
});

describe("names", () => {
  it("hold 128 bits of chance and no path", () => {
    const stems = Array.from({ length: 100 }, () => newFileStem(systemRandom, "media"));
    expect(new Set(stems).size).toBe(100);
    for (const stem of stems) expect(stem).toMatch(/^media-[0-9a-f]{32}$/);
    expect(isFileName(`${stems[0]}-avif_small.avif`)).toBe(true);
  });
});

describe("a folder", () => {
  it("is its owner's alone, and an empty one lists nothing", async () => {
    const own = path.join(folder, "own");
    const files = createDiskFiles(own);
    for await (const file of files.list("public", "media")) throw new Error(file.name);
    const name = newName();
    await files.put("private", name, bytes, "image/webp");
    expect(statSync(path.join(own, "private")).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(own, "private", name)).mode & 0o777).toBe(0o600);
  });

  it("shows no file that was written in part", async () => {
    const own = path.join(folder, "broken");
    const files = createDiskFiles(own);
    const name = newName();
    await files.put("public", newName(), bytes, "image/webp");
    writeFileSync(path.join(own, "public", `${name}.draft`), bytes.subarray(0, 4));
    await expect(files.put("public", name, bytes, "image/webp")).rejects.toThrow(/EEXIST/);
    expect(await files.exists("public", name)).toBe(false);
    expect(readdirSync(path.join(own, "public")).filter((one) => one.startsWith(name))).toEqual([]);
  });
});

describe("a bucket", () => {
  it("gets the type of each file, and every call is signed", async () => {
    const name = newName();
    await bucketFiles().put("public", name, bytes, "image/webp");
    expect(s3.objects.get(`public/${name}`)).toMatchObject({ type: "image/webp", bytes });
    expect(s3.refusals).toEqual([]);
  });

  it("refuses who does not know the secret", async () => {
    const forged = bucketFiles(s3.forgedUrl);
    await expect(forged.put("public", newName(), bytes, "image/webp")).rejects.toMatchObject({ code: "unavailable" });
    expect(s3.refusals.splice(0)).toEqual(["another signature"]);
  });

  it("may fail once, not three times, and not by 403", async () => {
    const files = bucketFiles();
    const name = newName();
    s3.fail(500, 1);
    await files.put("public", name, bytes, "image/webp");
    expect(await read(files, name)).toBe(bytes.toString("latin1"));
    s3.fail(500, 3);
    await expect(files.open("public", name)).rejects.toMatchObject({ code: "unavailable" });
    s3.fail(403, 1);
    await expect(files.size("public", name)).rejects.toMatchObject({ code: "unavailable" });
    expect(await files.exists("public", name)).toBe(true);
  });

  it("is not waited for without end", async () => {
    s3.slow(400);
    await expect(bucketFiles(s3.url, 100).size("public", newName())).rejects.toMatchObject({ code: "unavailable" });
    s3.slow(0);
  });

  it.each([
    "s3://host/bucket",
    "s3://KEY@host/bucket",
    "s3://KEY:SECRET@host",
    "s3://KEY:SECRET@host/a/b",
    "s3://KEY:SECRET@host/bucket?tls=2",
    "https://KEY:SECRET@host/bucket",
    "s3://KEY:%E0%A4%A@host/bucket",
    "bucket",
  ])("is not set by %s", (setting) => {
    expect(readStorageUrl(setting)).toBeNull();
  });

  it("is set by its address, its key and its region", () => {
    expect(readStorageUrl("s3://KEY:a%2Fb%2B@store.example:9000/bucket.one?region=me-1")).toEqual({
      address: "https://store.example:9000/bucket.one",
      region: "me-1",
      key: "KEY",
      secret: "a/b+",
    });
    expect(readStorageUrl("s3://KEY:SECRET@host/bucket?tls=0")?.address).toBe("http://host/bucket");
  });
});
