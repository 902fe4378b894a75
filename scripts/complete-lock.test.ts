import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { completed, lackingBuilds } from "./complete-lock.mjs";

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

it("the lock holds every build of its packages, so that npm ci takes it (else: node scripts/complete-lock.mjs)", () => {
  expect(lackingBuilds(lock)).toEqual([]);
});

it("the lock names no registry", () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});

it("a build that a registry did not hold is written down for the platform its name tells", () => {
  const tool = { version: "1.0.0", dev: true, optionalDependencies: { "@x/tool-linux-arm64-musl": "1.0.0" } };
  const { packages } = completed({ packages: { "": {}, "node_modules/zed": {}, "node_modules/tool": tool } });
  expect(packages["node_modules/@x/tool-linux-arm64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["arm64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
  expect(Object.keys(packages)).toEqual([
    "",
    "node_modules/@x/tool-linux-arm64-musl",
    "node_modules/tool",
    "node_modules/zed",
  ]);
});

it("a package whose name tells no platform is left to whoever reads the message", () => {
  const packages = { "node_modules/tool": { optionalDependencies: { helper: "1.0.0" } } };
  expect(() => completed({ packages })).toThrow("helper@1.0.0");
});

it("a build inside its package's own folder counts as held", () => {
  const packages = {
    "node_modules/a/node_modules/tool": {
      optionalDependencies: { "tool-win32-x64": "1.0.0", "tool-darwin-x64": "1.0.0" },
    },
    "node_modules/a/node_modules/tool-win32-x64": {},
    "node_modules/tool-darwin-x64": {},
  };
  expect(lackingBuilds({ packages })).toEqual([]);
});
