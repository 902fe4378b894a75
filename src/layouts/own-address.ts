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

/** A name's first letters for the avatar, without «الـ», «آل» or "al-" before it; Arabic letters stand apart, or two of them read as a word. */
export function initialsOf(firstName: string, lastName: string): string {
  const letters = firstLetter(firstName) + firstLetter(lastName);
  return [...letters.toUpperCase()].join(/\p{Script=Arabic}/u.test(letters) ? "\u2009" : "");
}

/** Marks of vowels and lengthened letters are none of a name's letters; a hamza stays on the letter that carries it. */
function firstLetter(name: string): string {
  const plain = name.normalize("NFC").replace(/[^\p{L}\s'’-]|\u0640/gu, "");
  return /\p{L}/u.exec(plain.trim().replace(ARTICLE, ""))?.[0] ?? "";
}

/** Before at least two more letters, so that a short name of its own (Ali, آلاء) keeps its first. */
const ARTICLE = /^(?:[اٱ]ل(?=\p{L}{2})|[آا]ل\s+(?=\p{L})|(?:al|el)[\s'’-]+(?=\p{L}))/iu;
