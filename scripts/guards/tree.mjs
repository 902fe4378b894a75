import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

const rooms = ["src", "db", "tests", "bench", "scripts", "docs"];
const left = /^(node_modules|paraglide|build|data)$/;
const read = /\.(ts|tsx|mjs|css|json|md)$/;

/** Every file of the project as { path, text }, paths with forward slashes from the project's folder. */
export function readTree(from = root) {
  return rooms.flatMap((room) => walk(from, room));
}

function walk(from, folder) {
  let entries;
  try {
    entries = readdirSync(join(from, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return left.test(entry.name) ? [] : walk(from, path);
    return [{ path, text: read.test(entry.name) ? readFileSync(join(from, path), "utf8") : "" }];
  });
}
