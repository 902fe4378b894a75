import type { Socket } from "node:net";
import { m } from "#i18n/paraglide/messages.js";

type ReadFault = Error & { readonly code?: string };

/** Node refuses what it cannot read before anything of ours runs: the sender gets words in both languages all the same. */
export function refuseUnreadable(error: ReadFault, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const isTooLong = error.code === "HPE_HEADER_OVERFLOW";
  const words = isTooLong ? m.server_head_too_long : m.server_unreadable;
  const body = Buffer.from(`${words({}, { locale: "ar" })}\n${words({}, { locale: "en" })}\n`);
  const head = [
    `HTTP/1.1 ${isTooLong ? "431 Request Header Fields Too Large" : "400 Bad Request"}`,
    "Content-Type: text/plain; charset=utf-8",
    "X-Content-Type-Options: nosniff",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]));
  socket.destroySoon();
}
