import { afterAll, beforeAll, describe } from "vitest";
import { type S3StandIn, startS3 } from "../stand-ins/s3.ts";
import { createTestApi, type TestApi } from "./api.ts";
import { signedInPerson, type TestPerson } from "./people.ts";
import { drawing, type FormFile, upload } from "./uploads.ts";

/** People with files of their own, over the API. */
export interface TestOwnFiles {
  readonly api: TestApi;
  readonly picture: Buffer;
  somebody(): Promise<TestPerson>;
  /** Sends files; what of them is kept stands in `json`. */
  send(who: TestPerson, files: readonly FormFile[], fields?: Record<string, string>, query?: string): Promise<Sent>;
  ask(
    who: TestPerson | null,
    method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE",
    path: string,
    payload?: object,
  ): Asking;
  /** Everything of people's own that lies in the store. */
  stored(): Promise<string[]>;
}
type Sent = Awaited<ReturnType<typeof upload>>;
type Asking = Promise<Sent>;

/** Runs the same tests with both databases and both stores. */
export function eachOwnFiles(body: (use: () => TestOwnFiles) => void): void {
  describe.each([
    ["sqlite", "a folder"],
    ["postgres", "a bucket"],
  ] as const)("on %s with %s", (engine, place) => {
    let own: TestOwnFiles;
    let s3: S3StandIn | undefined;
    beforeAll(async () => {
      s3 = place === "a bucket" ? await startS3() : undefined;
      const api = await createTestApi(engine, { config: { storageUrl: s3?.url ?? "", ownFileMb: 2, ownFilesMb: 3 } });
      own = ownFilesOver(api, await drawing(1200, 900).png().toBuffer());
    });
    afterAll(async () => {
      await own?.api.close();
      await s3?.stop();
    });
    body(() => own);
  });
}

function ownFilesOver(api: TestApi, picture: Buffer): TestOwnFiles {
  return {
    api,
    picture,
    somebody: () => signedInPerson(api.ctx, { locale: "en" }),
    send: (who, files, fields = {}, query = "") =>
      upload(api.app, { ...who.headers }, files, fields, `/api/upload${query}`),
    ask: (who, method, path, payload) =>
      api.app.inject({
        method,
        url: path.startsWith("/api/") ? path : `/api/users-permissions/users/me/${path}`,
        headers: { ...who?.headers },
        ...(payload && { payload }),
      }),
    async stored() {
      const names: string[] = [];
      for (const area of ["public", "private"] as const)
        for await (const { name } of api.ctx.files.list(area, "own")) names.push(`${area}/${name}`);
      return names.sort();
    },
  };
}
