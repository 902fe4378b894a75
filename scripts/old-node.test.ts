import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const SCRIPTS = import.meta.dirname;
/** What npm runs on whatever Node the machine has, before the packages' own Node takes over. */
const FIRST = ["start.mjs", "test.mjs", "dev.mjs", "check.mjs", "bench.mjs", "command.mjs", "pack.mjs"];

/** Every file of the project that a script loads without being asked for twice: imports of its own and of those. */
function loaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = existsSync(file) && file.endsWith(".mjs") ? readFileSync(file, "utf8") : "";
  // What stands behind the question for Node 24 runs on that Node.
  for (const [, name = ""] of text.matchAll(
    /(?:^import\s[^;]*?from\s*|^import\s*|\bimport\()\s*["'](\.{1,2}\/[^"']+)["']/gm,
  ))
    if (!/suites\/|dev-server/.test(name)) loaded(path.join(path.dirname(file), name), found);
  return found;
}

it.each(FIRST)("%s loads plain JavaScript only, so that an older Node can run it", (name) => {
  const files = [...loaded(path.join(SCRIPTS, name))].map((file) => path.relative(SCRIPTS, file));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !file.endsWith(".mjs"))).toEqual([]);
});
