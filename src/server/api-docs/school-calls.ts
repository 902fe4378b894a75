import { classChanges, classForm, joinBody, paperBody, shareBody } from "#features/schools/schema.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Config } from "#platform/config.ts";
import { type ApiCall, type Json, listOf, objectOf, type Words } from "./call.ts";

const TEXT: Json = { type: "string" };
const COUNT: Json = { type: "integer" };
const FLAG: Json = { type: "boolean" };
const TIME: Json = { type: "string", format: "date-time" };
const MAYBE_TIME: Json = { type: ["string", "null"], format: "date-time" };
const CLASS = {
  documentId: TEXT,
  name: TEXT,
  scale: TEXT,
  grade: { type: ["string", "null"] },
  code: TEXT,
  places: COUNT,
  joined: COUNT,
  finished: COUNT,
  createdAt: TIME,
  closesAt: TIME,
  state: { type: "string", enum: ["open", "closed", "full"] },
};
const RESULT = { anyOf: [objectOf({ code: TEXT, completedAt: TIME }), { type: "null" }] };
const PUPIL = objectOf({
  documentId: TEXT,
  shortName: TEXT,
  joinedAt: TIME,
  finishedAt: MAYBE_TIME,
  claimed: FLAG,
  result: RESULT,
});
const OWN_PLACE = objectOf({
  documentId: TEXT,
  className: TEXT,
  shortName: TEXT,
  claimedAt: TIME,
  finished: FLAG,
  shared: FLAG,
});
const inData = (data: Json) => objectOf({ data });
/** The limits in force are the settings'; the page names those of a plain installation. */
const LIMITS: Pick<Config, "classDays" | "classPlaces"> = { classDays: 30, classPlaces: 600 };
const PAPER = '{"code":"7K3M-9QXW","paper_code":"…"}';

function call(
  what: `${ApiCall["method"]} /${string}`,
  words: Words,
  given: Pick<ApiCall, "who" | "answer"> & Partial<Pick<ApiCall, "body" | "status" | "example">>,
): ApiCall {
  const [method, path = ""] = what.split(" ") as [ApiCall["method"], string];
  const summary = (locale: Locale) => words({}, { locale });
  return { status: 200, example: {}, ...given, group: "scales", method, path, summary };
}

/** Classes of pupils without e-mail: their teachers' calls, and the pupils' own. */
export function schoolCalls(): ApiCall[] {
  const one = "/school-classes/:documentId";
  return [
    call("GET /school-classes", m.server_api_classes, { who: "teachers", answer: inData(listOf(objectOf(CLASS))) }),
    call("POST /school-classes", m.server_api_open_class, {
      who: "teachers",
      body: classForm(LIMITS),
      status: 201,
      answer: inData(objectOf(CLASS)),
      example: { body: '{"name":"Grade 10","grade":"10","places":30,"days":14}' },
    }),
    call(`GET ${one}`, m.server_api_class, {
      who: "teachers",
      answer: inData(objectOf({ ...CLASS, pupils: listOf(PUPIL) })),
    }),
    call(`PUT ${one}`, m.server_api_change_class, {
      who: "teachers",
      body: classChanges(LIMITS),
      answer: inData(objectOf(CLASS)),
      example: { body: '{"days":0}' },
    }),
    call(`DELETE ${one}`, m.server_api_delete_class, {
      who: "teachers",
      answer: inData(objectOf({ documentId: TEXT })),
    }),
    call("POST /school-classes/join", m.server_api_join, {
      who: "anybody",
      body: joinBody,
      status: 201,
      answer: objectOf({
        jwt: TEXT,
        paper_code: TEXT,
        class: objectOf({ name: TEXT }),
        short_name: TEXT,
        expiresAt: TIME,
      }),
      example: { body: '{"code":"7K3M-9QXW","short_name":"Salma"}' },
    }),
    call("POST /school-classes/continue", m.server_api_continue, {
      who: "anybody",
      body: paperBody,
      answer: objectOf({ jwt: TEXT }),
      example: { body: PAPER },
    }),
    call("POST /school-classes/claim", m.server_api_claim, {
      who: "signed-in",
      body: paperBody,
      answer: inData(OWN_PLACE),
      example: { body: PAPER },
    }),
    call("PUT /school-places/:documentId", m.server_api_share, {
      who: "owner",
      body: shareBody,
      answer: inData(OWN_PLACE),
      example: { body: '{"shared":true}' },
    }),
  ];
}
