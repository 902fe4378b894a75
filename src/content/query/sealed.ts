import { createHash } from "node:crypto";
import { exactBytes } from "#platform/exact-bytes.ts";
import { type Encoding, pack } from "#platform/http/packed.ts";
import type { Sealed } from "../snapshot/sealed.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Answer } from "./answer.ts";

/** The seal of an answer of this snapshot; the same question finds the same one. */
export function sealOf(snapshot: Snapshot, { meaning, pieces }: Answer): Sealed {
  const kept = snapshot.sealed.get(meaning);
  if (kept) return kept;
  const hash = createHash("sha1");
  for (const piece of pieces) hash.update(piece);
  const sealed: Sealed = { etag: `"${hash.digest("base64url")}"`, packed: new Map() };
  snapshot.sealed.set(meaning, sealed);
  return sealed;
}

/** An answer in an encoding: at once where it is kept, else made for all who ask meanwhile and kept for whoever asks next. */
export function packed(snapshot: Snapshot, answer: Answer, encoding: Encoding): Buffer | Promise<Buffer> {
  const sealed = sealOf(snapshot, answer);
  const kept = sealed.packed.get(encoding);
  if (kept) return kept;
  const making = pack(answer.body, encoding).then((bytes) => {
    const made = exactBytes(bytes);
    sealed.packed.set(encoding, made);
    // Its weight has changed.
    if (snapshot.sealed.has(answer.meaning)) snapshot.sealed.set(answer.meaning, sealed);
    return made;
  });
  sealed.packed.set(encoding, making);
  return making;
}
