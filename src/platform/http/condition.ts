import type { IncomingHttpHeaders } from "node:http";

/** What the conditions of a request say of something with this strong tag (RFC 9110, 13.2.2); dates say nothing where none is given. */
export function conditionOf(headers: IncomingHttpHeaders, etag: string): "failed" | "not_modified" | null {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match !== undefined && !names(match, etag)) return "failed";
  return noneMatch !== undefined && names(noneMatch.replaceAll('W/"', '"'), etag) ? "not_modified" : null;
}

function names(header: string, etag: string): boolean {
  return header.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*");
}
