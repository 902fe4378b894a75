import { argon2Sync } from "node:crypto";
import { type NewUser, putUser } from "#features/accounts/store/users.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import type { TestApi } from "./api.ts";

/** The password of everybody made here. */
export const PASSWORD = "palm shade at noon";
/** The service's own cost would be most of what sign-ups and sign-ins take in tests. */
export const QUICK_COST = { memory: 64, passes: 1 };
const SALT = "salt of the tests";
/** The password at that cost. */
export const QUICK_HASH = ["", "argon2id", "v=19", "m=64,t=1,p=1", plain(SALT), plain(quick())].join("$");

function quick(): Buffer {
  return argon2Sync("argon2id", { message: PASSWORD, nonce: SALT, parallelism: 1, tagLength: 32, ...QUICK_COST });
}

function plain(bytes: string | Buffer): string {
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}

export interface Called {
  readonly status: number;
  readonly code: string | undefined;
  /** Code of the first refused field, and its path. */
  readonly field: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of many calls
  readonly body: any;
}

/** Stores somebody with an active account; `changes` are columns of `users`. */
export async function storeSomebody(
  { ctx, clock }: Pick<TestApi, "ctx" | "clock">,
  email: string,
  changes: Partial<NewUser> = {},
): Promise<void> {
  const at = clock.now().toISOString();
  await putUser(ctx.db, {
    email,
    password_hash: QUICK_HASH,
    first_name: "سالم",
    last_name: "البلوشي",
    account_type: "Student",
    gender: null,
    birth_date: null,
    age_band: null,
    grade: null,
    keep_results: "keep",
    locale: "ar",
    is_demo: false,
    consent_version: CONSENT_VERSION,
    activated_at: at,
    created_at: at,
    ...changes,
  });
}

/** Calls of the API as a program makes them, each from a browser of its own unless told. */
export class Caller {
  private readonly api: TestApi;
  private serial = 0;

  constructor(api: TestApi) {
    this.api = api;
  }

  async call(what: string, payload?: unknown, token?: string, device?: string): Promise<Called> {
    const [method, path] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
    this.serial += 1;
    const answer = await this.api.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        cookie: `device=${device ?? `browser${this.serial}`}`,
        ...(payload !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: payload === undefined ? undefined : JSON.stringify(payload),
    });
    const body = answer.json();
    const error = body?.error;
    const first = error?.details?.errors?.[0];
    return {
      status: answer.statusCode,
      code: error?.details?.code,
      field: first && `${first.path.join(".")}: ${first.message}`,
      body,
    };
  }

  /** Somebody with an active account; `changes` are columns of `users`. */
  async somebody(changes: Partial<NewUser> = {}): Promise<string> {
    this.serial += 1;
    const email = `somebody${this.serial}-${Math.random().toString(36).slice(2, 8)}@example.org`;
    await storeSomebody(this.api, email, changes);
    return changes.email ?? email;
  }

  signIn(identifier: string, password = PASSWORD, device?: string): Promise<Called> {
    return this.call("POST /auth/local", { identifier, password }, undefined, device);
  }

  async tokenOf(email: string, password = PASSWORD): Promise<string> {
    return (await this.signIn(email, password)).body.jwt ?? "";
  }

  async isSignedIn(token: string): Promise<boolean> {
    return (await this.call("GET /users/me", undefined, token)).status === 200;
  }
}
