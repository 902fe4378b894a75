import { createReadStream } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { publicPath, requireFileName } from "./names.ts";
import type { Area, Files, StoredFile } from "./port.ts";

/** Files in a folder of this machine, readable by their owner only. */
export function createDiskFiles(folder: string): Files {
  const placeOf = (area: Area, name: string) => path.join(folder, area, requireFileName(name));
  const size = async (area: Area, name: string) => {
    const found = await stat(placeOf(area, name)).catch(nullWhenMissing);
    return found?.isFile() ? found.size : null;
  };
  return {
    provider: "local",
    async put(area, name, bytes) {
      await writeWhole(placeOf(area, name), bytes);
    },
    async open(area, name, range) {
      const handle = await open(placeOf(area, name), "r").catch(nullWhenMissing);
      return handle && createReadStream("", { fd: handle, start: range?.first ?? 0, end: range?.last });
    },
    size,
    exists: async (area, name) => (await size(area, name)) !== null,
    async remove(area, name) {
      await rm(placeOf(area, name), { force: true });
    },
    list: (area, owner) => listFolder(path.join(folder, area), owner),
    url: publicPath,
  };
}

/** A reader sees the whole file or none, also when the machine stops in between. */
async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const draft = `${place}.draft`;
  try {
    await writeSynced(draft, bytes);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const entries = await open(folder, "r");
  await entries.sync().finally(() => entries.close());
}

async function writeSynced(place: string, bytes: Uint8Array): Promise<void> {
  const file = await open(place, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* listFolder(folder: string, owner: string): AsyncIterable<StoredFile> {
  for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    if (!name.startsWith(`${owner}-`)) continue;
    const found = await stat(path.join(folder, name)).catch(nullWhenMissing);
    if (found) yield { name, changedAt: found.mtime };
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
