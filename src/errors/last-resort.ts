import { m } from "#i18n/paraglide/messages.js";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2rem;padding:1.5rem;background:#fbf8f2;color:#16262b;font:1.0625rem/1.8 system-ui,sans-serif}section{max-width:36rem;border-block-start:4px solid #f2b84b;padding-block-start:1rem}h1,h2{font-size:1.5rem;line-height:1.45;margin:0}a{color:#0b5a5e;display:inline-block;padding-block:.5rem}@media(prefers-color-scheme:dark){body{background:#0b1b1f;color:#f1eadd}a{color:#7fd3cc}}";

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/>/g, "&gt;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

interface Resort {
  /** The code a person can quote, "" where there is none. */
  readonly reference: string;
  readonly status?: 408 | 429 | 500 | 503;
  /** The page that was asked for, where asking again may be all that is needed. */
  readonly again?: string;
}

const WORDS = {
  408: { title: m.errors_408_title, text: m.errors_408_text },
  429: { title: m.errors_429_title, text: m.errors_429_text },
  500: { title: m.errors_500_title, text: m.errors_500_text },
  503: { title: m.errors_503_title, text: m.errors_503_text },
} as const;

function half(locale: "ar" | "en", heading: "h1" | "h2", { reference, status = 500, again }: Resort): string {
  const words = { locale };
  const { title, text } = WORDS[status];
  const retry = again ? `<a href="${escaped(again)}">${m.errors_try_again({}, words)}</a> ` : "";
  return `<section lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"><${heading}>${title({}, words)}</${heading}><p>${text({}, words)}</p><p>${m.errors_contact({}, words)}: <bdi dir="ltr">${status}${reference ? ` · ${escaped(reference)}` : ""}</bdi></p>${retry}<a href="/">${m.errors_go_home({}, words)}</a></section>`;
}

/** The page that is left when no screen can be rendered, or none is worth its cost now: static, in both languages. */
export function lastResortPage(resort: Resort): string {
  const { title } = WORDS[resort.status ?? 500];
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title({}, { locale: "ar" })} · ${title({}, { locale: "en" })}</title><style>${STYLE}</style></head><body><main>${half("ar", "h1", resort)}${half("en", "h2", resort)}</main></body></html>`;
}
