export {};

/** Brings the service worker, and tells a first one of this page, which came before it. */
async function registerWorker(): Promise<void> {
  try {
    const isFirst = !navigator.serviceWorker.controller;
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    if (!isFirst) return;
    const { active } = await navigator.serviceWorker.ready;
    const named = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({
      url: location.href,
      files: named.filter((path) => /^\/assets\/(?!motifs\/|wake\/)/.test(path)),
    });
  } catch {
    // A browser may forbid it: pages work without.
  }
}

// A page that names no manifest wants no worker (SERVICE_WORKER=off).
if (document.querySelector("link[rel=manifest]")) void registerWorker();
