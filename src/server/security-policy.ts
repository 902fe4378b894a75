import { createHash } from "node:crypto";

/** The page's content security policy: scripts by nonce (streamed pages) or by hash (stored pages); `media`: other places of films. */
export function securityPolicy(scripts: readonly string[], media: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`,
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

/** sha256 sources of every inline script of a page that holds no nonce. */
export function hashesOfInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/ld\+json"/.test(match[1] ?? "")) continue;
    hashes.add(
      `'sha256-${createHash("sha256")
        .update(match[2] ?? "")
        .digest("base64")}'`,
    );
  }
  return [...hashes];
}
