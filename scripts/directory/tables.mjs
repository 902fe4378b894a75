import { spawnSync } from "node:child_process";

/** The rows of a tab separated text by the names in its first line. */
export function rowsOf(text) {
  const [head, ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const names = head.split("\t");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const cells = line.split("\t");
      return Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? "").trim()]));
    });
}

/** The rows of a table packed by xz; Node has no xz of its own. */
export function readTable(path) {
  const { status, stdout, stderr, error } = spawnSync("xz", ["-dc", path], { maxBuffer: 2 ** 28 });
  if (error) throw new Error(`xz is needed to read ${path}: ${error.message}`);
  if (status !== 0) throw new Error(`${path} cannot be read: ${stderr.toString().trim()}`);
  return rowsOf(stdout.toString("utf8"));
}

/** Things by what `keyOf` says of each, in their order. */
export function groupedBy(things, keyOf) {
  const groups = new Map();
  for (const one of things) {
    const key = keyOf(one);
    const found = groups.get(key);
    if (found) found.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Rows by the value of one column, in their order. */
export function grouped(rows, column) {
  return groupedBy(rows, (row) => row[column]);
}
