import { acceptBody, invitationBody } from "#features/guardians/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiCall, call, inData, listOf, objectOf } from "./call.ts";

/** Calls of guardians. */
export function guardianCalls(): ApiCall[] {
  const group = "accounts";
  const text = { type: ["string", "null"] };
  const link = objectOf({
    documentId: { type: "string" },
    state: { enum: ["invited", "accepted"] },
    name: text,
    email: text,
    since: { type: "string", format: "date-time" },
    expiresAt: text,
    endsOn: text,
  });
  const line = objectOf({
    scale: { type: "string" },
    takenAt: { type: "string", format: "date-time" },
    environments: listOf({ type: "string" }),
    clarity: { type: "string" },
  });
  return [
    call("GET /guardianships", m.server_api_guardianships, {
      group,
      who: "signed-in",
      answer: inData(objectOf({ asPupil: listOf(link), asGuardian: listOf(link) })),
    }),
    call("POST /guardianships", m.server_api_guardianship_invite, {
      group,
      who: "signed-in",
      body: invitationBody,
      status: 201,
      answer: inData(link),
      example: { body: '{"email":"guardian@example.org"}' },
    }),
    call("POST /guardianships/accept", m.server_api_guardianship_accept, {
      group,
      who: "signed-in",
      body: acceptBody,
      answer: inData(link),
      example: { body: '{"token":"…"}' },
    }),
    call("DELETE /guardianships/:documentId", m.server_api_guardianship_end, {
      group,
      who: "owner",
      answer: inData(objectOf({ documentId: { type: "string" } })),
    }),
    call("GET /guardianships/:documentId/summary", m.server_api_guardianship_summary, {
      group,
      who: "owner",
      answer: inData(
        objectOf({
          documentId: { type: "string" },
          firstName: { type: "string" },
          isHidden: { type: "boolean" },
          lines: listOf(line),
          endsOn: text,
        }),
      ),
    }),
  ];
}
