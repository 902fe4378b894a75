import { hidesPictures } from "./pictures.ts";

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  /** The address of the person's own picture; without one their initials stand for it. */
  readonly picture: string | null;
  readonly large?: boolean;
}

const ARABIC = /\p{Script=Arabic}/u;

/** Whose it is, beside their name: it says nothing that the name does not. */
export function Avatar({ firstName, lastName, picture, large }: AvatarProps) {
  const initials = initialsOf(firstName, lastName);
  return (
    <span
      className={large ? "avatar avatar-large" : "avatar"}
      lang={ARABIC.test(initials) ? "ar" : undefined}
      aria-hidden="true"
    >
      {picture && !(import.meta.env.SSR && hidesPictures()) ? <img src={picture} alt="" /> : initials}
    </span>
  );
}

/** A name's first letters for the avatar, without «الـ», «آل» or "al-" before it; in Arabic one alone, for two read as a word, and some as an insult. */
export function initialsOf(firstName: string, lastName: string): string {
  const letters = firstLetter(firstName) + firstLetter(lastName);
  return ARABIC.test(letters) ? ([...letters][0] ?? "") : letters.toUpperCase();
}

/** Marks of vowels and lengthened letters are none of a name's letters; a hamza stays on the letter that carries it. */
function firstLetter(name: string): string {
  const plain = name.normalize("NFC").replace(/[^\p{L}\s'’-]|\u0640/gu, "");
  return /\p{L}/u.exec(plain.trim().replace(ARTICLE, ""))?.[0] ?? "";
}

/** Before at least two more letters, so that a short name of its own (Ali, آلاء) keeps its first. */
const ARTICLE = /^(?:[اٱ]ل(?=\p{L}{2})|[آا]ل\s+(?=\p{L})|(?:al|el)[\s'’-]+(?=\p{L}))/iu;
