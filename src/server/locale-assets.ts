import type { ServerBuild } from "react-router";
import type { Locale } from "#i18n/locales.ts";

const OWN_SCRIPT = /"\/assets\/([\w.~-]+\.js)"/g;

/** The build with the scripts of one language: scripts/locale-assets.mjs has put them in a folder each. */
export function buildIn(build: ServerBuild, locale: Locale): ServerBuild {
  const assets = JSON.stringify(build.assets).replace(OWN_SCRIPT, `"/assets/${locale}/$1"`);
  return { ...build, assets: JSON.parse(assets) as ServerBuild["assets"] };
}
