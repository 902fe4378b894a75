import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { sendMessage } from "./operations/send-message.server.ts";
import { contactBody } from "./schema.ts";

/** Writing to us. */
export const contactCalls = [
  call("POST /contact-us", {
    group: "accounts",
    who: "anybody",
    note: "limited",
    summary: m.contact_api_send,
    body: contactBody,
    status: 201,
    answer: z.strictObject({ data: z.strictObject({ reference: z.string(), dueAt: z.iso.datetime() }) }),
    example: {
      body: '{"name":"Salma","email":"salma@example.org","phone":"91234567","inquiry_type":"service","message":"…"}',
    },
    async handle({ ctx, actor, body, reply }) {
      reply.code(201);
      return { data: await sendMessage(ctx, actor, body) };
    },
  }),
];
