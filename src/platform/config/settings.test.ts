import { readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { listSettings, PARTS } from "./setting.ts";
import { SETTINGS } from "./settings.ts";

const settings = listSettings(SETTINGS);
const parts = Object.entries(PARTS).map(([part, title]) => ({
  title,
  own: settings.filter((one) => one.part === part),
}));

/** What stands in a file is what the settings say; WRITE_SETTINGS=1 writes it anew. */
function holds(file: string, standing: string, said: string): void {
  if (process.env.WRITE_SETTINGS === "1")
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(standing, () => said),
    );
  else expect(standing, "run with WRITE_SETTINGS=1 to write it anew").toBe(said);
}

describe("the declared settings", () => {
  it("each have a name of their own, and a meaning", () => {
    const names = settings.map(({ env }) => env);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
    for (const { env, meaning } of settings) expect(meaning, env).not.toBe("");
  });

  it("stand in docs/operate.md", () => {
    const tables = parts.flatMap(({ title, own }) => [
      `### ${title}`,
      "",
      "| setting | default | what it decides |",
      "|---|---|---|",
      ...own.map(({ env, byDefault, meaning }) => `| ${env} | ${byDefault} | ${meaning} |`),
      "",
    ]);
    const [, standing = ""] = readFileSync("docs/operate.md", "utf8").split(/<!-- \/?settings -->/);
    holds("docs/operate.md", standing, `\n\n${tables.join("\n")}\n`);
  });

  it("stand in .env.example, whose values are the defaults", () => {
    const lines = parts.flatMap(({ title, own }) => [
      "",
      `# ${title}`,
      ...own.map(({ env, fallback }) => `${env}=${fallback}`),
    ]);
    const said = ["# Every setting of the program, with its default. docs/operate.md explains each.", ...lines, ""];
    holds(".env.example", readFileSync(".env.example", "utf8"), said.join("\n"));
    expect(readConfig(parseEnv(readFileSync(".env.example", "utf8")))).toEqual(readConfig({}));
  });
});
