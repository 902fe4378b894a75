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

/** A name's first letters for the avatar; joined Arabic letters are kept apart. */
export function initialsOf(firstName: string, lastName: string): string {
  const first = [...firstName.trim()][0] ?? "";
  const last = [...lastName.trim()][0] ?? "";
  const separator = /\p{Script=Arabic}/u.test(first + last) ? "\u200c" : "";
  return `${first}${separator}${last}`.toUpperCase();
}
