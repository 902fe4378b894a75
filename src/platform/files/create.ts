import path from "node:path";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { createDiskFiles } from "./disk.ts";
import type { Files } from "./port.ts";
import { createS3Files } from "./s3.ts";
import { readStorageUrl } from "./storage-url.ts";

/** The store of the settings: a bucket, or else a folder in the data folder. */
export function createFiles({ storageUrl, dataDir }: Config, log: Log): Files {
  const bucket = readStorageUrl(storageUrl);
  return bucket ? createS3Files(bucket, log) : createDiskFiles(path.join(dataDir, "files"));
}
