import type { AppServer } from "./app-server.ts";

export interface Page {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Whether it was put together from the page of all readers of a kind. */
  readonly isShared: boolean;
}

export async function askPage(
  server: AppServer,
  path: string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const answer = await fetch(server.base + path, { headers: { cookie, ...headers }, redirect: "manual" });
  const text = await answer.text();
  const isShared = answer.headers.get("content-security-policy")?.includes("'nonce-") === false;
  return { status: answer.status, text, headers: answer.headers, isShared };
}

/** What a reader sees: without what names a rendering, and without the data for scripts, which is laid out otherwise. */
export const seenOf = ({ text }: Page): string =>
  text
    .replaceAll(/ nonce="[^"]*"/g, "")
    .replaceAll(/<input type="hidden" name="sending" value="[^"]*"\/>/g, "")
    .replaceAll(/<script type="application\/json" id="own-data">.*?<\/script>/gs, "")
    .replaceAll(/<script>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/gs, "")
    .replaceAll(/<span class="hint">[^<]*(minute|second|now|دقيقة|دقائق|الآن)[^<]*<\/span>/g, "");

/** Where two pages part, and how they go on; "" when they read the same. */
export function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return at < 0 && one.length === other.length
    ? ""
    : `${one.slice(at - 60, at + 90)}\n≠\n${other.slice(at - 60, at + 90)}`;
}
