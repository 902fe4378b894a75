import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  StaticRouterProvider,
} from "react-router";
import { ErrorScreen } from "#errors/error-screen.tsx";
import { bringErrorScreen } from "#errors/late-error-screen.tsx";
import { OwnMenus } from "#layouts/account-menu.tsx";
import type { OwnPart, SiteData } from "#layouts/site-data.ts";
import { WAKE_ADDRESS } from "#layouts/wake.server.ts";
import { encodingFor, pack } from "#platform/http/packed.ts";
import { requestContext } from "#platform/http/request-context.ts";
import { OWN_DATA } from "#shared/own-part.ts";
import { bringDrawing } from "#ui/late-drawing.tsx";
import { RecordDrawing } from "#ui/record-drawing.tsx";

bringErrorScreen(ErrorScreen);
bringDrawing(RecordDrawing);

/** Milliseconds after which a loader or a render that hangs is given up. */
export const streamTimeout = 10_000;

/** The store asks for the page plain and whole: it compresses once for all readers. */
const PLAIN = "x-wijha-plain";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const asked = loadContext.get(requestContext);
  const nonce = asked?.nonce || undefined;
  const isLow = asked?.lowData !== undefined;
  // The page of all visitors, which is there to be read.
  const isRead = asked?.isStored === true && asked.actor.kind === "visitor";
  let answered = status;
  return new Promise((resolve, reject) => {
    let isDrawn = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // What is ready stands in its place, not at the end for a script to bring: drawings are there without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isDrawn = true;
        },
        // No page waits for a part of itself, so it is sent whole: compressed once, its length known.
        onAllReady() {
          const drawn = text(pipe(new PassThrough())).then((html) => (isLow ? html : lateScripts(html, !isRead)));
          drawn.then((html) => answer(request, headers, html, answered)).then(resolve, reject);
        },
        onShellError: reject,
        onError(error: unknown) {
          if (isDrawn) handleError(error, { request, context: loadContext });
          else answered = 500;
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(new Error("the reader has gone")), { once: true });
    setTimeout(() => abort(new Error("render timed out")), streamTimeout + 1000).unref();
  });
}

async function answer(request: Request, headers: Headers, html: string, status: number): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Accept-Encoding");
  const body = Buffer.from(html);
  const encoding = request.headers.has(PLAIN) ? null : encodingFor(request.headers.get("accept-encoding"), body.length);
  if (encoding) headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(encoding ? await pack(body, encoding) : body), { headers, status });
}

/** Faults of loaders, actions and renders: logged without what somebody typed. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A method or an address that no screen has is the asker's fault; why the database cannot be used was written down where it was seen.
  if (request.signal.aborted || (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503))) return;
  const info = context.get(requestContext);
  info?.ctx.log.error({ err: error, request: info.reference }, "a screen failed");
}

/** A reader's own part of a page that is stored for all of their kind, as its scripts find it and as it reads. */
export function drawOwnPart({ theme, ...own }: OwnPart & Pick<SiteData, "theme">, address: URL): string {
  const { person, news } = own;
  if (!person) return "";
  const { pathname, search } = address;
  const route = { id: "root", path: "*", element: <OwnMenus person={person} news={news} /> };
  const { dataRoutes, match } = createStaticHandler([route]);
  const context = {
    basename: "/",
    location: { pathname, search, hash: "", state: null, key: "default" },
    matches: match({ pathname }) ?? [],
    loaderData: { root: { theme } },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
  const router = createStaticRouter(dataRoutes, context);
  const menus = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const data = JSON.stringify({ ...own, isApart: "filled" }).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${OWN_DATA}">${data}</script>${menus}`;
}

const PRELOAD = '<link rel="modulepreload"';
const MODULES = /<script( nonce="[^"]*")? type="module" async="">/;
/** Runs once the page has been painted: only then are the scripts fetched, and the first view shares its line with none of them. */
const AFTER_PAINT = `addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{for(const l of document.querySelectorAll("link[rel=later]"))l.rel="modulepreload";const w=document.querySelector("script[type=later]"),s=document.createElement("script");s.type="module";s.nonce=w.nonce;s.textContent=w.textContent;w.after(s)})))`;

/** Scripts come after the first paint: React Router has no option for it, so their tags are marked. */
function lateScripts(html: string, isAtOnce: boolean): string {
  const first = isAtOnce ? `<script$1>${AFTER_PAINT}</script>` : `<script src="${WAKE_ADDRESS}" defer></script>`;
  return html.replaceAll(PRELOAD, '<link rel="later"').replace(MODULES, `${first}<script$1 type="later">`);
}
