import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Config, ConfigError } from "#platform/config.ts";
import { openPrepared } from "./prepare.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "wijha-prepare-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function refusal(databaseUrl: string): Promise<ConfigError> {
  const error = await openPrepared({ dataDir, databaseUrl } as Config).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ConfigError);
  return error as ConfigError;
}

it("says why the database cannot be opened, and keeps the cause", async () => {
  const { message, cause } = await refusal("postgres://wijha:s3cret@127.0.0.1:1/x");
  expect(message).toMatch(
    /^The database cannot be opened \(DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:1\)\. Check /,
  );
  expect(cause).toMatchObject({ code: "ECONNREFUSED" });
});

it.each(["postgres://wijha:s3cret@s3cret.invalid:1/x", "postgres://wijha:s3%63ret@s3cret.invalid:1/x"])(
  "quotes no password: %s",
  async (databaseUrl) => {
    const { message } = await refusal(databaseUrl);
    expect(message).toMatch(/\(DATABASE_URL: getaddrinfo \w+ ….invalid\)/);
    expect(message).not.toContain("s3");
  },
);
