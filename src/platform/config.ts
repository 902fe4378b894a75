import path from "node:path";
import { z } from "zod";
import { isLoopback } from "./config/loopback.ts";
import { listSettings, type ValuesOf, valuesOf } from "./config/setting.ts";
import { SETTINGS } from "./config/settings.ts";

/** A setting that cannot be used: the sentence says what to do. */
export class ConfigError extends Error {}

type Values = ValuesOf<typeof SETTINGS>;

/** Sign-in through an OpenID provider; the shipped words name Google. */
export type OidcConfig = Values["oidc"];
export type GuardianRule = Values["guardians"];

/** The settings, with what follows from several of them. */
export interface Config extends Omit<Values, "demo" | "trustProxy" | "oidc"> {
  readonly demo: boolean;
  readonly trustProxy: number | readonly string[] | false;
  /** Null when no provider is set: the button is not shown. */
  readonly oidc: OidcConfig | null;
}

const SCHEMA = z.object(Object.fromEntries(listSettings(SETTINGS).map(({ env, schema }) => [env, schema])));

/** Reads the settings; throws ConfigError with one sentence when one is wrong or two contradict each other. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = SCHEMA.safeParse(env);
  if (!parsed.success) {
    const fault = parsed.error.issues[0];
    throw new ConfigError(
      `The setting ${fault?.path.join(".")} ${fault?.message ?? "is wrong"}. Correct it (docs/operate.md lists all settings) and start again.`,
    );
  }
  const set = valuesOf(SETTINGS, parsed.data);
  const publicUrl = readPublicUrl(set);
  const reasons = reasonsAgainstDemo(env, set, publicUrl);
  if (set.demo === "1" && reasons.length > 0) {
    throw new ConfigError(
      `DEMO=1 contradicts ${reasons[0]}: demo mode has public passwords. Take one of the two away and start again.`,
    );
  }
  const demo = set.demo !== "0" && reasons.length === 0;
  if (!demo && set.smtpUrl === "") {
    throw new ConfigError(
      "SMTP_URL is empty and demo mode is off: set SMTP_URL to your mail server (smtp://user:password@host:587) and start again.",
    );
  }
  return {
    ...set,
    publicUrl,
    dataDir: path.resolve(set.dataDir),
    demo,
    trustProxy: readTrustProxy(set.trustProxy),
    oidc: readOidc(set.oidc),
    site: readSite(set.site),
  };
}

function readPublicUrl({ publicUrl: value, host, port }: Values): string {
  if (value === "") return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new ConfigError(
      "The setting PUBLIC_URL must be a whole address such as https://guidance.example. Correct it and start again.",
    );
  }
  return new URL(value).origin;
}

/** Why demo mode may not be on, in the order a person would look for it. */
function reasonsAgainstDemo(env: NodeJS.ProcessEnv, set: Values, publicUrl: string): string[] {
  const callerEnvironment = env.WIJHA_CALLER_NODE_ENV ?? env.NODE_ENV ?? "";
  const reasons: string[] = [];
  if (callerEnvironment === "production") reasons.push("NODE_ENV=production");
  if (set.publicUrl !== "" && !isLoopback(new URL(publicUrl).hostname)) reasons.push("PUBLIC_URL");
  if (!isLoopback(set.host)) reasons.push("HOST");
  if (set.trustProxy !== "") reasons.push("TRUST_PROXY");
  if (set.databaseUrl !== "") reasons.push("DATABASE_URL");
  if (set.smtpUrl !== "") reasons.push("SMTP_URL");
  return reasons;
}

function readOidc(oidc: OidcConfig): OidcConfig | null {
  const { clientId, clientSecret } = oidc;
  if (clientId === "" && clientSecret === "") return null;
  if (clientId !== "" && clientSecret !== "") return oidc;
  throw new ConfigError(
    "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set both (docs/operate.md says where they come from), or neither, and start again.",
  );
}

function readTrustProxy(value: string): number | readonly string[] | false {
  if (value === "" || value === "0") return false;
  if (/^\d+$/.test(value)) return Number(value);
  const addresses = value.split(",").map((part) => part.trim());
  if (addresses.every((address) => /^[0-9a-f:.]+(\/\d{1,3})?$/i.test(address) && /[.:]/.test(address)))
    return addresses;
  throw new ConfigError(
    "The setting TRUST_PROXY must be a number of hops or a list of addresses: trusting everybody lets anyone invent an address. Correct it and start again.",
  );
}

function readSite(site: Values["site"]): Values["site"] {
  try {
    new Intl.DateTimeFormat("en", { timeZone: site.timeZone });
    new RegExp(site.phonePattern);
    return site;
  } catch {
    throw new ConfigError(
      "SITE_TIME_ZONE or SITE_PHONE_PATTERN cannot be read. Correct it (for example Asia/Muscat, ^[0-9]{8}$) and start again.",
    );
  }
}

/** The only place that reads the process's environment. */
export function configFromEnvironment(): Config {
  return readConfig(process.env);
}
