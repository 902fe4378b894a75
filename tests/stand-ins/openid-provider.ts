import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from "oidc-provider";

/** What the provider is to do wrong, from now on. */
export type ProviderFault =
  | "none"
  | "audience"
  | "issuer"
  | "nonce"
  | "signature"
  | "expired"
  | "no-auth-time"
  | "old-auth-time"
  | "broken";

export interface ProviderAccount {
  readonly email: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface ProviderStandIn {
  /** For OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };
  /** Its people by `sub`; what is typed as the name at its page is the `sub`. */
  readonly accounts: Map<string, ProviderAccount>;
  /** The queries of the requests for its page, newest last. */
  readonly asked: URLSearchParams[];
  fail(fault: ProviderFault): void;
  /** Says as Google does that it tells nobody when it asked a person; before the first discovery. */
  hideAuthTime(): void;
  /** Lists the values of `prompt` it knows; before the discovery of whoever is to read it. */
  listPrompts(values: readonly string[]): void;
  /** Takes a browser through its page as `sub`, or stops there; the address it leads back to. */
  answer(page: string, sub: string | null): Promise<string>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface ProviderState {
  fault: ProviderFault;
  hidesAuthTime: boolean;
  prompts: readonly string[] | null;
}

const CLIENT = { clientId: "wijha", clientSecret: "stand-in secret for tests only" } as const;
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const KEY_ID = "stand-in";

/** A real OpenID provider with a sign-in page of its own; on a free port unless one is given. */
export async function startOpenIdProvider(
  redirectUris: string[],
  atPort = 0,
  { knowsSelectAccount = true } = {},
): Promise<ProviderStandIn> {
  const accounts: ProviderStandIn["accounts"] = new Map();
  const asked: URLSearchParams[] = [];
  const state: ProviderState = { fault: "none", hidesAuthTime: false, prompts: null };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const port = await listen(server, atPort);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, settings(accounts, redirectUris, knowsSelectAccount));
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    if (ctx.path === "/auth") asked.push(new URL(ctx.href).searchParams);
    await next();
    distort(ctx, state);
  });
  const respond = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith("/interaction/")) void interact(provider, request, response);
    else void respond(request, response);
  };
  return {
    oidc: { issuer, ...CLIENT },
    accounts,
    asked,
    fail: (fault) => {
      state.fault = fault;
    },
    hideAuthTime: () => {
      state.hidesAuthTime = true;
    },
    listPrompts: (values) => {
      state.prompts = values;
    },
    answer: (page, sub) => walk(page, sub, issuer),
    pause: () => close(server),
    resume: async () => void (await listen(server, port)),
    stop: () => close(server),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function settings(
  accounts: ProviderStandIn["accounts"],
  redirectUris: string[],
  knowsSelectAccount: boolean,
): Configuration {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  if (knowsSelectAccount) policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 600, Session: 3600 },
    async findAccount(_ctx, sub) {
      const { email_verified = true, ...account } = accounts.get(sub) ?? { email: `${sub}@unknown.example` };
      return { accountId: sub, claims: async () => ({ sub, email_verified, ...account }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** Signs the answer's claims anew after changing them, with the provider's own key where the fault is not the signature. */
function distort(ctx: KoaContextWithOIDC, { fault, hidesAuthTime, prompts }: ProviderState) {
  const body = ctx.body as
    | { claims_supported?: string[]; prompt_values_supported?: readonly string[]; id_token?: string }
    | undefined;
  if (prompts && body?.claims_supported) body.prompt_values_supported = prompts;
  if (hidesAuthTime && body?.claims_supported)
    body.claims_supported = body.claims_supported.filter((claim) => claim !== "auth_time");
  if (ctx.path !== "/token" || !body?.id_token || fault === "none") return;
  if (fault === "broken") {
    ctx.status = 500;
    ctx.body = { error: "server_error" };
    return;
  }
  const [head = "", payload = ""] = body.id_token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const now = Math.floor(Date.now() / 1000);
  if (fault === "audience") claims.aud = "another-client";
  if (fault === "issuer") claims.iss = "https://accounts.evil.example";
  if (fault === "nonce") claims.nonce = "another";
  if (fault === "expired") Object.assign(claims, { iat: now - 7200, exp: now - 3600 });
  if (fault === "no-auth-time") delete claims.auth_time;
  if (fault === "old-auth-time") claims.auth_time = now - 3600;
  const text = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  const key = fault === "signature" ? generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey : privateKey;
  body.id_token = `${text}.${sign("RSA-SHA256", Buffer.from(text), createPrivateKey(key.export({ format: "pem", type: "pkcs8" }))).toString("base64url")}`;
}

/** The provider's page: a name and a button, or a link that stops. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.endsWith("/stop")) {
    await provider.interactionFinished(request, response, { error: "access_denied" });
    return;
  }
  if (request.method !== "POST") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1><form method="post"><label>Account <input name="account" required></label><button>Sign in</button></form><a href="${request.url}/stop">Stop</a></html>`,
    );
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const accountId = new URLSearchParams(Buffer.concat(parts).toString()).get("account") ?? "";
  const result = { login: { accountId }, select_account: {} };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** What a browser does there, with cookies of its own. */
async function walk(page: string, sub: string | null, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = page;
  for (let steps = 0; steps < 10; steps += 1) {
    const isForm = url.startsWith(`${issuer}/interaction/`);
    const answer = await fetch(isForm && sub === null ? `${url}/stop` : url, {
      redirect: "manual",
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(isForm && sub !== null ? { method: "POST", body: new URLSearchParams({ account: sub }) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, issuer).href;
    if (!url.startsWith(issuer)) return url;
  }
  throw new Error("The provider leads nowhere");
}
