import { createContext, use } from "react";

const Pictures = /* @__PURE__ */ createContext(true);

/** Says for everything inside whether pictures are shown. */
export const PicturesProvider = Pictures.Provider;

/**
 * Whether pictures are left out: a page drawn with little data has none until asked. Such a page has no scripts either, so whoever
 * asks does it as `import.meta.env.SSR && hidesPictures()`, and nothing of it reaches a browser.
 */
export function hidesPictures(): boolean {
  return !use(Pictures);
}
