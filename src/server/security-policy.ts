import { createHash, randomBytes } from "node:crypto";
import { RULES_AHEAD } from "#shared/rules-ahead.ts";

/** These rules and no others, which stand in pages without a nonce. */
const RULES_SOURCE = `'sha256-${createHash("sha256").update(RULES_AHEAD).digest("base64")}'`;

/** The page's content security policy, which never looks at the page: what got into it is not allowed by it. `media`: other places of films. */
export function securityPolicy(scripts: readonly string[], media: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}${scripts.length > 0 ? ` ${RULES_SOURCE}` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ["media-src 'self'", ...media].join(" "),
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Where a film may come from besides this site: its address in the settings decides. */
export function mediaOrigins(introVideo: string): string[] {
  return URL.canParse(introVideo) ? [new URL(introVideo).origin] : [];
}

/** What the scripts of one rendering carry: made before it, so nothing that is rendered can know it. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The source that allows them. */
export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}
