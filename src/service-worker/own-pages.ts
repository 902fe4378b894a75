import { isLocale, LOCALES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { marksOfView } from "#shared/display.ts";
import { BUILD } from "./build.ts";
import { lookOf, type Seen } from "./seen.ts";

/** Tries again when the line is said to be back, and quietly every so often: not every device says it. */
const COME_BACK = `const back=()=>fetch("/healthz",{cache:"no-store"}).then(a=>a.ok&&location.reload(),()=>0);addEventListener("online",back);setInterval(back,5000)`;

/** What a reader chose beside the theme. */
const DISPLAY_SHEET = /\/display-sheet-[\w-]+\.css$/;

interface KeptLink {
  readonly path: string;
  /** Text of HTML already. */
  readonly title: string;
}

/** The page that stands where one could not come: a link to its own address tries again without scripts too. */
export function offlinePage(seen: Seen, kept: readonly KeptLink[]): Response {
  const locale = localeOf(seen);
  const links = kept.map(
    ({ path, title }) => `<li><a class="inline-block py-2" href="${escaped(path)}">${title}</a></li>`,
  );
  const list =
    links.length > 0
      ? `<h2 class="h2">${m.service_worker_kept_heading({}, { locale })}</h2><p>${m.service_worker_kept_lead({}, { locale })}</p><ul>${links.join("")}</ul>`
      : "";
  return pageOf(
    seen,
    m.service_worker_offline_title({}, { locale }),
    `<p>${m.service_worker_offline_lead({}, { locale })}</p><p><a class="btn btn-primary" href="">${m.service_worker_again({}, { locale })}</a></p>${list}`,
    COME_BACK,
  );
}

/** The page that holds a form which could not be sent: nothing of it is kept anywhere else. */
export function unsentPage(seen: Seen, address: string, form: FormData | null): Response {
  const locale = localeOf(seen);
  const fields: string[] = [];
  let hasFiles = false;
  for (const [name, value] of form ?? []) {
    if (typeof value === "string")
      fields.push(`<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
    else hasFiles ||= value.size > 0;
  }
  return pageOf(
    seen,
    m.service_worker_unsent_title({}, { locale }),
    `<p>${m.service_worker_unsent_lead({}, { locale })}</p>${hasFiles ? `<p>${m.service_worker_unsent_files({}, { locale })}</p>` : ""}<form method="post" action="${escaped(address)}">${fields.join("")}<button class="btn btn-primary">${m.service_worker_unsent_again({}, { locale })}</button></form>`,
  );
}

function pageOf(seen: Seen, title: string, content: string, script = ""): Response {
  const { code, dir } = LOCALES[localeOf(seen)];
  const marks = Object.entries(marksOfView(lookOf(seen.view)).marks);
  const styles = [BUILD.files[0], ...BUILD.files.filter((file) => marks.length > 0 && DISPLAY_SHEET.test(file))];
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${code}" dir="${dir}"${marks.map(([name, value]) => ` ${name}="${value}"`).join("")}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join("")}</head><body><main id="main" class="read grid gap-5 py-8"><h1 class="h1">${title}</h1>${content}</main>${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'`,
  };
  return new Response(html, { status: 503, headers });
}

function localeOf({ view }: Seen): Locale {
  const [code] = view.split(".");
  return isLocale(code) ? code : "ar";
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
