import path from "node:path";
import { z } from "zod";
import { readStorageUrl } from "./files/storage-url.ts";

/** A setting that cannot be used: the sentence says what to do. */
export class ConfigError extends Error {}

export interface SiteConfig {
  readonly name: { readonly ar: string; readonly en: string };
  readonly logo: string;
  readonly supportAddress: string;
  readonly phonePattern: string;
  readonly timeZone: string;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekStart: number;
  readonly social: { readonly instagram: string; readonly x: string; readonly linkedin: string };
  readonly firstYear: number;
  /** Address of a video in place of the shipped introduction; empty otherwise. */
  readonly introVideo: string;
}

/** Sign-in through an OpenID provider; the shipped words name Google. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What happens before results of somebody under 18, or of unknown age, are kept. */
export const GUARDIAN_RULES = ["off", "notify", "require"] as const;
export type GuardianRule = (typeof GUARDIAN_RULES)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Empty means: made at first start and kept in the data folder. */
  readonly sessionSecret: string;
  readonly demo: boolean;
  readonly trustProxy: number | readonly string[] | false;
  readonly metricsToken: string;
  readonly logLevel: string;
  readonly deadLetterDays: number;
  readonly linkHours: number;
  readonly unactivatedDays: number;
  readonly signInIdleDays: number;
  readonly signInDays: number;
  readonly tryOutHours: number;
  readonly resetLinkMinutes: number;
  /** How long a change of address can be undone from the old one. */
  readonly emailUndoDays: number;
  /** Null when no provider is set: the button is not shown. */
  readonly oidc: OidcConfig | null;
  readonly guardians: GuardianRule;
  /** Days between asking for erasure and erasing. */
  readonly eraseDays: number;
  readonly exportDays: number;
  /** How long copies of the database that the program makes itself are kept. */
  readonly backupDays: number;
  /** Accounts unused for so long are erased after a warning; 0 never. */
  readonly inactiveMonths: number;
  /** How long a class can be open at most, and how many places it can have. */
  readonly classDays: number;
  readonly classPlaces: number;
  readonly paperCodeDays: number;
  /** Empty means: files are kept in the data folder. */
  readonly storageUrl: string;
  /** The largest file that can be uploaded, in MB. */
  readonly uploadMb: number;
  readonly site: SiteConfig;
}

const text = (fallback: string) => z.string().trim().default(fallback);
const whole = (fallback: number, min: number, max: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined ? fallback : Number(value)),
    z.number().int().min(min).max(max),
  );

const SETTINGS = z.object({
  PORT: whole(3000, 0, 65535),
  HOST: text("127.0.0.1").transform((value) => value || "127.0.0.1"),
  PUBLIC_URL: text(""),
  DATA_DIR: text("./data").transform((value) => value || "./data"),
  DATABASE_URL: text("").refine(
    (value) => value === "" || /^postgres(ql)?:\/\//.test(value),
    "must begin with postgres://",
  ),
  SMTP_URL: text("").refine(
    (value) => value === "" || /^smtps?:\/\//.test(value),
    "must begin with smtp:// or smtps://",
  ),
  MAIL_FROM: text("Wijha <no-reply@wijha.example>"),
  SESSION_SECRET: text("").refine((value) => value === "" || value.length >= 32, "must have at least 32 characters"),
  DEMO: text("").refine((value) => ["", "0", "1"].includes(value), "must be 0 or 1"),
  TRUST_PROXY: text(""),
  METRICS_TOKEN: text("").refine((value) => value === "" || value.length >= 16, "must have at least 16 characters"),
  LOG_LEVEL: text("info").refine(
    (value) => ["", "fatal", "error", "warn", "info", "debug", "trace", "silent"].includes(value),
    "must be one of fatal, error, warn, info, debug, trace, silent",
  ),
  DEAD_LETTER_DAYS: whole(30, 1, 3650),
  LINK_HOURS: whole(24, 1, 720),
  UNACTIVATED_DAYS: whole(7, 1, 365),
  SIGN_IN_IDLE_DAYS: whole(14, 1, 365),
  SIGN_IN_DAYS: whole(60, 1, 365),
  TRY_OUT_HOURS: whole(24, 1, 720),
  RESET_LINK_MINUTES: whole(60, 5, 1440),
  EMAIL_UNDO_DAYS: whole(7, 1, 30),
  OIDC_ISSUER: text("https://accounts.google.com").refine(
    (value) => URL.canParse(value) && (value.startsWith("https:") || isLoopback(new URL(value).hostname)),
    "must be an https address",
  ),
  OIDC_CLIENT_ID: text(""),
  OIDC_CLIENT_SECRET: text(""),
  GUARDIANS: text("notify").refine(
    (value) => GUARDIAN_RULES.some((rule) => rule === value),
    "must be off, notify or require",
  ),
  ERASE_DAYS: whole(14, 0, 90),
  EXPORT_DAYS: whole(7, 1, 30),
  BACKUP_DAYS: whole(30, 1, 365),
  INACTIVE_MONTHS: whole(36, 0, 240),
  CLASS_DAYS: whole(30, 1, 365),
  CLASS_PLACES: whole(600, 1, 5000),
  PAPER_CODE_DAYS: whole(90, 1, 365),
  STORAGE_URL: text("").refine(
    (value) => value === "" || readStorageUrl(value) !== null,
    "must look like s3://KEY:SECRET@host/bucket?region=…",
  ),
  UPLOAD_MB: whole(20, 1, 200),
  SITE_NAME_AR: text("وِجهة"),
  SITE_NAME_EN: text("Wijha"),
  SITE_LOGO: text(""),
  SITE_SUPPORT_ADDRESS: text("support@wijha.example"),
  SITE_PHONE_PATTERN: text("^[0-9]{8}$"),
  SITE_TIME_ZONE: text("Asia/Muscat"),
  SITE_WEEK_START: whole(0, 0, 6),
  SITE_INSTAGRAM: text(""),
  SITE_X: text(""),
  SITE_LINKEDIN: text(""),
  SITE_FIRST_YEAR: whole(2023, 1990, 2100),
  SITE_INTRO_VIDEO: text("").refine(
    (value) => value === "" || /^(\/(?!\/)|https:\/\/)\S+\.(mp4|webm)$/i.test(value),
    "must be a path of this site or an https address that ends in .mp4 or .webm",
  ),
});

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Reads the settings; throws ConfigError with one sentence when one is wrong or two contradict each other. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = SETTINGS.safeParse(env);
  if (!parsed.success) {
    const fault = parsed.error.issues[0];
    throw new ConfigError(
      `The setting ${fault?.path.join(".")} ${fault?.message ?? "is wrong"}. Correct it (docs/operate.md lists all settings) and start again.`,
    );
  }
  const set = parsed.data;
  const publicUrl = readPublicUrl(set.PUBLIC_URL, set.HOST, set.PORT);
  const reasons = reasonsAgainstDemo(env, set, publicUrl);
  if (set.DEMO === "1" && reasons.length > 0) {
    throw new ConfigError(
      `DEMO=1 contradicts ${reasons[0]}: demo mode has public passwords. Take one of the two away and start again.`,
    );
  }
  const demo = set.DEMO !== "0" && reasons.length === 0;
  if (!demo && set.SMTP_URL === "") {
    throw new ConfigError(
      "SMTP_URL is empty and demo mode is off: set SMTP_URL to your mail server (smtp://user:password@host:587) and start again.",
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    dataDir: path.resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    sessionSecret: set.SESSION_SECRET,
    demo,
    trustProxy: readTrustProxy(set.TRUST_PROXY),
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL || "info",
    deadLetterDays: set.DEAD_LETTER_DAYS,
    linkHours: set.LINK_HOURS,
    unactivatedDays: set.UNACTIVATED_DAYS,
    signInIdleDays: set.SIGN_IN_IDLE_DAYS,
    signInDays: set.SIGN_IN_DAYS,
    tryOutHours: set.TRY_OUT_HOURS,
    resetLinkMinutes: set.RESET_LINK_MINUTES,
    emailUndoDays: set.EMAIL_UNDO_DAYS,
    oidc: readOidc(set),
    guardians: set.GUARDIANS as GuardianRule,
    eraseDays: set.ERASE_DAYS,
    exportDays: set.EXPORT_DAYS,
    backupDays: set.BACKUP_DAYS,
    inactiveMonths: set.INACTIVE_MONTHS,
    classDays: set.CLASS_DAYS,
    classPlaces: set.CLASS_PLACES,
    paperCodeDays: set.PAPER_CODE_DAYS,
    storageUrl: set.STORAGE_URL,
    uploadMb: set.UPLOAD_MB,
    site: readSite(set),
  };
}

type Settings = z.infer<typeof SETTINGS>;

function readPublicUrl(value: string, host: string, port: number): string {
  if (value === "") return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new ConfigError(
      "The setting PUBLIC_URL must be a whole address such as https://guidance.example. Correct it and start again.",
    );
  }
  return new URL(value).origin;
}

/** Why demo mode may not be on, in the order a person would look for it. */
function reasonsAgainstDemo(env: NodeJS.ProcessEnv, set: Settings, publicUrl: string): string[] {
  const callerEnvironment = env.WIJHA_CALLER_NODE_ENV ?? env.NODE_ENV ?? "";
  const reasons: string[] = [];
  if (callerEnvironment === "production") reasons.push("NODE_ENV=production");
  if (set.PUBLIC_URL !== "" && !isLoopback(new URL(publicUrl).hostname)) reasons.push("PUBLIC_URL");
  if (!isLoopback(set.HOST)) reasons.push("HOST");
  if (set.TRUST_PROXY !== "") reasons.push("TRUST_PROXY");
  if (set.DATABASE_URL !== "") reasons.push("DATABASE_URL");
  if (set.SMTP_URL !== "") reasons.push("SMTP_URL");
  return reasons;
}

function readOidc(set: Settings): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  if (clientId === "" && clientSecret === "") return null;
  if (clientId !== "" && clientSecret !== "") return { issuer, clientId, clientSecret };
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

function readSite(set: Settings): SiteConfig {
  try {
    new Intl.DateTimeFormat("en", { timeZone: set.SITE_TIME_ZONE });
    new RegExp(set.SITE_PHONE_PATTERN);
  } catch {
    throw new ConfigError(
      "SITE_TIME_ZONE or SITE_PHONE_PATTERN cannot be read. Correct it (for example Asia/Muscat, ^[0-9]{8}$) and start again.",
    );
  }
  return {
    name: { ar: set.SITE_NAME_AR, en: set.SITE_NAME_EN },
    logo: set.SITE_LOGO,
    supportAddress: set.SITE_SUPPORT_ADDRESS,
    phonePattern: set.SITE_PHONE_PATTERN,
    timeZone: set.SITE_TIME_ZONE,
    weekStart: set.SITE_WEEK_START,
    social: { instagram: set.SITE_INSTAGRAM, x: set.SITE_X, linkedin: set.SITE_LINKEDIN },
    firstYear: set.SITE_FIRST_YEAR,
    introVideo: set.SITE_INTRO_VIDEO,
  };
}

/** The only place that reads the process's environment. */
export function configFromEnvironment(): Config {
  return readConfig(process.env);
}
