/** Digits and letters that are not taken for one another: no I, L, O or U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;
const TAKEN_FOR: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0", U: "V" };

/** A code in its one spelling: Latin digits and capitals, nothing between; "" when a sign is none of ours. */
export function readTypedCode(text: string): string {
  const plain = text
    .slice(0, 100)
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Cf}\p{Pd}]/gu, "")
    .toUpperCase()
    .replace(/[ILOU]/g, (sign) => TAKEN_FOR[sign] ?? sign);
  return [...plain].every((sign) => SIGNS.includes(sign)) ? plain : "";
}

/** A code of random bytes, five bits each, in groups that are easily read out. */
export function formatCode(bytes: Uint8Array): string {
  return inGroups([...bytes].map((byte) => SIGNS[byte & 31]).join(""), "-");
}

/** Text in groups of four. */
export function inGroups(text: string, between = " "): string {
  return (text.match(new RegExp(`.{1,${GROUP}}`, "g")) ?? []).join(between);
}
