import { READ_AHEAD } from "#shared/page-mark.ts";
import { PATHS, type ScreenId } from "#shared/screens.ts";
import { takeAhead } from "./line.ts";
import type {} from "./route-modules.ts";

/** What a click will most likely ask for, fetched while the pointer or the focus rests on the link. */

const REST_MS = 100;
const KEPT_MS = 30_000;
const MOST_KEPT = 6;
/** Pages about one thing: small, and stored ready for visitors, so that asking changes nothing. */
const SCREENS: readonly ScreenId[] = ["job", "futureSkill", "academicProfile", "blogPost", "book"];
const ADDRESSES: readonly string[] = Object.values(PATHS);

interface Kept {
  readonly answer: Promise<Response | undefined>;
  readonly until: number;
  /** Language, look and what else a page hangs on. */
  readonly cookies: string;
}

const kept = new Map<string, Kept>();
let resting: ReturnType<typeof setTimeout> | undefined;

function screenOf({ origin, pathname, search }: URL): ScreenId | undefined {
  if (origin !== location.origin || search || pathname === location.pathname || ADDRESSES.includes(pathname)) return;
  return SCREENS.find((id) => new RegExp(`^${PATHS[id].replace(/:\w+/, "[^/]+")}$`).test(pathname));
}

/** Asked at each link: data use may be chosen in another tab, and somebody may have signed in. */
function isWelcome(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isShort = connection?.saveData || connection?.effectiveType?.includes("2g");
  return !isShort && !/(^|; )data=little/.test(document.cookie) && isVisitor();
}

function isVisitor(): boolean {
  return window.__reactRouterDataRouter?.state.loaderData?.root?.person === null;
}

function rest({ target }: Event): void {
  clearTimeout(resting);
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  const id = link && screenOf(new URL(link.href));
  if (id) resting = setTimeout(() => bring(id, link.href), REST_MS);
}

function bring(id: ScreenId, href: string): void {
  const data = `${href}.data`;
  const known = kept.get(data);
  if (!isWelcome() || (known && known.until > performance.now())) return;
  kept.delete(data);
  const { cookie: cookies } = document;
  const answer = direct(data, { headers: { [READ_AHEAD]: "prefetch" }, priority: "low" }).catch(() => undefined);
  kept.set(data, { answer, until: performance.now() + KEPT_MS, cookies });
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
  bringCode(id).catch(() => undefined);
}

/** The code of the page and its styles; React Router finds them in the browser's stores. */
async function bringCode(id: ScreenId): Promise<void> {
  const route = window.__reactRouterManifest.routes[id];
  if (!route) return;
  const { links } = (await import(/* @vite-ignore */ route.module)) as { links?: () => { href: string }[] };
  for (const { href } of links?.() ?? []) await direct(href, { priority: "low" });
}

/** What was fetched for an address, once, as long as it is good. */
function take(url: URL): Promise<Response | undefined> | undefined {
  // A click also puts the focus there.
  clearTimeout(resting);
  const one = kept.get(url.href);
  kept.delete(url.href);
  if (!one || one.until < performance.now() || one.cookies !== document.cookie || !isVisitor()) return;
  return one.answer.then((answer) => {
    if (!answer?.ok) return;
    // Read now, so that the device keeps it as a page that was read.
    navigator.serviceWorker?.controller?.postMessage({ read: url.href });
    return answer;
  });
}

const direct = takeAhead(take);
document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && rest(event));
document.addEventListener("focusin", rest);
