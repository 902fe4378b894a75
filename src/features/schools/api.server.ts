import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { requireAccount } from "#platform/require-person.ts";
import { claim, shareResult } from "./operations/claim-place.server.ts";
import { continuePlace, joinClass } from "./operations/join-class.server.ts";
import {
  changeClass,
  listClasses,
  openClass,
  readClass,
  removeClass,
  requireOwnClass,
  requireTeacher,
} from "./operations/manage-classes.server.ts";
import { classChanges, classForm, joinBody, paperBody, shareBody } from "./schema.ts";

/** The calls of teachers and of pupils in a class. */
export const schoolsApi: ApiPart = (api, ctx) => {
  api.register(async (own) => {
    own.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
    teachersCalls(own, ctx);
    pupilsCalls(own, ctx);
  });
};

type One = { Params: { documentId: string } };

function teachersCalls(api: FastifyInstance, ctx: Context): void {
  api.get("/school-classes", async (request) => ({ data: await listClasses(ctx, request.actor) }));
  api.post("/school-classes", async (request, reply) => {
    requireTeacher(request.actor);
    const input = parseInput(classForm(ctx.config), request.body);
    return reply.code(201).send({ data: await openClass(ctx, request.actor, input) });
  });
  api.get<One>("/school-classes/:documentId", async (request) => {
    return { data: await readClass(ctx, request.actor, request.params.documentId) };
  });
  api.put<One>("/school-classes/:documentId", async (request) => {
    const { documentId } = request.params;
    await requireOwnClass(ctx, request.actor, documentId);
    const changes = parseInput(classChanges(ctx.config), request.body);
    return { data: await changeClass(ctx, request.actor, documentId, changes) };
  });
  api.delete<One>("/school-classes/:documentId", async (request) => {
    const { documentId } = request.params;
    await removeClass(ctx, request.actor, documentId);
    return { data: { documentId } };
  });
}

function pupilsCalls(api: FastifyInstance, ctx: Context): void {
  api.post("/school-classes/join", async (request, reply) => {
    const { token, issued } = await joinClass(ctx, request.actor, parseInput(joinBody, request.body));
    const { paperCode, className, shortName, expiresAt } = issued;
    return reply
      .code(201)
      .send({ jwt: token, paper_code: paperCode, class: { name: className }, short_name: shortName, expiresAt });
  });
  api.post("/school-classes/continue", async (request) => {
    const { token } = await continuePlace(ctx, request.actor, parseInput(paperBody, request.body));
    return { jwt: token };
  });
  api.post("/school-classes/claim", async (request) => {
    requireAccount(request.actor);
    return { data: await claim(ctx, request.actor, parseInput(paperBody, request.body)) };
  });
  api.put<One>("/school-places/:documentId", async (request) => {
    requireAccount(request.actor);
    const { documentId } = request.params;
    const { shared } = parseInput(shareBody, request.body);
    return { data: await shareResult(ctx, request.actor, { documentId, shared }) };
  });
}
