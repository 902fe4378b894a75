/** Whether an address will always bring the same: what another build is given for a while is not its own. */
export function isForEver({ headers }: Response): boolean {
  return /immutable/.test(headers.get("Cache-Control") ?? "");
}

/** Keeps a file that is not there yet. */
export async function keepFile(files: Cache, name: string): Promise<void> {
  if (await files.match(name, { ignoreVary: true })) return;
  const answer = await fetch(name);
  if (answer.ok && isForEver(answer)) await files.put(name, answer);
}
