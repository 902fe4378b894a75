import { readFileSync } from "node:fs";

const six = ["zero", "one", "two", "few", "many", "other"];

function variants(entry) {
  return typeof entry === "string" ? [entry] : entry.flatMap((one) => Object.values(one.match));
}

function variables(entry) {
  const found = variants(entry).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  return [...new Set(found)].sort().join(", ");
}

function counted(entry) {
  if (typeof entry === "string") return [];
  return entry.flatMap((one) =>
    one.declarations.filter((line) => /:\s*plural\b/.test(line)).map((line) => [one, line]),
  );
}

/** The plural forms that an Arabic entry leaves out. */
function missingForms(entry) {
  return counted(entry).flatMap(([one, line]) => {
    const name = line.match(/^local (\w+)/)?.[1];
    const keys = Object.keys(one.match);
    return six.filter((form) => !keys.some((key) => key.split(/,\s*/).includes(`${name}=${form}`)));
  });
}

function faultsOfPair(folder, ar, en) {
  const faults = [];
  for (const key of new Set([...Object.keys(ar), ...Object.keys(en)])) {
    if (key === "$schema") continue;
    if (!(key in ar) || !(key in en)) {
      faults.push(`${folder}: ${key} is missing in ${key in ar ? "en" : "ar"}.json`);
      continue;
    }
    if ([...variants(ar[key]), ...variants(en[key])].some((text) => text.trim() === ""))
      faults.push(`${folder}: ${key} is empty`);
    if (variables(ar[key]) !== variables(en[key]))
      faults.push(`${folder}: ${key} has other variables in ar than in en`);
    const missing = missingForms(ar[key]);
    if (missing.length > 0) faults.push(`${folder}/ar.json: ${key} lacks the forms ${missing.join(", ")}`);
  }
  return faults;
}

const { otherPrefixes } = JSON.parse(readFileSync(new URL("./vocabulary.json", import.meta.url), "utf8"));

// Equal keys overwrite each other in silence, so each begins with the name of the room or feature it stands in.
function prefixesOf(folder) {
  const names = folder.split("/").slice(1, -1);
  return [...(otherPrefixes[names[0]] ?? []), ...names].map((name) => `${name.replaceAll("-", "_")}_`);
}

/** Words that differ between the languages, stand twice, carry a foreign name or lack a plural form. */
export function words(files) {
  const texts = files.filter(({ path }) => /^src\/.*\/text\/(ar|en)\.json$/.test(path));
  const folders = [...new Set(texts.map(({ path }) => path.replace(/\/\w+\.json$/, "")))];
  const load = (path) => JSON.parse(texts.find((file) => file.path === path)?.text ?? "{}");
  const owner = new Map();
  return folders.flatMap((folder) => {
    const [ar, en] = [load(`${folder}/ar.json`), load(`${folder}/en.json`)];
    const faults = faultsOfPair(folder, ar, en);
    for (const key of Object.keys(ar).filter((one) => one !== "$schema")) {
      if (owner.has(key)) faults.push(`${folder}: ${key} stands in ${owner.get(key)} too`);
      owner.set(key, folder);
      const prefixes = prefixesOf(folder);
      if (!prefixes.some((prefix) => key.startsWith(prefix)))
        faults.push(`${folder}: ${key} does not begin with ${prefixes.at(-1)}`);
    }
    return faults;
  });
}
