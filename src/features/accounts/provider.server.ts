import * as openid from "openid-client";
import { isLoopback } from "#platform/config/loopback.ts";
import type { OidcConfig } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isEmail, normaliseEmail } from "#shared/email.ts";
import type { ConnectFault } from "./rules.ts";

/** What binds an answer of the provider to the browser that asked. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Milliseconds since 1970: for a proof the provider must have asked the person after this moment. */
  readonly startedAt: number;
  readonly isProof: boolean;
}

/** Who the provider says somebody is; the address is verified. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

const TIMEOUT_S = 5;
const CLOCK_TOLERANCE_S = 60;
const LONGEST_SUBJECT = 255;
const known = new WeakMap<OidcConfig, Promise<openid.Configuration>>();

/** A refusal of signing in through the provider, with its reason. */
export function connectFault(reason: ConnectFault): AppError {
  return new AppError("provider_failed", { extra: { reason } });
}

/** Where the provider sends people back to; it has to know this address. */
export function redirectUri(ctx: Context): string {
  return new URL("/api/auth/google/callback", ctx.config.publicUrl).href;
}

/** New random values for one way to the provider and back. */
export function newChecks(ctx: Context, isProof: boolean): ProviderChecks {
  return {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
    startedAt: ctx.clock.now().getTime(),
    isProof,
  };
}

/** The provider's page that asks who somebody is. */
export async function providerPage(ctx: Context, checks: ProviderChecks, locale: "ar" | "en"): Promise<string> {
  const provider = await providerOf(ctx);
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(ctx),
    scope: "openid email profile",
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: "S256",
    ui_locales: locale,
    ...promptOf(ctx, provider, checks),
  });
  return url.href;
}

/** Checks the provider's answer (state, PKCE, nonce, issuer, audience, signature, times) and reads who it is about. */
export async function readAnswer(ctx: Context, checks: ProviderChecks, query: URLSearchParams): Promise<Vouched> {
  const provider = await providerOf(ctx);
  const url = new URL(redirectUri(ctx));
  url.search = query.toString();
  const elapsed = Math.ceil((ctx.clock.now().getTime() - checks.startedAt) / 1000);
  try {
    const tokens = await openid.authorizationCodeGrant(provider, url, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
      maxAge: checks.isProof && provesByTime(ctx, provider) ? elapsed : undefined,
    });
    const claims = tokens.claims();
    if (!claims) throw connectFault("failed");
    const said = claims.email === undefined ? await userInfo(provider, tokens.access_token, claims.sub) : claims;
    return vouchedOf(claims, said);
  } catch (error) {
    throw error instanceof AppError ? error : refusalOf(ctx, error);
  }
}

function userInfo(provider: openid.Configuration, token: string, subject: string) {
  if (!provider.serverMetadata().userinfo_endpoint) throw connectFault("failed");
  return openid.fetchUserInfo(provider, token, subject);
}

function vouchedOf(claims: openid.IDToken, said: Readonly<Record<string, unknown>>): Vouched {
  const text = (name: string) => (typeof said[name] === "string" ? (said[name] as string) : "");
  const email = normaliseEmail(text("email"));
  if (said.email_verified !== true) throw connectFault("unverified");
  if (!isEmail(email) || claims.sub.length > LONGEST_SUBJECT) throw connectFault("failed");
  const { iss: issuer, sub: subject } = claims;
  return { issuer, subject, email, givenName: text("given_name"), familyName: text("family_name") };
}

/** What the provider's page is to ask. On a shared computer nobody is signed in as the one before them. */
function promptOf(ctx: Context, provider: openid.Configuration, { isProof }: ProviderChecks): Record<string, string> {
  if (isProof && provesByTime(ctx, provider)) return { prompt: "login", max_age: "0" };
  const { oidcPrompt: prompt } = ctx.config;
  return prompt === "none" || (prompt === "select_account" && !letsChoose(ctx, provider)) ? {} : { prompt };
}

/** A way there and back proves somebody by the time the provider asked them; only where it lets them choose is the way itself enough. */
function provesByTime(ctx: Context, provider: openid.Configuration): boolean {
  return tellsWhenAsked(provider) || !letsChoose(ctx, provider);
}

/** A provider may list the values of `prompt` it knows; the setting speaks for those that do not. */
function letsChoose({ config }: Context, provider: openid.Configuration): boolean {
  const { prompt_values_supported: listed } = provider.serverMetadata() as { prompt_values_supported?: unknown };
  const isKnown = !Array.isArray(listed) || listed.includes("select_account");
  return config.oidcPrompt === "select_account" && isKnown;
}

/** Google neither takes prompt=login nor tells when it asked (decision 0014); a provider says so in `claims_supported`. */
function tellsWhenAsked(provider: openid.Configuration): boolean {
  return provider.serverMetadata().claims_supported?.includes("auth_time") ?? true;
}

function providerOf(ctx: Context): Promise<openid.Configuration> {
  const { oidc } = ctx.config;
  if (!oidc) throw new AppError("not_found");
  const found = known.get(oidc);
  if (found) return found;
  const asked = discover(oidc).catch((error: unknown) => {
    known.delete(oidc);
    ctx.log.warn({ code: codeOf(error) }, "the sign-in provider could not be read");
    throw connectFault("down");
  });
  known.set(oidc, asked);
  return asked;
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<openid.Configuration> {
  const server = new URL(issuer);
  const execute = [openid.enableNonRepudiationChecks];
  if (server.protocol === "http:" && isLoopback(server.hostname)) execute.push(openid.allowInsecureRequests);
  const post = openid.ClientSecretPost(clientSecret);
  const basic = openid.ClientSecretBasic(clientSecret);
  const authenticate: openid.ClientAuth = (as, ...rest) =>
    (as.token_endpoint_auth_methods_supported?.includes("client_secret_post") ? post : basic)(as, ...rest);
  const metadata = { [openid.clockTolerance]: CLOCK_TOLERANCE_S };
  return openid.discovery(server, clientId, metadata, authenticate, { execute, timeout: TIMEOUT_S });
}

/** The library's errors hold claims and tokens, so that only their code is logged. */
function refusalOf(ctx: Context, error: unknown): AppError {
  if (error instanceof openid.AuthorizationResponseError && error.error === "access_denied")
    return connectFault("denied");
  ctx.log.warn({ code: codeOf(error) }, "an answer of the sign-in provider was refused");
  return connectFault(isNetworkFault(error) ? "down" : "failed");
}

function isNetworkFault(error: unknown): boolean {
  const code = codeOf(error);
  return code === "OAUTH_TIMEOUT" || code === "fetch failed";
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : error.message === "fetch failed" ? error.message : error.name;
}
