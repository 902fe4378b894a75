import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../../db/seed/scales/tendencies-2.json", import.meta.url));

/** Answers to all statements of the scale by id, with so many true ones in each environment. */
export function answersWith(wanted) {
  const { items } = JSON.parse(readFileSync(file, "utf8"));
  const seen = {};
  return Object.fromEntries(
    items.map(({ id, keys: [{ scale: environment }] }) => {
      seen[environment] = (seen[environment] ?? 0) + 1;
      return [id, seen[environment] <= wanted[environment]];
    }),
  );
}
