import { readFileSync } from "node:fs";

const words = JSON.parse(readFileSync(new URL("./vocabulary.json", import.meta.url), "utf8"));
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const serverOnly = ["operations", "store", "api", "presenter", "jobs", "emails", "provider", "live"];

/** One sentence when a file inside a feature has a name that the table of docs/map.md does not hold. */
function faultInFeature(path, [feature, ...rest]) {
  if (!words.features.includes(feature)) return `${path}: "${feature}" is no known feature`;
  const inside = words.parts[feature]?.includes(rest[0]) ? rest.slice(1) : rest;
  const [first, second] = inside;
  if (inside.length === 1) {
    const known = words.files.includes(first) || words.extraFiles.includes(first) || /\.test\.tsx?$/.test(first);
    return known ? undefined : `${path}: "${first}" is no file name of a feature`;
  }
  if (first === "text") return /^(ar|en)\.json$/.test(second) ? undefined : `${path}: text/ holds ar.json and en.json`;
  if (first === "components") return undefined;
  const grown = first.replace(/\.server$/, "");
  if (!words.grownFolders.includes(grown)) return `${path}: "${first}/" is no folder of a feature`;
  if (/\.test\.tsx?$/.test(second) || !serverOnly.includes(grown) || /\.server\.tsx?$/.test(second)) return undefined;
  return `${path}: a file of ${first}/ ends in .server.ts`;
}

function faultOf(path) {
  const name = path.split("/").at(-1);
  if (words.bannedNames.includes(name.split(".")[0])) return `${path}: name what it does instead`;
  const [top, room, ...rest] = path.split("/");
  if (top !== "src") return undefined;
  if (rest.length === 0)
    return words.besideRooms.includes(room) ? undefined : `${path}: no file stands beside the rooms`;
  if (!words.rooms.includes(room)) return `${path}: "${room}" is no room of src`;
  if (/\.(ts|tsx|css)$/.test(name) && room !== "routes" && !kebab.test(name))
    return `${path}: names are-written-like-this`;
  return room === "features" ? faultInFeature(path, rest) : undefined;
}

/** Faults in the names of rooms, features and files. */
export function vocabulary(files) {
  return files.map(({ path }) => faultOf(path)).filter(Boolean);
}
