import { holds } from "./groups.mjs";
import { groupedBy } from "./tables.mjs";

const MOST = 5;
/** What speaks for nearness, each from 0 to its weight. */
const WEIGHT = { related: 1, group: 0.6, environments: 0.5, words: 0.4, sector: 0.25, known: 0.15 };
/** O*NET relates occupations, not those that a crosswalk sets beside one of them: these count for less. */
const BESIDE = 0.35;

/** How far two professions lie from each other in the six environments. */
export function distance(a, b) {
  if (!a.riasec || !b.riasec) return Number.POSITIVE_INFINITY;
  return Math.hypot(...a.riasec.map((value, at) => value - b.riasec[at]));
}

const wordsOf = (one) => new Set(one.slug.split("-").filter((word) => word.length > 2));

function likeWords(a, b) {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / (first.size + second.size - common || 1);
}

const sharedDigits = (a, b) => [4, 3, 2, 1].find((count) => a.slice(0, count) === b.slice(0, count)) ?? 0;

/** A score of nearness to one profession. */
function scoreFor(one, codes, principals) {
  const rank = new Map(codes.map((code, at) => [code, 1 - at / codes.length]));
  return (other) =>
    WEIGHT.related * (rank.get(other.onet) ?? 0) * (principals.has(other.slug) ? 1 : BESIDE) +
    WEIGHT.group * (sharedDigits(one.isco, other.isco) / 4) +
    WEIGHT.environments * Math.max(0, 1 - distance(one, other) / 6) +
    WEIGHT.words * likeWords(one, other) +
    WEIGHT.sector * Number(Boolean(one.sector) && one.sector === other.sector) +
    WEIGHT.known * (Number(principals.has(other.slug)) - (other.code.split(".").length - 2) / 2);
}

/**
 * For each profession the slugs of those nearest to it. `related` are O*NET codes by code, nearest first; `principals`
 * the slugs that are O*NET's occupations themselves; `unsuggested` words of those that are named only among themselves.
 */
export function nearest(professions, { related, principals, unsuggested }) {
  const byCode = new Map(professions.map((one) => [one.code, one]));
  const byOnet = groupedBy(
    professions.filter((one) => one.how === "direct"),
    (one) => one.onet,
  );
  const byMinor = groupedBy(professions, (one) => one.isco.slice(0, 3));
  const isApart = new Map(professions.map((one) => [one.slug, holds(one.slug, unsuggested)]));
  const ordered = (one) => {
    const codes = one.onet ? [one.onet, ...(related.get(one.onet) ?? [])] : [];
    const score = scoreFor(one, codes, principals);
    const candidates = [...codes.flatMap((code) => byOnet.get(code) ?? []), ...byMinor.get(one.isco.slice(0, 3))];
    const scored = [...new Set(candidates)]
      .map((other) => [other, score(other)])
      .sort(([a, x], [b, y]) => y - x || (a.slug < b.slug ? -1 : 1))
      .map(([other]) => other);
    const above = one.family === one.code ? [] : [byCode.get(one.family)];
    return [...above, ...scored].filter((other) => isApart.get(one.slug) || !isApart.get(other.slug));
  };
  return new Map(professions.map((one) => [one.slug, chosen(one, ordered(one))]));
}

/** The first of each family, and none of one's own but the one above. */
function chosen(one, candidates) {
  const families = new Set(one.family === one.code ? [one.family] : []);
  const slugs = [];
  for (const { slug, family } of candidates) {
    if (slug === one.slug || families.has(family)) continue;
    families.add(family);
    slugs.push(slug);
    if (slugs.length === MOST) break;
  }
  return slugs;
}
