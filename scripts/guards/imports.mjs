import { dirname, posix } from "node:path";

const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^"'`;]*?\sfrom\s*)?["']([^"']+)["']/g;
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

function resolve(path, specifier) {
  if (specifier.startsWith("#tests/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith(".")) return posix.join(dirname(path), specifier);
  return undefined;
}

/** The project's own files that one file imports, with the line and whether only types are taken. */
export function importsOf({ path, text }) {
  const found = [];
  const add = (index, specifier, typeOnly) => {
    const to = resolve(path, specifier.replace(/\?.*$/, ""));
    if (to && !to.includes("+types/")) found.push({ to, typeOnly, line: text.slice(0, index).split("\n").length });
  };
  for (const match of text.matchAll(statement)) add(match.index + 1, match[3], Boolean(match[2]));
  for (const match of text.matchAll(dynamic)) add(match.index, match[1], false);
  return found;
}

/** Source files that ship: no tests. */
export function shippedCode(files) {
  return files.filter(({ path }) => /^(src|db)\/.*\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path));
}
