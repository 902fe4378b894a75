import { z } from "zod";
import { HISTORY_ACTIONS } from "#content/store.server.ts";
import { RECORD_ACTIONS, statesQuery } from "#content/write/review-api.server.ts";
import { feedbackQuery } from "#features/feedback/schema.ts";
import { matchesQuery, personalitiesQuery, statementsQuery } from "#features/scales/api.server.ts";
import { answersSchema } from "#features/scales/tendencies/schema.ts";
import { searchQuery } from "#features/search/api.server.ts";
import { meritQuestion } from "#features/studies/api.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { accountCalls } from "./account-calls.ts";
import { type ApiCall, call, inData, type Json, LIST, listed, listOf, objectOf, ref, type Words } from "./call.ts";
import { guardianCalls } from "./guardian-calls.ts";
import { privacyCalls } from "./privacy-calls.ts";
import { schoolCalls } from "./school-calls.ts";

const MINE = "/users-permissions/users/me/personality-test";
const FILE_INFO = objectOf({
  name: { type: "string" },
  alternativeText: { type: "string" },
  caption: { type: "string" },
  private: { type: "boolean" },
});
const UPLOAD: Json = {
  ...objectOf({
    files: listOf({ type: "string", contentMediaType: "application/octet-stream" }),
    fileInfo: { anyOf: [FILE_INFO, listOf(FILE_INFO)] },
  }),
  required: ["files"],
};

/** The calls that are no content type's own, in the order of the page. */
export function featureCalls(): ApiCall[] {
  return [
    ...records(),
    ...search(),
    ...studies(),
    ...media(),
    ...accountCalls(),
    ...privacyCalls(),
    ...scales(),
    ...guardianCalls(),
    ...schoolCalls(),
    ...feedback(),
    ...docs(),
  ];
}

const ACTION_WORDS: Readonly<Record<keyof typeof RECORD_ACTIONS, Words>> = {
  submit: m.server_api_record_submit,
  return: m.server_api_record_return,
  schedule: m.server_api_record_schedule,
  unschedule: m.server_api_record_unschedule,
  publish: m.server_api_record_publish,
  unpublish: m.server_api_record_unpublish,
  restore: m.server_api_record_restore,
  "bring-back": m.server_api_record_bring_back,
};
const ACTION_EXAMPLES: Readonly<Partial<Record<string, string>>> = {
  return: '{"version":2,"note":"…"}',
  schedule: '{"version":2,"publishAt":"2027-01-01T08:00:00Z"}',
  restore: '{"version":5,"from":3}',
  "bring-back": '{"version":6,"slug":"nurse-again"}',
};

function records(): ApiCall[] {
  const group = "content";
  const one = "/content-records/:documentId";
  const done = objectOf({
    version: { type: "integer" },
    action: { type: "string", enum: HISTORY_ACTIONS },
    doneAt: { type: "string", format: "date-time" },
    doneBy: { type: ["integer", "null"] },
  });
  const detail = {
    allOf: [
      ref("record-state"),
      objectOf({ body: { type: "object" }, shownBy: { type: "integer" }, history: listOf(done) }),
    ],
  };
  const actions = Object.entries(RECORD_ACTIONS).map(([name, { who, body }]) =>
    call(`POST ${one}/${name}`, ACTION_WORDS[name as keyof typeof RECORD_ACTIONS], {
      group,
      who,
      body,
      answer: inData(ref("record-state")),
      example: { body: ACTION_EXAMPLES[name] ?? '{"version":2}' },
    }),
  );
  return [
    call("GET /content-records", m.server_api_records, {
      group,
      who: "authors",
      query: statesQuery,
      answer: listed(ref("record-state")),
      example: { query: "type=job&stage=published&pageSize=5" },
    }),
    call(`GET ${one}`, m.server_api_record, { group, who: "authors", answer: inData(detail) }),
    ...actions,
  ];
}

function search(): ApiCall[] {
  const texts = objectOf({ title: { type: "string" }, snippet: { type: "string" }, address: { type: "string" } });
  const meta = objectOf({
    pagination: objectOf({ start: { type: "integer" }, limit: { type: "integer" }, total: { type: "integer" } }),
    counts: { type: "object", additionalProperties: { type: "integer" } },
    related: listOf({ type: "string" }),
    suggestions: listOf(objectOf({ title: { type: "string" }, address: { type: "string" } })),
  });
  return [
    call("GET /search", m.server_api_search, {
      group: "content",
      who: "anybody",
      query: searchQuery,
      answer: objectOf({ data: listOf(texts), meta }),
      example: { query: "q=nurse&locale=en&limit=3" },
    }),
  ];
}

function studies(): ApiCall[] {
  return [
    call("GET /academic-program/merit-programs", m.server_api_merit, {
      group: "studies",
      who: "anybody",
      shared: [...LIST, "format"],
      query: meritQuestion,
      answer: ref("merit-program-list"),
      example: { query: "percentage=85&country_city=germany" },
    }),
  ];
}

function media(): ApiCall[] {
  return [
    call("GET /upload/files", m.server_api_files, {
      group: "media",
      who: "authors",
      shared: LIST,
      answer: listOf(ref("file")),
      example: { query: "filters[mime][$startsWith]=image" },
    }),
    call("GET /upload/files/:id", m.server_api_file, { group: "media", who: "authors", answer: ref("file") }),
    call("GET /upload/files/:id/download", m.server_api_download, { group: "media", who: "editors", answer: null }),
    call("POST /upload", m.server_api_upload, {
      group: "media",
      who: "authors",
      query: z.strictObject({ id: z.string().optional() }),
      body: UPLOAD,
      bodyType: "multipart/form-data",
      status: 201,
      answer: listOf(ref("file")),
    }),
    call("DELETE /upload/files/:id", m.server_api_remove_file, { group: "media", who: "editors", answer: ref("file") }),
  ];
}

function scales(): ApiCall[] {
  const group = "scales";
  return [
    call("GET /personality-tests", m.server_api_statements, {
      group,
      who: "anybody",
      query: statementsQuery,
      answer: listed(ref("statement")),
      example: { query: "locale=ar&pageSize=54" },
    }),
    call("GET /personalities", m.server_api_personalities, {
      group,
      who: "anybody",
      query: personalitiesQuery,
      answer: listed(ref("personality")),
    }),
    call("GET /personalities/matches", m.server_api_matches, {
      group,
      who: "anybody",
      query: matchesQuery,
      answer: inData(
        objectOf({ flat: { type: "boolean" }, jobs: listOf(ref("match")), sectors: listOf(ref("match")) }),
      ),
      example: { query: "personality=SIA&limit=5" },
    }),
    call(`POST ${MINE}`, m.server_api_answer, {
      group,
      who: "signed-in",
      body: answersSchema,
      answer: inData(ref("result")),
      example: { body: '{"answers":{"R1":true,"R2":false}}' },
    }),
    call(`DELETE ${MINE}`, m.server_api_withdraw, {
      group,
      who: "owner",
      answer: inData(objectOf({ documentId: { type: "string" }, undoUntil: { type: ["string", "null"] } })),
    }),
    call(`POST ${MINE}/restore`, m.server_api_restore, { group, who: "owner", answer: inData(ref("result")) }),
  ];
}

function feedback(): ApiCall[] {
  const answer = objectOf({
    id: { type: "integer" },
    useful: { type: "boolean" },
    word: { type: "string" },
    createdAt: { type: "string", format: "date-time" },
  });
  const counts = objectOf({ useful: { type: "integer" }, notUseful: { type: "integer" } });
  return [
    call("GET /feedback", m.server_api_feedback, {
      group: "content",
      who: "editors",
      query: feedbackQuery,
      answer: objectOf({ data: listOf(answer), meta: counts }),
      example: { query: "documentId=…" },
    }),
  ];
}

function docs(): ApiCall[] {
  const group = "docs";
  return [
    call("GET /openapi.json", m.server_api_openapi, { group, who: "anybody", answer: { type: "object" } }),
    call("GET /docs", m.server_api_page, {
      group,
      who: "anybody",
      query: z.strictObject({ lang: z.enum(["ar", "en"]).optional() }),
      answer: null,
    }),
  ];
}
