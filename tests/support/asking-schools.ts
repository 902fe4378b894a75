import { claim } from "#features/schools/operations/claim-place.server.ts";
import { joinClass } from "#features/schools/operations/join-class.server.ts";
import { openClass } from "#features/schools/operations/manage-classes.server.ts";
import { readPaperCode } from "#features/schools/rules.ts";
import type { Context } from "#platform/context.ts";
import { signedInAs, signedInPerson, visitor } from "./people.ts";

export type Asker = "guest" | "other" | "right";

/** The address, body and sign-in of a call about classes, as somebody with or without the right to it makes it. */
export async function askSchool(ctx: Context, what: string, asker: Asker) {
  const teacher = await signedInAs(ctx, "teacher");
  const input = { name: "Grade 10", scale: "tendencies", grade: undefined, places: 5, days: 5 } as const;
  const opened = await openClass(ctx, teacher.actor, input);
  const grown = await signedInPerson(ctx, { age_band: "18-24" });
  const headersOf = { guest: {}, other: (await signedInPerson(ctx)).headers };
  const [method, path = ""] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const code = opened.code.replace("-", "");
  const joined = async () => {
    // Each from somewhere else: an address that joins again and again is slowed.
    const address = `198.51.100.${Math.trunc(Math.random() * 250)}`;
    const pupil = { ...visitor, origin: { ...visitor.origin, address } };
    const { issued } = await joinClass(ctx, pupil, { code, short_name: "Salma" });
    return { code, paper_code: readPaperCode(issued.paperCode) ?? "" };
  };
  const headers =
    asker === "right"
      ? (path.endsWith("/claim") || path.includes("places") ? grown : teacher).headers
      : headersOf[asker];
  if (path.endsWith("/join"))
    return { method, url: path, headers: asker === "right" ? {} : headers, payload: { code, short_name: "Maryam" } };
  if (/\/(continue|claim)$/.test(path)) {
    const payload = asker === "right" ? await joined() : { code, paper_code: "00000000000G" };
    return { method, url: path, headers: path.endsWith("/continue") && asker === "right" ? {} : headers, payload };
  }
  if (path.includes("school-places")) {
    const { documentId } = await claim(ctx, grown.actor, await joined());
    return { method, url: path.replace(":documentId", documentId), headers, payload: { shared: true } };
  }
  const payload = {
    POST: { name: "Grade 11", places: 5, days: 5 },
    PUT: { days: 0 },
    GET: undefined,
    DELETE: undefined,
  }[method];
  return { method, url: path.replace(":documentId", opened.documentId), headers, payload };
}
