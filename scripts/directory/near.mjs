const MOST = 5;

/** How far two professions lie from each other in the six environments. */
export function distance(a, b) {
  if (!a.riasec || !b.riasec) return Number.POSITIVE_INFINITY;
  return Math.hypot(...a.riasec.map((value, at) => value - b.riasec[at]));
}

const wordsOf = (one) => new Set(one.slug.split("-").filter((word) => word.length > 3));
const shared = (a, b) => [...wordsOf(a)].filter((word) => wordsOf(b).has(word)).length;

/** An order of candidates: the same group of work first, then words of the title in common, then the environments. */
function closest(one) {
  const digits = (other) => [4, 3, 2, 1].find((count) => one.isco.slice(0, count) === other.isco.slice(0, count)) ?? 0;
  return (a, b) =>
    digits(b) - digits(a) ||
    Number(b.sector === one.sector) - Number(a.sector === one.sector) ||
    shared(one, b) - shared(one, a) ||
    distance(one, a) - distance(one, b) ||
    0 ||
    (a.slug < b.slug ? -1 : 1);
}

function groupBy(professions, keyOf) {
  const groups = new Map();
  for (const one of professions) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** For each profession the slugs of those nearest to it; `related` are O*NET codes by code, nearest first. */
export function nearest(professions, related) {
  const byCode = new Map(professions.map((one) => [one.code, one]));
  const byOnet = groupBy(
    professions.filter((one) => one.how === "direct"),
    (one) => one.onet,
  );
  const byUnit = groupBy(professions, (one) => one.isco);
  const byMinor = groupBy(professions, (one) => one.isco.slice(0, 3));
  const orderedFor = (one) => {
    const best = (list = []) => [...list].sort(closest(one));
    const codes = one.onet ? [one.onet, ...(related.get(one.onet) ?? [])] : [];
    return [
      ...(one.family === one.code ? [] : [byCode.get(one.family)]),
      ...codes.flatMap((code) => best(byOnet.get(code)).slice(0, code === one.onet ? 2 : 1)),
      ...best(byUnit.get(one.isco)),
      ...best(byMinor.get(one.isco.slice(0, 3))),
    ];
  };
  return new Map(professions.map((one) => [one.slug, chosen(one, orderedFor(one))]));
}

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
