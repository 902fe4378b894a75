import type { Config } from "../config.ts";

/** The cookies of a request; names and values are taken as sent, the first of a name wins. */
export function readCookies(header: string | null | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  if (!header) return cookies;
  for (const part of header.slice(0, 8192).split(";")) {
    const at = part.indexOf("=");
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (!(name in cookies)) cookies[name] = part.slice(at + 1).trim();
  }
  return cookies;
}

export interface CookieOptions {
  /** Seconds; 0 deletes the cookie; left out, it ends with the browser. */
  readonly maxAge?: number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  /** The addresses it is sent to; left out, the whole site. */
  readonly path?: string;
}

/** A Set-Cookie value, SameSite=Lax. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${name}=${value}`, `Path=${options.path ?? "/"}`, "SameSite=Lax"];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.httpOnly) parts.push("HttpOnly");
  if (options.secure) parts.push("Secure");
  return parts.join("; ");
}

/** Whether cookies travel over https only. */
export function isSecure(config: Pick<Config, "publicUrl">): boolean {
  return config.publicUrl.startsWith("https:");
}
