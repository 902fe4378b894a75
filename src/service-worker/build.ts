/** Filled in by scripts/service-worker.mjs. */
declare const __BUILD__: {
  /** The build this worker came with, as pages are marked with it. */
  readonly name: string;
  /** Its scripts: each language has them under the same names. */
  readonly scripts: readonly string[];
  /** Its styles, the first of them every page's, fonts and pictures. */
  readonly files: readonly string[];
};

export const BUILD = __BUILD__;

/** Every file of the build that pages in a language may ask for; drawings are made by the server (kept-pages.ts). */
export function filesIn(locale: string): readonly string[] {
  return [...BUILD.files, ...BUILD.scripts.map((name) => `/assets/${locale}/${name}`)];
}
