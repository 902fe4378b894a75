import { once } from "node:events";
import type { ServerResponse } from "node:http";

/** Writes a web response to Node's, waiting where the reader is slow and stopping when it has gone. */
export async function sendResponse(raw: ServerResponse, response: Response, headers: Headers): Promise<void> {
  const cookies = headers.getSetCookie();
  for (const [name, value] of headers) if (name !== "set-cookie") raw.setHeader(name, value);
  if (cookies.length > 0) raw.setHeader("Set-Cookie", cookies);
  raw.writeHead(response.status);
  if (!response.body || raw.req.method === "HEAD") {
    await response.body?.cancel();
    raw.end();
    return;
  }
  const reader = response.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (raw.destroyed) break;
      if (!raw.write(part.value)) await Promise.race([once(raw, "drain"), once(raw, "close")]);
    }
  } catch {
    raw.destroy();
  } finally {
    reader.cancel().catch(() => undefined);
    raw.end();
  }
}
