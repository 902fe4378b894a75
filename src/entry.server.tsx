import { PassThrough, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { ErrorScreen } from "#errors/error-screen.tsx";
import { bringErrorScreen } from "#errors/late-error-screen.tsx";
import { requestContext } from "#platform/http/request-context.ts";
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
  // What React sends after the first part is put in its place by scripts, which a page drawn with little data has none of.
  const whole = isLow || request.headers.has(PLAIN) || isbot(request.headers.get("user-agent") ?? "");
  let answered = status;
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // What is ready stands in its place, not at the end for a script to bring: drawings are there without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [whole ? "onAllReady" : "onShellReady"]() {
          shellSent = true;
          headers.set("Content-Type", "text/html; charset=utf-8");
          const { sink, encoding } = sinkFor(request);
          if (encoding) headers.set("Content-Encoding", encoding);
          headers.append("Vary", "Accept-Encoding");
          resolve(new Response(Readable.toWeb(sink) as ReadableStream, { headers, status: answered }));
          pipe(isLow ? sink : lateScripts(sink));
        },
        onShellError: reject,
        onError(error: unknown) {
          answered = 500;
          if (shellSent) handleError(error, { request, context: loadContext });
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(new Error("the reader has gone")), { once: true });
    setTimeout(() => abort(new Error("render timed out")), streamTimeout + 1000).unref();
  });
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

const PRELOAD = '<link rel="modulepreload"';
const MODULES = /<script( nonce="[^"]*")? type="module" async="">/;
/** Runs once the page has been painted: only then are the scripts fetched, and the first view shares its line with none of them. */
const AFTER_PAINT = `addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{for(const l of document.querySelectorAll("link[rel=later]"))l.rel="modulepreload";const w=document.querySelector("script[type=later]"),s=document.createElement("script");s.type="module";s.nonce=w.nonce;s.textContent=w.textContent;w.after(s)})))`;

/** Scripts come after the first paint: React Router has no option for it, so their tags are marked as they pass. */
function lateScripts(sink: PassThrough): PassThrough {
  const write = sink.write.bind(sink) as (chunk: unknown, ...rest: unknown[]) => boolean;
  let isLate = false;
  sink.write = (chunk: unknown, ...rest: unknown[]) => {
    if (isLate) return write(chunk, ...rest);
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk as Uint8Array).toString("latin1");
    isLate = MODULES.test(text);
    const marked = text
      .replaceAll(PRELOAD, '<link rel="later"')
      .replace(MODULES, `<script$1>${AFTER_PAINT}</script><script$1 type="later">`);
    if (marked === text) return write(chunk, ...rest);
    return write(typeof chunk === "string" ? marked : Buffer.from(marked, "latin1"), ...rest);
  };
  return sink;
}

/** React flushes the compressor itself after each chunk, so a streamed shell leaves at once. */
function sinkFor(request: Request): { sink: PassThrough; encoding: string | null } {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (request.headers.has(PLAIN)) return { sink: new PassThrough(), encoding: null };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 };
    return { sink: createBrotliCompress({ params }) as unknown as PassThrough, encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { sink: createGzip({ level: 6 }) as unknown as PassThrough, encoding: "gzip" };
  return { sink: new PassThrough(), encoding: null };
}
