import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call, type Json } from "#platform/http/call.ts";
import { instrumentShape } from "../engine/schema/instrument.ts";
import { normsSchema } from "../engine/schema/norms.ts";

/** The form of both files, made once: as `import-instrument` takes them. */
const FILE_SCHEMA: Json = {
  title: "Wijha instrument or norms",
  ...z.toJSONSchema(z.union([instrumentShape, normsSchema]), { io: "input", unrepresentable: "any" }),
};

/** What is open about instruments themselves. */
export const instrumentCalls = [
  call("GET /instrument-schema", {
    group: "scales",
    who: "anybody",
    summary: m.scales_api_schema,
    answer: { type: "object" },
    handle: ({ reply }) => reply.type("application/schema+json; charset=utf-8").send(JSON.stringify(FILE_SCHEMA)),
  }),
];
