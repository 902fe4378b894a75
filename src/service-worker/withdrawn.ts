import { scope } from "./scope.ts";

/** Takes the place of a worker that is no longer wanted: nothing of it stays, and pages go on as if there had been none. */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      await scope.registration.unregister();
    })(),
  );
});
