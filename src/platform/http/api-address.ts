/** Keys that trackers, caches and shared links add to an address; no call of ours is asked by them. */
const PASSED_OVER = new RegExp(
  `^(?:${[
    "_(?:t|ts|v|cb|r|dc)?|t|ts|v|cb|rnd|rand|timestamp|no[-_]?cache|bust|cache[-_]?bust(?:er)?",
    "lang",
    "utm_.+|pk_.+|mtm_.+|matomo_.+|hsa_.+|ga_.+|gad_.+|_ga.*|_gl|_gid|_hs(?:enc|mi)|_openstat|_branch_.+|mc_[ce]id|mkt_tok",
    "[a-z]{0,4}cl(?:id|src)|msclkid|[gw]braid|fb_.+|igshid|igsh|li_fat_id|epik|srsltid|vero_id|ref_(?:src|url)|s_cid|spm|trk",
  ].join("|")})$`,
  "i",
);
const ENDING_SLASHES = /(?<!^\/api)\/+(?=$|\?)/;

/** The address of a call as it is meant: without slashes at its end and without keys that say nothing to us. */
export function apiAddress(url: string): string {
  const plain = /^[^?]*\//.test(url) ? url.replace(ENDING_SLASHES, "") : url;
  const at = plain.indexOf("?");
  if (at < 0) return plain;
  const pairs = plain.slice(at + 1).split("&");
  const asked = pairs.filter((pair) => !isPassedOver(pair));
  if (asked.length === pairs.length) return plain;
  return asked.length === 0 ? plain.slice(0, at) : `${plain.slice(0, at)}?${asked.join("&")}`;
}

function isPassedOver(pair: string): boolean {
  const key = pair.split("=", 1)[0] ?? "";
  return PASSED_OVER.test(key.includes("%") ? decoded(key) : key);
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
