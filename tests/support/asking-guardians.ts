import { randomBytes, randomUUID } from "node:crypto";
import { insertLink, putConsent, updateConsent } from "#features/guardians/store/consents.server.ts";
import { acceptGuardianship, insertGuardianship } from "#features/guardians/store/guardianships.server.ts";
import type { Context } from "#platform/context.ts";
import { tokenHash } from "#platform/token.ts";
import type { Asker } from "./asking-schools.ts";
import { signedInPerson } from "./people.ts";

/** The address, body and sign-in of a call about a link between a pupil and a guardian; tried by its guardian, or by its pupil where the pupil acts. */
export async function askGuardianship(ctx: Context, what: string, asker: Asker) {
  const [method, path = ""] = what.split(" ") as ["GET" | "POST" | "DELETE", string];
  const now = ctx.clock.now();
  const pupil = await signedInPerson(ctx, { age_band: "15-17" });
  const made = await insertGuardianship(ctx.db, {
    document_id: randomUUID().replaceAll("-", ""),
    pupil_id: pupil.id,
    guardian_email: "guardian@example.org",
    invited_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
  });
  const token = randomBytes(32).toString("base64url");
  const link = { token_hash: tokenHash(token), pupil_id: pupil.id, guardianship_id: made.id, generation: 0 };
  await insertLink(ctx.db, { ...link, created_at: made.invited_at });
  const grown = await signedInPerson(ctx);
  if (asker === "right" && path.includes("/:documentId"))
    await acceptGuardianship(ctx.db, made.id, grown.id, made.invited_at);
  const isPupils = asker === "right" && what === "POST /guardianships";
  const payload = path.endsWith("/accept")
    ? { token: asker === "right" ? token : "forged" }
    : { email: `new${Math.random()}@example.org` };
  return {
    url: path.replace(":documentId", made.document_id),
    headers: asker === "guest" ? {} : (isPupils ? pupil : grown).headers,
    payload: method === "POST" ? payload : undefined,
  };
}

/** The sign-in and body of a call about the own guardian's answer; tried by a pupil, and by somebody of age. */
export async function askConsent(ctx: Context, what: string, asker: Asker) {
  const [method, path = ""] = what.split(" ") as ["GET" | "POST" | "PUT", string];
  const at = ctx.clock.now().toISOString();
  const pupil = await signedInPerson(ctx, { age_band: "15-17" });
  const isAgain = path.endsWith("/again");
  if (method === "POST")
    await putConsent(ctx.db, pupil.id, isAgain ? `guardian${pupil.id}@example.org` : null, "2026-01-01T00:00:00.000Z");
  if (path.endsWith("/agree")) await updateConsent(ctx.db, pupil.id, { objected_at: at });
  const who = asker === "right" ? pupil : await signedInPerson(ctx);
  return {
    url: path,
    headers: asker === "guest" ? {} : who.headers,
    payload: method === "PUT" ? { choice: "without" } : undefined,
  };
}
