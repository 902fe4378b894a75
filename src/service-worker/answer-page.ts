import { pathIn, scaleOfStep } from "#features/scales/instruments/rules/paths.ts";
import { scaleCache, VISITOR } from "#shared/device-caches.ts";
import { READ_AHEAD } from "#shared/page-mark.ts";
import { addressOf, isKeptLately, keepPage, keptPage, listKept } from "./kept-pages.ts";
import { offlinePage, unsentPage } from "./own-pages.ts";
import type { Asked } from "./scope.ts";
import { buildOfPage, lastSeen, markOf, notePage, noteReader } from "./seen.ts";

/** A page that was read before waits no longer for a slow line than this. */
const SLOW_MS = 5000;
/** A page read without a load is fetched whole for the device so long after it, and not again within a day. */
const LATER_MS = 1500;
const DAY_MS = 24 * 3_600_000;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/** A page as the server has it; without a line as it was read last, else the page that says so. */
export async function answerPage(event: Asked): Promise<Response> {
  const { request } = event;
  const fresh = freshPage(event);
  event.waitUntil(fresh.catch(() => undefined));
  try {
    const kept = await keptPage(request.url);
    const first = await (kept ? Promise.race([fresh, pause(SLOW_MS)]) : fresh);
    return first ?? (kept as Response);
  } catch {
    return withoutLine(request);
  }
}

async function freshPage(event: Asked): Promise<Response> {
  const { request, resultingClientId } = event;
  const answer = (await event.preloadResponse) ?? (await fetch(request));
  const mark = markOf(answer);
  if (!mark) return answer;
  const copy = answer.clone();
  event.waitUntil(
    (async () => {
      await noteReader(mark);
      await notePage(resultingClientId, mark.build);
      await keepPage(request.url, copy);
    })(),
  );
  return answer;
}

async function withoutLine({ url }: Request): Promise<Response> {
  const kept = await keptPage(url);
  if (kept) return kept;
  const { pathname, search } = new URL(url);
  return (await scaleStep(pathname, search)) || offlinePage(await lastSeen(), await listKept());
}

/** The first page of a scale that was begun leads on to where somebody was: its script has the rest on the device. */
async function scaleStep(pathname: string, search: string): Promise<Response | undefined> {
  const scale = scaleOfStep(pathname);
  if (!scale) return undefined;
  const { reader } = await lastSeen();
  const first = pathIn(scale, "question", { number: 1 });
  if (reader === VISITOR || !(await caches.has(scaleCache(reader)))) return undefined;
  const page = await (await caches.open(scaleCache(reader))).match(first, { ignoreVary: true });
  if (!page || (pathname === first && search !== "")) return page;
  return Response.redirect(pathIn(scale, "question", { number: 1 }, { at: pathname }), 302);
}

/** The data of a page for one that is open. What belongs to another build, or can only be had whole, is loaded whole. */
export async function answerData(event: Asked): Promise<Response> {
  const { request, clientId } = event;
  const page = pageOfData(request.url);
  try {
    const answer = await fetch(request);
    const mark = markOf(answer);
    if (!mark) return answer;
    const build = await buildOfPage(clientId);
    if (build !== undefined && build !== mark.build) return loadWhole(page);
    const isRead = mark.isKept && !request.headers.has(READ_AHEAD);
    event.waitUntil(noteReader(mark).then(() => (isRead ? keepLater(page) : undefined)));
    return answer;
  } catch (fault) {
    if (await keptPage(page)) return loadWhole(page);
    throw fault;
  }
}

/** React Router's own way to say that a page is to be loaded. */
function loadWhole(page: string): Response {
  const { pathname, search } = new URL(page);
  return new Response(null, {
    status: 204,
    headers: {
      "X-Request-Id": "device",
      "X-Remix-Redirect": pathname + search,
      "X-Remix-Status": "302",
      "X-Remix-Reload-Document": "true",
    },
  });
}

/** Keeps a page that is read from its data. */
export async function keepLater(page: string): Promise<void> {
  await pause(LATER_MS);
  if (await isKeptLately(page, DAY_MS)) return;
  const answer = await fetch(page);
  if (answer.ok) await keepPage(page, answer);
}

/** The address of the page whose data is asked for. */
export function pageOfData(url: string): string {
  const address = new URL(addressOf(url));
  address.pathname = address.pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  address.searchParams.delete("_routes");
  return address.href;
}

/** Sends a form; without a line it comes back as a page that holds it. */
export async function answerForm({ request }: Asked): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const { pathname, search } = new URL(request.url);
    return unsentPage(await lastSeen(), pathname + search, await copy.formData().catch(() => null));
  }
}
