export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Length as a person counts it: a letter outside of the basic plane is one, not two. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** The code of what is wrong with the length of a chosen password, or null. No rule asks for kinds of characters. */
export function passwordFault(password: string): string | null {
  const length = passwordLength(password);
  if (length === 0) return "required";
  if (length < PASSWORD_MIN) return "password_short";
  return length > PASSWORD_MAX ? "password_long" : null;
}

/** One spelling for comparing: small letters, one kind of digits, Arabic without vowel signs and with one alif. */
export function foldPassword(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u064b-\u0652\u0670\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا");
}

/** The letters alone. */
export function lettersOf(text: string): string {
  return foldPassword(text).replace(/\P{L}/gu, "");
}

export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The code of a password that is the owner's name or address, with digits and signs at most added; null when it is more than that. */
export function ownPasswordFault(password: string, { firstName, lastName, email }: PasswordOwner): string | null {
  const folded = foldPassword(password);
  const letters = lettersOf(password);
  const local = email.slice(0, email.lastIndexOf("@"));
  const isOne = (texts: readonly string[]) =>
    texts.some(
      (text) => (letters !== "" && lettersOf(text) === letters) || (text !== "" && foldPassword(text) === folded),
    );
  if (isOne([firstName, lastName, firstName + lastName, lastName + firstName])) return "password_own_name";
  return isOne([email, local]) ? "password_own_email" : null;
}

/** Words of this site and of whom it serves: what whoever knows where a password is for tries first. */
const SITE_WORDS = [
  "wijha wijhah wejha guidance guide career careers job jobs profession professions vocation skills scale tendencies student students",
  "teacher teachers pupil school schools university college advisor parent guardian admin ministry education higher moe government oman omani",
  "sultanate muscat arabic english arab password portal website site account login welcome",
  "وجهة توجيه إرشاد ارشاد مهنة مهن مهني مهنية وظيفة وظائف ميول مقياس مهارات طالب طالبة طلاب معلم معلمة مدرسة مدارس جامعة كلية مرشد",
  "ولي أمر وزارة وزاره تربية تعليم عالي حكومة عمان عماني عمانية سلطنة مسقط عربية عربي إنجليزية إنجليزي انجليزي لغة كلمة مرور سر موقع منصة حساب دخول مرحبا",
].flatMap((line) => line.split(" "));
/** What joins words of a name, or makes them definite. */
const JOINING = ["و", "ال", "لل", "ب", "ل", "في", "of", "and", "the", "my", "for", "in", "to", "a"];
const MOST_WORDS = 4;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** Whether a password is words of the site, one to four of them, with nothing but digits and signs around. `own`: this service's names and address. */
export function isSiteWords(password: string, own: readonly string[] = []): boolean {
  const words = new Set([...SITE_WORDS, ...own.flatMap((name) => [name, ...name.split(/[\s.:/-]+/)])].map(siteLetters));
  words.delete("");
  // Digits and signs around are years, or letters: each number of them that may belong to the word is tried.
  const folded = foldPassword(password);
  const [before = "", inner = "", after = ""] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(folded)?.slice(1) ?? [];
  const [head, tail] = [/[013-5@$]{0,3}$/.exec(before)?.[0] ?? "", /^[013-5@$]{0,3}/.exec(after)?.[0] ?? ""];
  const read = (text: string) => text.replace(/[013-5@$]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  const heads = Array.from({ length: head.length + 1 }, (_, at) => head.slice(at));
  const tails = Array.from({ length: tail.length + 1 }, (_, at) => tail.slice(0, at));
  const texts = heads.flatMap((first) => tails.map((last) => read(first + inner + last)));
  return [folded, read(folded), ...texts].some((text) => isMadeOf(siteLetters(text), words));
}

/** The letters, with one sign for what is written in two ways at the ends of Arabic words. */
function siteLetters(text: string): string {
  return lettersOf(text).replace(/ة/g, "ه").replace(/ى/g, "ي");
}

/** The fewest words that make up each beginning of the text decide, from its first letter to its last. */
function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  const fewest = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - 40); start < end; start += 1) {
      const part = letters.slice(start, end);
      const cost = words.has(part) ? 1 : JOINING.includes(part) ? 0 : Number.POSITIVE_INFINITY;
      best = Math.min(best, (fewest[start] ?? 0) + cost);
    }
    fewest.push(best);
  }
  const count = fewest.at(-1) ?? 0;
  return count >= 1 && count <= MOST_WORDS;
}
