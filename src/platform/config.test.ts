import { describe, expect, it } from "vitest";
import { isLoopback } from "./config/loopback.ts";
import { ConfigError, readConfig } from "./config.ts";

const smtp = { SMTP_URL: "smtp://mail.example:587" };

describe("settings", () => {
  it("run in demo mode on loopback when nothing is set", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      demo: true,
      databaseUrl: "",
      trustProxy: false,
      publicUrl: "http://127.0.0.1:3000",
    });
    expect(config.site).toMatchObject({ timeZone: "Asia/Muscat", firstYear: 2023, weekStart: 0 });
  });

  it.each([
    ["NODE_ENV", { NODE_ENV: "production" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://guidance.example" }],
    ["HOST", { HOST: "0.0.0.0" }],
    ["TRUST_PROXY", { TRUST_PROXY: "1" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://localhost/w" }],
  ])("turn demo mode off by %s, and then want a mail server", (_, env) => {
    expect(() => readConfig(env)).toThrow(/SMTP_URL is empty and demo mode is off/);
    expect(readConfig({ ...env, ...smtp }).demo).toBe(false);
  });

  it("turn demo mode off by SMTP_URL and by DEMO=0", () => {
    expect(readConfig(smtp).demo).toBe(false);
    expect(readConfig({ DEMO: "0", ...smtp }).demo).toBe(false);
  });

  it("keep files in the data folder, or in a bucket that is named whole", () => {
    expect(readConfig({})).toMatchObject({ storageUrl: "", uploadMb: 20 });
    const url = "s3://KEY:SECRET@store.example/bucket?region=me-1";
    expect(readConfig({ STORAGE_URL: url, UPLOAD_MB: "50" })).toMatchObject({ storageUrl: url, uploadMb: 50 });
    expect(() => readConfig({ STORAGE_URL: "s3://store.example/bucket" })).toThrow(/STORAGE_URL must look like s3:/);
    expect(() => readConfig({ UPLOAD_MB: "0" })).toThrow(ConfigError);
  });

  it("do not take the program's own NODE_ENV for the caller's", () => {
    expect(readConfig({ NODE_ENV: "production", WIJHA_CALLER_NODE_ENV: "" }).demo).toBe(true);
    expect(() => readConfig({ NODE_ENV: "production", WIJHA_CALLER_NODE_ENV: "production" })).toThrow(ConfigError);
  });

  it.each([
    { SMTP_URL: smtp.SMTP_URL },
    { HOST: "0.0.0.0" },
    { PUBLIC_URL: "https://guidance.example" },
    { NODE_ENV: "production" },
  ])("refuse DEMO=1 beside %o", (env) => {
    expect(() => readConfig({ DEMO: "1", ...env })).toThrow(/DEMO=1 contradicts/);
  });

  it.each([
    [{ SITE_INTRO_VIDEO: "//films.example/a.mp4" }, /SITE_INTRO_VIDEO must be a path/],
    [{ SITE_INTRO_VIDEO: "https://films.example/a.mov" }, /SITE_INTRO_VIDEO must be a path/],
    [{ PORT: "http" }, /PORT/],
    [{ PORT: "70000" }, /PORT/],
    [{ PUBLIC_URL: "guidance" }, /PUBLIC_URL/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must begin with postgres/],
    [{ SESSION_SECRET: "short" }, /SESSION_SECRET/],
    [{ DEMO: "yes" }, /DEMO/],
    [{ METRICS_TOKEN: "x" }, /METRICS_TOKEN/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL/],
    [{ SITE_TIME_ZONE: "Mars/Base" }, /SITE_TIME_ZONE/],
    [{ SITE_PHONE_PATTERN: "[" }, /SITE_PHONE_PATTERN/],
    [{ TRUST_PROXY: "true", ...smtp }, /TRUST_PROXY must be a number of hops/],
    [{ TRUST_PROXY: "everyone", ...smtp }, /TRUST_PROXY/],
  ])("refuse %o with a sentence that names the setting", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
    expect(() => readConfig(env)).toThrow(/start again/);
  });

  it("take hops or addresses for TRUST_PROXY", () => {
    expect(readConfig({ TRUST_PROXY: "2", ...smtp }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: "10.0.0.1, 10.1.0.0/16", ...smtp }).trustProxy).toEqual([
      "10.0.0.1",
      "10.1.0.0/16",
    ]);
  });

  it("know loopback names", () => {
    expect(["localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"].every(isLoopback)).toBe(true);
    expect(["127.0.0.1.evil.example", "0.0.0.0", "10.0.0.1", "localhost.evil.example", ""].some(isLoopback)).toBe(
      false,
    );
  });
});
