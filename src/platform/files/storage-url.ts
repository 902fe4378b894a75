/** A bucket of an S3-compatible store, and the key to it. */
export interface Bucket {
  /** Address of the bucket, without a slash at its end. */
  readonly address: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** Reads `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=0|1`; null when it is not that. */
export function readStorageUrl(setting: string): Bucket | null {
  if (!URL.canParse(setting)) return null;
  const url = new URL(setting);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1];
  const tls = url.searchParams.get("tls") ?? "1";
  const isWhole = url.protocol === "s3:" && url.hostname && url.username && url.password;
  if (!isWhole || !bucket || !/^[01]$/.test(tls)) return null;
  try {
    return {
      address: `${tls === "1" ? "https" : "http"}://${url.host}/${bucket}`,
      region: url.searchParams.get("region") || "us-east-1",
      key: decodeURIComponent(url.username),
      secret: decodeURIComponent(url.password),
    };
  } catch {
    return null;
  }
}
