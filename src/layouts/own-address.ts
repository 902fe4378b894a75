import { isOwnPath } from "#shared/screens.ts";

/** This page's address without its language, for links that come back to it. */
export function addressHere(location: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(location.search);
  query.delete("lang");
  const address = query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
  return isOwnPath(address) ? address : "/";
}

/** The same page in another language. */
export function addressIn(locale: string, here: string): string {
  return `${here}${here.includes("?") ? "&" : "?"}lang=${locale}`;
}
