import { m } from "#i18n/paraglide/messages.js";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2rem;padding:1.5rem;background:#fbf8f2;color:#16262b;font:1.0625rem/1.8 system-ui,sans-serif}section{max-width:36rem;border-block-start:4px solid #f2b84b;padding-block-start:1rem}h1,h2{font-size:1.5rem;line-height:1.45;margin:0}a{color:#0b5a5e;display:inline-block;padding-block:.5rem}@media(prefers-color-scheme:dark){body{background:#0b1b1f;color:#f1eadd}a{color:#7fd3cc}}";

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/>/g, "&gt;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

function half(locale: "ar" | "en", heading: "h1" | "h2", reference: string): string {
  const words = { locale };
  return `<section lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"><${heading}>${m.errors_500_title({}, words)}</${heading}><p>${m.errors_500_text({}, words)}</p><p>${m.errors_contact({}, words)}: <bdi dir="ltr">500${reference ? ` · ${escaped(reference)}` : ""}</bdi></p><a href="/">${m.errors_go_home({}, words)}</a></section>`;
}

/** The page that is left when no screen can be rendered: static, in both languages. */
export function lastResortPage(reference: string): string {
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${m.errors_500_title({}, { locale: "ar" })} · ${m.errors_500_title({}, { locale: "en" })}</title><style>${STYLE}</style></head><body><main>${half("ar", "h1", reference)}${half("en", "h2", reference)}</main></body></html>`;
}
