import type { Locale } from "#i18n/locales.ts";
import type { IntroVideo } from "../schema.ts";

const FOLDER = "/video";
const TYPES: Readonly<Record<string, string>> = { mp4: "video/mp4", webm: "video/webm" };

/** The introduction as it is shown now. */
export function introOf(introVideo: string, locale: Locale): IntroVideo {
  return introVideo ? ownVideo(introVideo) : shippedVideo(locale);
}

/** The shipped film enters from the reading side, so each direction has its own picture. */
function shippedVideo(locale: Locale): IntroVideo {
  const side = locale === "ar" ? "rtl" : "ltr";
  return {
    sources: ["webm", "mp4"].map((ending) => ({ src: `${FOLDER}/intro-${side}.${ending}`, type: typeOf(ending) })),
    poster: `${FOLDER}/intro-${side}.webp`,
    captions: (["ar", "en"] as const).map((code) => ({ locale: code, src: `${FOLDER}/intro-${code}.vtt` })),
    shipped: true,
  };
}

/** A video somebody put in place of the shipped one: what it says is not known here. */
function ownVideo(address: string): IntroVideo {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(address.split("/").at(-1) ?? "")?.[1]?.toLowerCase() ?? "";
  return { sources: [{ src: address, type: typeOf(ending) }], poster: "", captions: [], shipped: false };
}

function typeOf(ending: string): string {
  return TYPES[ending] ?? "";
}
