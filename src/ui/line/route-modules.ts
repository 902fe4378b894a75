import { withLine } from "./line.ts";

type Modules = Record<string, unknown>;

declare global {
  interface Window {
    /** React Router's: the code of the pages shown so far, its list of pages, and itself. */
    __reactRouterRouteModules: Modules;
    __reactRouterManifest: { readonly routes: Readonly<Record<string, { readonly module: string } | undefined>> };
    __reactRouterDataRouter?: {
      readonly state: {
        readonly navigation: { readonly location?: Location };
        readonly loaderData?: { readonly root?: { readonly person?: unknown } };
      };
    };
  }
}

let areKept = false;

/**
 * Where the code of a page cannot come, React Router loads the whole page anew and ends on the browser's own. It looks here first, and finds
 * what waits for the line.
 */
export function keepRouteModules(): void {
  if (areKept) return;
  areKept = true;
  const { __reactRouterManifest: manifest } = window;
  window.__reactRouterRouteModules = new Proxy(window.__reactRouterRouteModules, {
    has(known, id) {
      const route = manifest.routes[String(id)];
      if (route && !Object.hasOwn(known, id))
        known[String(id)] = held(route.module).then((module) => {
          known[String(id)] = module;
          return module;
        });
      return id in known;
    },
  });
}

function held(address: string): Promise<unknown> {
  let tries = 0;
  // Some browsers remember that an address failed, so that it is asked for by another.
  const load = () => import(/* @vite-ignore */ tries++ === 0 ? address : `${address}?${tries}`);
  return withLine(load).catch(loadWhole);
}

/** With a line and without its code, a page belongs to another build by now. */
function loadWhole(): Promise<never> {
  const { pathname, search, hash } = window.__reactRouterDataRouter?.state.navigation.location ?? location;
  location.assign(pathname + search + hash);
  return new Promise(() => undefined);
}
