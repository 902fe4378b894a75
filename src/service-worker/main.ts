import { KeptWalk } from "#features/scales/instruments/device/kept-walk.ts";
import { sendWaiting } from "#features/scales/instruments/device/send-answers.ts";
import { answerData, answerForm, answerPage, keepLater, pageOfData } from "./answer-page.ts";
import { BUILD, filesIn } from "./build.ts";
import { bringFiles, fileOf, pruneFiles } from "./files.ts";
import { keepPage } from "./kept-pages.ts";
import { scope, type Told } from "./scope.ts";
import { lastSeen, markOf, notePage, noteReader } from "./seen.ts";

/** Said once by the page that brought the worker: it came before anybody could keep it. */
interface FirstPage {
  readonly url: string;
  readonly files: readonly string[];
}

const languageOf = (view: string) => view.split(".")[0] ?? "ar";

scope.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      // A first worker waits to hear the language; a next one brings its files before it takes over.
      if (scope.registration.active) await bringFiles(languageOf((await lastSeen()).view));
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
      await pruneFiles();
    })(),
  );
});

scope.addEventListener("message", (event) => {
  const { read } = event.data as { readonly read?: string };
  event.waitUntil(read ? keepLater(pageOfData(read)) : keepFirst(event));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(request.method === "GET" ? answerPage(event) : answerForm(event));
  else if (request.method !== "GET") return;
  else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
  else if (pathname.endsWith(".data")) event.respondWith(answerData(event));
});

scope.addEventListener("sync", (event) => {
  event.waitUntil(sendKept());
});

/** The line is back, and the page that gave the answers may be closed. */
async function sendKept(): Promise<void> {
  const walk = await KeptWalk.open((await lastSeen()).reader);
  // A work that fails is asked for again.
  if (walk && (await sendWaiting(walk)) === "later") throw new Error("The line is still gone.");
}

async function keepFirst({ data, source }: Told): Promise<void> {
  const { url, files } = data as FirstPage;
  const answer = await fetch(url);
  const mark = markOf(answer);
  if (!mark) return;
  await noteReader(mark);
  const own = new Set(filesIn(languageOf(mark.view)));
  if (source && files.every((file) => own.has(file))) await notePage(source.id, BUILD.name);
  await keepPage(url, answer);
  await bringFiles(languageOf(mark.view));
}
