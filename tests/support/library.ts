import { afterAll, beforeAll, describe, expect } from "vitest";
import { type S3StandIn, startS3 } from "../stand-ins/s3.ts";
import { createTestApi, type TestApi } from "./api.ts";
import { signedInAs } from "./people.ts";
import { drawing, type FormFile, upload } from "./uploads.ts";

/** A file of the media library as the API shows it. */
export interface ShownFile {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly formats: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly size: number;
  readonly url: string;
  readonly provider: string;
  readonly publishedAt: string | null;
}

export type Headers = Readonly<Record<string, string>>;

/** A media library over the API, with an editor, an author and a picture to upload. */
export class TestLibrary {
  readonly api: TestApi;
  readonly editor: Headers;
  readonly author: Headers;
  readonly picture: Buffer;
  private readonly s3: S3StandIn | undefined;

  private constructor(api: TestApi, s3: S3StandIn | undefined, [editor, author]: [Headers, Headers], picture: Buffer) {
    this.api = api;
    this.s3 = s3;
    this.editor = editor;
    this.author = author;
    this.picture = picture;
  }

  static async open(engine: "sqlite" | "postgres", inBucket: boolean): Promise<TestLibrary> {
    const s3 = inBucket ? await startS3() : undefined;
    const api = await createTestApi(engine, { config: { storageUrl: s3?.url ?? "", uploadMb: 2 } });
    const editor = { ...(await signedInAs(api.ctx, "editor")).headers };
    const author = { ...(await signedInAs(api.ctx, "author")).headers };
    return new TestLibrary(api, s3, [editor, author], await drawing(1200, 900).png().toBuffer());
  }

  get provider(): "s3" | "local" {
    return this.s3 ? "s3" : "local";
  }

  get(url: string, headers: Headers = {}) {
    return this.api.app.inject({ url, headers: { ...headers } });
  }

  remove(id: string | number | undefined, headers: Headers = this.editor) {
    return this.api.app.inject({ method: "DELETE", url: `/api/upload/files/${id}`, headers: { ...headers } });
  }

  /** Uploads what is to be taken. */
  async take(files: readonly FormFile[], fields: Record<string, string | string[]> = {}, who = this.editor) {
    const answer = await upload(this.api.app, who, files, fields);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as ShownFile[];
  }

  /** Everything that lies in the store. */
  async stored(): Promise<string[]> {
    const names: string[] = [];
    for (const area of ["public", "private"] as const)
      for await (const { name } of this.api.ctx.files.list(area, "media")) names.push(`${area}/${name}`);
    return names.sort();
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.s3?.stop();
  }
}

/** Runs the same tests with both databases and both stores; `use()` gives the library inside a test. */
export function eachLibrary(body: (use: () => TestLibrary) => void): void {
  describe.each([
    ["sqlite", "a folder"],
    ["postgres", "a bucket"],
  ] as const)("on %s with %s", (engine, place) => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await TestLibrary.open(engine, place === "a bucket");
    });
    afterAll(() => library?.close());
    body(() => library);
  });
}
