import { randomBytes, randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { REGISTRY } from "#content/registry.ts";
import { seedId } from "#content/seed.server.ts";
import { insertLink } from "#features/accounts/store/links.server.ts";
import { saveFavorite } from "#features/favorites/operations/keep-favorites.server.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { removeShowpiece, saveShowpiece } from "#features/own-files/operations/keep-showpieces.server.ts";
import { draftForDevice } from "#features/scales/instruments/operations/draft-on-device.server.ts";
import { startOrResume } from "#features/scales/instruments/operations/open-draft.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { makeShare } from "#features/scales/sharing/operations/share-result.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { signInName } from "#features/sign-ins/rules.ts";
import type { ApiCall, Who } from "#platform/http/call.ts";
import { newToken, tokenHash } from "#platform/token.ts";
import type { Role } from "#shared/actor.ts";
import type { TestApi } from "./api.ts";
import { PASSWORD, QUICK_HASH } from "./asking-api.ts";
import { askApplication } from "./asking-applications.ts";
import { askConsultation } from "./asking-consultations.ts";
import { askConsent, askGuardianship } from "./asking-guardians.ts";
import { type Asker, askSchool } from "./asking-schools.ts";
import { signedInAs, signedInPerson, type TestPerson } from "./people.ts";
import { recordFor } from "./review-records.ts";
import { formOf, PDF, upload } from "./uploads.ts";

/** `forged`: somebody with a token that was never given out. */
export type CallAsker = Asker | "forged";
interface Sent {
  readonly path?: string;
  readonly query?: string;
  readonly payload?: InjectOptions["payload"];
  /** Who asks, where it is not simply the owner, somebody else or nobody. */
  readonly asks?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const ROLES: Readonly<Partial<Record<Who, Role>>> = {
  authors: "author",
  editors: "editor",
  teachers: "teacher",
  administrators: "admin",
};
const MINE = "/users-permissions/users/me";
const SAVED = seedId("job", "nurse");
const KNOWN = "salma@example.org";
const NEW_PASSWORD = { password: "lantern of the pier", passwordConfirmation: "lantern of the pier" };
/** Somebody else does not know the password, everybody in these tests having the same. */
const saidBy = (asker: CallAsker) => (asker === "right" ? PASSWORD : "not the one of anybody");
const HOUR = 3_600_000;
/** Content types by the first part of their addresses. */
const CONTENT = new Map([...REGISTRY.values()].flatMap(({ type }) => (type.api ? [[type.api.plural, type]] : [])));
const idIn = (path: string, id: string) => path.replace(/:(documentId|id)/, id);

/** Makes declared calls as guests, others and the right ones. What a call needs to be there is made for it; what it sends is its example where nothing is said here. */
export class CallAsking {
  private readonly api: TestApi;
  /** Whose things are asked for. */
  private owner: TestPerson | undefined;
  private readonly people = new Map<Role, TestPerson>();
  private answers: Readonly<Record<string, boolean>> = {};

  constructor(api: TestApi) {
    this.api = api;
  }

  /** Somebody with the address and password of the examples, and the ids of all statements. */
  async prepare(): Promise<void> {
    const { app, ctx, clock } = this.api;
    const { data } = (await app.inject("/api/personality-tests?pageSize=54")).json();
    this.answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
    await app.inject({ method: "POST", url: "/api/auth/local/register", payload: newcomer(KNOWN) });
    const activated_at = clock.now().toISOString();
    await ctx.db.updateTable("users").set({ activated_at }).where("email", "=", KNOWN).execute();
  }

  /** Somebody new owns what is asked for from now on. */
  async begin(): Promise<void> {
    this.owner = await signedInPerson(this.api.ctx);
    const password = { password_hash: QUICK_HASH };
    await this.api.ctx.db.updateTable("users").set(password).where("id", "=", this.owner.id).execute();
  }

  /** What a call needs, ready to be sent. */
  async sendingOf(call: ApiCall, may: Who, query: string, asker: CallAsker) {
    const { method, path, example } = call;
    const sent = (await this.ways[`${method} ${path}`]?.(asker)) ?? (await this.wayTo(call, asker)) ?? {};
    const asked = sent.query ?? query;
    return {
      method,
      url: encodeURI(`/api${sent.path ?? path}${asked ? `?${asked}` : ""}`),
      headers: { ...(sent.asks ?? (await this.headersOf(may, asker))), ...sent.headers },
      payload: sent.payload ?? (example.body === undefined ? undefined : JSON.parse(example.body)),
    };
  }

  private async headersOf(may: Who, asker: CallAsker): Promise<Record<string, string>> {
    if (asker === "guest") return {};
    if (asker === "forged") return { authorization: "Bearer forged" };
    const role = asker === "right" ? ROLES[may] : undefined;
    if (role) return { ...(await this.withRole(role)).headers };
    return { ...(asker === "right" ? this.whose : await signedInPerson(this.api.ctx)).headers };
  }

  private async withRole(role: Role): Promise<TestPerson> {
    const known = this.people.get(role) ?? (await signedInAs(this.api.ctx, role));
    this.people.set(role, known);
    return known;
  }

  private get whose(): TestPerson {
    if (!this.owner) throw new Error("begin() comes first");
    return this.owner;
  }

  private readonly ways: Readonly<Record<string, (asker: CallAsker) => Sent | Promise<Sent>>> = {
    "POST /auth/local/register": () => ({ payload: newcomer(`new${Math.random()}@example.org`) }),
    // A second mail to one address waits for a while.
    "POST /auth/send-email-confirmation": () => ({ payload: { email: `asleep${Math.random()}@example.org` } }),
    "POST /auth/reset-password": async (asker) => ({
      payload: { code: asker === "right" ? await this.resetCode() : "forged", ...NEW_PASSWORD },
    }),
    "POST /auth/change-password": (asker) => ({ payload: { currentPassword: saidBy(asker), ...NEW_PASSWORD } }),
    [`POST ${MINE}/email`]: (asker) => ({
      payload: { email: `next${Math.random()}@example.org`, currentPassword: saidBy(asker) },
    }),
    [`DELETE ${MINE}/sign-ins/:id`]: async () => {
      const { token } = await this.whose.again();
      return { path: `${MINE}/sign-ins/${signInName(tokenHash(token))}` };
    },
    [`POST ${MINE}/exports`]: (asker) => ({ payload: { currentPassword: saidBy(asker) } }),
    [`GET ${MINE}/exports/:documentId/:file`]: async () => ({
      path: `${MINE}/exports/${await this.readyExport()}/json`,
    }),
    [`POST ${MINE}/consent`]: () => ({
      payload: { agreed: true, version: currentConsent(this.api.ctx).version },
    }),
    "POST /users-permissions/roles": () => ({
      payload: { email: KNOWN, role: "teacher", given: true, currentPassword: PASSWORD },
    }),
    "POST /users-permissions/blocks": () => ({ payload: { email: KNOWN, blocked: true, currentPassword: PASSWORD } }),
    [`POST ${MINE}/erasure`]: (asker) => ({ payload: { currentPassword: saidBy(asker), understood: true } }),
    [`POST ${MINE}/personality-test`]: () => ({ payload: { answers: this.answers } }),
    [`GET ${MINE}/scales/:scale/draft`]: () => this.openDraft(),
    [`PUT ${MINE}/scales/:scale/draft`]: () => this.openDraft(),
    [`DELETE ${MINE}/personality-test`]: (asker) => this.afterResult(asker, false),
    "PUT /scale-results/:attempt/opinions": (asker) => this.opinionOnResult(asker),
    [`POST ${MINE}/personality-test/restore`]: (asker) => this.afterResult(asker, true),
    // What is sent on and on would never be answered whole.
    [`GET ${MINE}/notifications/stream`]: () => ({ query: "seconds=0" }),
    [`POST ${MINE}/favorites`]: () => ({ payload: { documentId: SAVED } }),
    [`PUT ${MINE}/favorites/:documentId`]: () => this.aFavorite({ note: "to ask about" }),
    [`DELETE ${MINE}/favorites/:documentId`]: () => this.aFavorite(),
    "GET /users/:id": () => ({ path: `/users/${this.whose.id}` }),
    "PUT /users/:id": () => ({ path: `/users/${this.whose.id}` }),
    "GET /feedback": () => ({ query: `documentId=${SAVED}` }),
    "POST /upload": () => formOf([["a.pdf", PDF]]),
  };

  /** The ways to calls that are many of one kind. */
  private wayTo({ method, path }: ApiCall, asker: CallAsker): Promise<Sent> | undefined {
    const [, first = ""] = path.split("/");
    if (first.startsWith("school-")) return this.toOthers(askSchool, `${method} ${path}`, asker);
    if (path.startsWith(`${MINE}/files/`)) return this.toOwnFile(path);
    if (path.startsWith(`${MINE}/showpieces/`)) return this.toShowpiece(method, path);
    if (path.startsWith(`${MINE}/guardian`)) return this.toOthers(askConsent, `${method} ${path}`, asker);
    if (first === "scale-results") return this.toShare(method, path);
    if (first === "advisor-applications") return askApplication(this.api, `${method} ${path}`, this.whose);
    if (/^(consultations?|time-slots|otp|calendar)$/.test(first) || path === `${MINE}/calendar`)
      return this.toOthers(askConsultation, `${method} ${path}`, asker);
    if (first === "guardianships") return this.toOthers(askGuardianship, `${method} ${path}`, asker);
    if (CONTENT.has(first)) return this.toContent(method, path, first);
    if (first === "content-records" && path !== "/content-records") return this.toRecord(method, path);
    if (path.startsWith("/upload/files/")) return this.toFile(path);
    return undefined;
  }

  private async toOthers(
    ask: typeof askSchool | typeof askGuardianship | typeof askConsent | typeof askConsultation,
    what: string,
    asker: CallAsker,
  ): Promise<Sent> {
    const { url: path, headers, payload } = await ask(this.api.ctx, what, asker === "forged" ? "guest" : asker);
    return { path, payload, asks: asker === "forged" ? await this.headersOf("anybody", asker) : { ...headers } };
  }

  private async toContent(method: string, path: string, plural: string): Promise<Sent> {
    if (method === "POST") return { payload: { data: { slug: `fresh-${randomUUID()}` } } };
    const payload = method === "PUT" ? { data: {} } : undefined;
    if (!path.includes(":documentId")) return { payload };
    const id = method === "DELETE" ? await this.freshDraft(plural) : await this.firstOf(plural);
    return { path: idIn(path, id), payload };
  }

  private async firstOf(plural: string): Promise<string> {
    const first = (await this.api.app.inject(`/api/${plural}`)).json().data[0];
    if (!first) throw new Error(`No record of ${plural} is shipped; db/seed/content wants one to ask for.`);
    return first.documentId;
  }

  /** A record that nothing else needs. */
  private async freshDraft(plural: string): Promise<string> {
    const { headers } = await this.withRole("author");
    const payload = { data: { slug: `fresh-${randomUUID()}` } };
    const answer = await this.api.app.inject({
      method: "POST",
      url: `/api/${plural}`,
      headers: { ...headers },
      payload,
    });
    return answer.json().data.documentId;
  }

  private async toRecord(method: string, path: string): Promise<Sent> {
    const { documentId, body } = await recordFor(this.api.ctx, path.split("/")[3] ?? "");
    return { path: idIn(path, documentId), payload: method === "POST" ? body : undefined };
  }

  /** To a file that has just been uploaded. */
  private async toFile(path: string): Promise<Sent> {
    const { headers } = await this.withRole("editor");
    const [file] = (await upload(this.api.app, { ...headers }, [["a.pdf", PDF]])).json();
    return { path: idIn(path, file.documentId) };
  }

  /** The owner has a file of their own. */
  private async toOwnFile(path: string): Promise<Sent> {
    const [file] = (await upload(this.api.app, { ...this.whose.headers }, [["a.pdf", PDF]])).json();
    return { path: idIn(path, file.documentId) };
  }

  /** The owner shows a résumé; taken away when it is to be had back. */
  private async toShowpiece(method: string, path: string): Promise<Sent> {
    const { actor, headers } = this.whose;
    const [file] = (await upload(this.api.app, { ...headers }, [["a.pdf", PDF]])).json();
    const shown = { kind: "resume", said: { name: "Mine" }, file: file.documentId } as const;
    const id = await saveShowpiece(this.api.ctx, actor, shown);
    if (path.endsWith("/restore")) await removeShowpiece(this.api.ctx, actor, id);
    const payload = method === "PUT" ? { kind: "resume", name: "Ours", file: file.documentId } : undefined;
    return { path: idIn(path, id), ...(payload && { payload }) };
  }

  /** The owner has a result, which is shared. */
  private async toShare(method: string, path: string): Promise<Sent> {
    const { actor } = this.whose;
    const { attempt } = await submitAll(this.api.ctx, actor, { answers: this.answers });
    const own = path.replace(":attempt", attempt);
    if (method !== "DELETE") return { path: own };
    const asked = { with: "link", shows: [], days: 7 } as const;
    const { share } = await makeShare(this.api.ctx, actor, attempt, asked);
    return { path: idIn(own, share.id) };
  }

  /** The owner has saved a profession. */
  private async aFavorite(payload?: object): Promise<Sent> {
    await saveFavorite(this.api.ctx, this.whose.actor, { record: SAVED });
    return { path: `${MINE}/favorites/${SAVED}`, ...(payload && { payload }) };
  }

  /** The code of a link for a new password. */
  private async resetCode(): Promise<string> {
    const { ctx, clock } = this.api;
    const code = newToken(ctx);
    await insertLink(ctx.db, {
      token_hash: tokenHash(code),
      user_id: this.whose.id,
      purpose: "reset",
      generation: 1,
      change_id: null,
      created_at: clock.now().toISOString(),
      expires_at: new Date(clock.now().getTime() + HOUR).toISOString(),
      used_at: null,
    });
    return code;
  }

  /** A copy of the owner's data that is ready. */
  private async readyExport(): Promise<string> {
    const { ctx, clock } = this.api;
    const document_id = randomBytes(12).toString("hex");
    const json_file = `export-${randomBytes(16).toString("hex")}-data.json`;
    const asked_at = clock.now().toISOString();
    const expires_at = new Date(clock.now().getTime() + HOUR).toISOString();
    await ctx.files.put("private", json_file, Buffer.from("{}"), "application/json");
    const made = { document_id, user_id: this.whose.id, state: "ready", locale: "en", json_file } as const;
    await ctx.db
      .insertInto("exports")
      .values({ ...made, asked_at, ready_at: asked_at, expires_at })
      .execute();
    return document_id;
  }

  /** The owner has begun the scale. */
  private async openDraft(): Promise<Sent> {
    await startOrResume(this.api.ctx, this.whose.actor, TENDENCIES);
    const draft = await draftForDevice(this.api.ctx, this.whose.actor, TENDENCIES, "en");
    const answers = [{ item: "R1", answer: "true", ms: null, ago: 0 }];
    const path = `${MINE}/scales/${TENDENCIES}/draft`;
    return { path, payload: { attempt: draft.attempt, signIn: draft.signIn, answers } };
  }

  /** The owner has a result and says what they think of a profession of it. */
  private async opinionOnResult(_asker: CallAsker): Promise<Sent> {
    const { attempt } = await submitAll(this.api.ctx, this.whose.actor, { answers: this.answers });
    const job = seedId("job", "nurse");
    return { path: `/scale-results/${attempt}/opinions`, payload: { job, opinion: "like" } };
  }

  /** The owner has a result; withdrawn when it is to be taken back. */
  private async afterResult(asker: CallAsker, isWithdrawn: boolean): Promise<Sent> {
    if (asker === "guest" || asker === "forged") return {};
    const headers = { ...this.whose.headers };
    const url = `/api${MINE}/personality-test`;
    await this.api.app.inject({ method: "POST", url, headers, payload: { answers: this.answers } });
    if (isWithdrawn) await this.api.app.inject({ method: "DELETE", url, headers });
    return {};
  }
}

function newcomer(email: string) {
  return { email, password: PASSWORD, firstname: "Salma", lastname: "Harthi", terms: true };
}
