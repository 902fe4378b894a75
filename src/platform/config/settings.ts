import { readStorageUrl } from "../files/storage-url.ts";
import { CONSULTATION_SETTINGS } from "./consultation-settings.ts";
import { isLoopback } from "./loopback.ts";
import { flag, list, oneOf, setting, text, textOrDefault, whole } from "./setting.ts";

/** What a sign-up with somebody else's address hears. */
const TAKEN_ADDRESS = ["told", "hidden"] as const;

/** What happens before results of somebody under 18, or of unknown age, are kept. */
const GUARDIAN_RULES = ["off", "notify", "require"] as const;

const SWITCH = ["on", "off"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const emptyOr = (pattern: RegExp) => (value: string) => value === "" || pattern.test(value);
const emptyOrFrom = (length: number) => (value: string) => value === "" || value.length >= length;

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

/** Every setting, once: its name here is its place in the config. */
export const SETTINGS = {
  port: setting("PORT", "server", whole(3000, 0, 65535), "port"),
  host: setting(
    "HOST",
    "server",
    textOrDefault("127.0.0.1"),
    "address to listen on; anything but loopback turns demo mode off",
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "server",
    text(""),
    "address people use: links in mails, canonical addresses, same-origin checks, `__Host-` cookies on https",
    "http://HOST:PORT",
  ),
  sessionSecret: setting(
    "SESSION_SECRET",
    "server",
    text("", [emptyOrFrom(32), "must have at least 32 characters"]),
    "key for hashes of devices and addresses, 32 characters or more; kept in DATA_DIR/secret when empty",
    "made at first start",
  ),
  demo: setting(
    "DEMO",
    "server",
    text("", [emptyOr(/^[01]$/), "must be 0 or 1"]),
    "`0` turns demo mode off; `1` asks for it and contradicts the settings that turn it off (below)",
  ),
  trustProxy: setting(
    "TRUST_PROXY",
    "server",
    text(""),
    "number of proxy hops, or a list of proxy addresses; `true` is refused",
  ),
  cors: {
    reads: setting(
      "CORS_READS",
      "server",
      oneOf("*", ["*", "off"], "must be * or off"),
      "`*`: pages of every site may read what the API tells anybody and public files, without cookies; `off`: none may",
    ),
    origins: setting(
      "CORS_ORIGINS",
      "server",
      list(isOrigin, "must be origins such as https://app.example, with commas between them"),
      "sites whose pages may make every call with a token of their own",
    ),
    cookies: setting(
      "CORS_COOKIES",
      "server",
      flag(false),
      "`1`: pages of CORS_ORIGINS may use the sign-in of the browser too; they are then trusted like this site",
    ),
  },
  metricsToken: setting(
    "METRICS_TOKEN",
    "server",
    text("", [emptyOrFrom(16), "must have at least 16 characters"]),
    "bearer token for `GET /metrics`; without it /metrics is 404",
  ),
  serviceWorker: setting(
    "SERVICE_WORKER",
    "server",
    oneOf("on", SWITCH, "must be on or off"),
    "`off` takes the service worker back: browsers that have it remove it and what it kept",
  ),
  workAtOnce: setting(
    "WORK_AT_ONCE",
    "server",
    whole(32, 1, 10_000),
    "how many pages that are not stored, and searches, one process works on at once",
  ),
  workWaiting: setting(
    "WORK_WAITING",
    "server",
    whole(1000, 0, 100_000),
    "how many more may wait for that, 8 seconds at most; what is beyond gets 503 and is asked to come back",
  ),
  asksPerMinute: setting(
    "ASKS_PER_MINUTE",
    "server",
    whole(600, 10, 1_000_000),
    "how many such pages and searches one account, or one browser that this service marked, gets in a minute; beyond that 429",
  ),
  addressAsksPerMinute: setting(
    "ADDRESS_ASKS_PER_MINUTE",
    "server",
    whole(30_000, 100, 10_000_000),
    "the same for everybody of one address together: a school of 500 behind one address stays far below",
  ),
  streams: setting(
    "STREAMS",
    "server",
    whole(10_000, 0, 100_000),
    "how many open pages one process tells of new notifications at once; what is beyond gets 503, and sees them at its next page",
  ),
  personStreams: setting(
    "PERSON_STREAMS",
    "server",
    whole(8, 1, 100),
    "how many of those one account may have at once; beyond that 429",
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "server",
    textOrDefault("info", [
      (value) => value === "" || LOG_LEVELS.includes(value),
      `must be one of ${LOG_LEVELS.join(", ")}`,
    ]),
    LOG_LEVELS.join(", "),
  ),
  openDataLicence: setting(
    "OPEN_DATA_LICENCE",
    "server",
    text("CC BY 4.0"),
    "licence of what this service itself wrote, in the open dataset at /open-data; empty: no dataset is offered",
  ),
  dataDir: setting(
    "DATA_DIR",
    "storage",
    textOrDefault("./data"),
    "data folder (0700): SQLite file, secret, mails of demo mode",
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "storage",
    text("", [emptyOr(/^postgres(ql)?:\/\//), "must begin with postgres://"]),
    "empty: SQLite in DATA_DIR; `postgres://…`: PostgreSQL",
  ),
  storageUrl: setting(
    "STORAGE_URL",
    "storage",
    text("", [
      (value) => value === "" || readStorageUrl(value) !== null,
      "must look like s3://KEY:SECRET@host/bucket?region=…",
    ]),
    "`s3://KEY:SECRET@host[:port]/bucket?region=…` (`&tls=0` without TLS; special signs %-encoded): uploaded files go to this bucket; empty: DATA_DIR/files",
  ),
  uploadMb: setting(
    "UPLOAD_MB",
    "storage",
    whole(20, 1, 200),
    "largest file that can be uploaded, in MB (10 at a time)",
  ),
  ownFileMb: setting(
    "OWN_FILE_MB",
    "storage",
    whole(10, 1, 200),
    "largest picture or PDF that somebody can keep in their profile, in MB",
  ),
  ownFilesMb: setting(
    "OWN_FILES_MB",
    "storage",
    whole(100, 1, 100_000),
    "how much one person can keep there altogether, in MB",
  ),
  smtpUrl: setting(
    "SMTP_URL",
    "mail",
    text("", [emptyOr(/^smtps?:\/\//), "must begin with smtp:// or smtps://"]),
    "mail server, `smtp://user:password@host:587` or `smtps://…` (with `smtp:` add `?requireTLS=true` to refuse a server without STARTTLS); empty: `.eml` files in DATA_DIR/mail, demo mode only",
  ),
  mailFrom: setting("MAIL_FROM", "mail", text("Wijha <no-reply@wijha.example>"), "sender of mails"),
  notificationDay: setting(
    "NOTIFICATION_DAY",
    "mail",
    whole(0, 0, 6),
    "the day on which the weekly mail of new notifications goes out to whoever asked for it, 0 = Sunday",
  ),
  deadLetterDays: setting(
    "DEAD_LETTER_DAYS",
    "mail",
    whole(30, 1, 3650),
    "how long work that could not be done is kept",
  ),
  linkHours: setting(
    "LINK_HOURS",
    "accounts",
    whole(24, 1, 720),
    "how long an activation link, or the link of a new e-mail, lives",
  ),
  unactivatedDays: setting(
    "UNACTIVATED_DAYS",
    "accounts",
    whole(7, 1, 365),
    "when an account that was never activated is deleted",
  ),
  takenAddress: setting(
    "TAKEN_ADDRESS",
    "accounts",
    oneOf("told", TAKEN_ADDRESS, "must be told or hidden"),
    "a sign-up with an address that is taken: `told` says so at once, a bounded number of times; `hidden` answers like a free one, and a mail tells its owner",
  ),
  signInIdleDays: setting("SIGN_IN_IDLE_DAYS", "accounts", whole(14, 1, 365), "a sign-in ends after this long unused"),
  signInDays: setting("SIGN_IN_DAYS", "accounts", whole(60, 1, 365), "a sign-in ends after this long altogether"),
  resetLinkMinutes: setting(
    "RESET_LINK_MINUTES",
    "accounts",
    whole(60, 5, 1440),
    "how long a link for a new password lives",
  ),
  emailUndoDays: setting(
    "EMAIL_UNDO_DAYS",
    "accounts",
    whole(7, 1, 30),
    "how long a change of e-mail can be undone from the old address, which is nobody else's until then",
  ),
  oidc: {
    issuer: setting(
      "OIDC_ISSUER",
      "accounts",
      text("https://accounts.google.com", [
        (value) => URL.canParse(value) && (value.startsWith("https:") || isLoopback(new URL(value).hostname)),
        "must be an https address",
      ]),
      "the OpenID provider; https, or http on this machine",
    ),
    clientId: setting(
      "OIDC_CLIENT_ID",
      "accounts",
      text(""),
      "sign-in through an OpenID provider (below), together with OIDC_CLIENT_SECRET",
    ),
    clientSecret: setting("OIDC_CLIENT_SECRET", "accounts", text(""), "what the provider gave with OIDC_CLIENT_ID"),
  },
  oidcPrompt: setting(
    "OIDC_PROMPT",
    "accounts",
    oneOf("select_account", ["select_account", "login", "none"], "must be select_account, login or none"),
    "what the provider is told to ask at each sign-in; `none`: nothing is said, for a provider that knows no `prompt`",
  ),
  tryOutHours: setting(
    "TRY_OUT_HOURS",
    "people",
    whole(24, 1, 720),
    'how long an attempt of somebody who chose "just try" is kept',
  ),
  guardians: setting(
    "GUARDIANS",
    "people",
    oneOf("notify", GUARDIAN_RULES, "must be off, notify or require"),
    "before results of somebody under 18, or of unknown age, are kept: `off`, `notify` or `require` (below)",
  ),
  invitationDays: setting(
    "INVITATION_DAYS",
    "people",
    whole(14, 1, 90),
    "how long a guardian's invitation can be accepted",
  ),
  endedLinkDays: setting(
    "ENDED_LINK_DAYS",
    "people",
    whole(30, 1, 365),
    "how long an ended link between pupil and guardian, or an invitation nobody accepted, is kept",
  ),
  eraseDays: setting(
    "ERASE_DAYS",
    "people",
    whole(14, 0, 90),
    "days between asking for erasure and erasing; 0 erases at the next round",
  ),
  exportDays: setting("EXPORT_DAYS", "people", whole(7, 1, 30), "how long a copy of somebody's data can be downloaded"),
  backupDays: setting(
    "BACKUP_DAYS",
    "people",
    whole(30, 1, 365),
    "how long copies of the database that the program made before an update are kept",
  ),
  auditMonths: setting("AUDIT_MONTHS", "people", whole(24, 1, 240), "how long the record of sensitive acts is kept"),
  answerMonths: setting(
    "ANSWER_MONTHS",
    "people",
    whole(24, 1, 240),
    "how long answers to single statements of a scale are kept; after it only the scores stay",
  ),
  feedbackDays: setting(
    "FEEDBACK_DAYS",
    "people",
    whole(365, 1, 3650),
    "how long answers to “was this page useful?” are kept",
  ),
  contactMonths: setting(
    "CONTACT_MONTHS",
    "people",
    whole(12, 1, 120),
    "how long messages from the contact page are kept once they are answered or closed",
  ),
  applicationDays: setting(
    "APPLICATION_DAYS",
    "people",
    whole(10, 1, 90),
    "within how many days somebody who applies to be an advisor or a teacher is promised an answer",
  ),
  applicationMonths: setting(
    "APPLICATION_MONTHS",
    "people",
    whole(12, 1, 120),
    "how long applications that were refused or withdrawn are kept",
  ),
  notificationMonths: setting(
    "NOTIFICATION_MONTHS",
    "people",
    whole(12, 1, 120),
    "how long notifications are kept, read or not",
  ),
  inactiveMonths: setting(
    "INACTIVE_MONTHS",
    "people",
    whole(36, 0, 240),
    "an account unused for so long is erased, 30 days after a mail; staff are left out; 0 never",
  ),
  classDays: setting("CLASS_DAYS", "classes", whole(30, 1, 365), "how long a class can be open for joining at most"),
  classPlaces: setting("CLASS_PLACES", "classes", whole(600, 1, 5000), "how many places a class can have at most"),
  classKeptDays: setting(
    "CLASS_KEPT_DAYS",
    "classes",
    whole(365, 1, 3650),
    "how long a class stays after it closed, when places in it were added to accounts",
  ),
  paperCodeDays: setting(
    "PAPER_CODE_DAYS",
    "classes",
    whole(90, 1, 365),
    "how long a paper code lives; then the place and its result are deleted unless an account has claimed them",
  ),
  ...CONSULTATION_SETTINGS,
  site: {
    name: {
      ar: setting("SITE_NAME_AR", "site", text("وِجهة"), "name in Arabic"),
      en: setting("SITE_NAME_EN", "site", text("Wijha"), "name in English"),
    },
    logo: setting("SITE_LOGO", "site", text(""), "address of a logo; empty: the word-mark"),
    owner: {
      ar: setting(
        "SITE_OWNER_AR",
        "site",
        text(""),
        "who runs the site, in Arabic; named in the footer, empty: nobody is",
      ),
      en: setting("SITE_OWNER_EN", "site", text(""), "the same in English"),
    },
    emblem: setting("SITE_EMBLEM", "site", text(""), "address of the owner's emblem, beside the name in the footer"),
    supportAddress: setting(
      "SITE_SUPPORT_ADDRESS",
      "site",
      text("support@wijha.example"),
      "where people write for help",
    ),
    phonePattern: setting("SITE_PHONE_PATTERN", "site", text("^[0-9]{8}$"), "what a phone number looks like"),
    timeZone: setting("SITE_TIME_ZONE", "site", text("Asia/Muscat"), "dates and times on pages and in mails"),
    weekStart: setting("SITE_WEEK_START", "site", whole(0, 0, 6), "first day of the week, 0 = Sunday"),
    social: {
      instagram: setting("SITE_INSTAGRAM", "site", text(""), "page on Instagram; an empty one is not shown"),
      x: setting("SITE_X", "site", text(""), "the same on X"),
      linkedin: setting("SITE_LINKEDIN", "site", text(""), "the same on LinkedIn"),
    },
    officialFigures: {
      address: setting(
        "SITE_OFFICIAL_FIGURES",
        "site",
        text("", [emptyOr(/^https:\/\/\S+$/), "must be an https address"]),
        "where pay, outlook and hours of professions are published officially; empty: no link",
      ),
      name: {
        ar: setting("SITE_OFFICIAL_FIGURES_NAME_AR", "site", text(""), "who publishes them, in Arabic"),
        en: setting("SITE_OFFICIAL_FIGURES_NAME_EN", "site", text(""), "who publishes them, in English"),
      },
    },
    firstYear: setting("SITE_FIRST_YEAR", "site", whole(2023, 1990, 2100), "first year in the footer's copyright"),
    introVideo: setting(
      "SITE_INTRO_VIDEO",
      "site",
      text("", [
        emptyOr(/^(\/(?!\/)|https:\/\/)\S+\.(mp4|webm)$/i),
        "must be a path of this site or an https address that ends in .mp4 or .webm",
      ]),
      "`.mp4` or `.webm` (path of this site or https address) in place of the shipped introduction",
    ),
  },
};
