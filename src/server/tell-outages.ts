import { data, type ServerBuild } from "react-router";
import { databaseFault } from "#platform/db/fault.ts";
import { type RequestInfo, requestContext } from "#platform/http/request-context.ts";
import { logFault } from "./refusals.ts";

interface Args {
  readonly context: { get(key: typeof requestContext): RequestInfo | null };
}
type Work = (args: Args, ...rest: unknown[]) => unknown;

/** The build whose screens say of a database that cannot be used what it is, 503, and not a fault of theirs. */
export function tellingOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module as { loader?: Work; action?: Work; middleware?: Work[] };
    const told = {
      ...(loader && { loader: telling(loader) }),
      ...(action && { action: telling(action) }),
      ...(middleware && { middleware: middleware.map(telling) }),
    };
    return [id, { ...route, module: { ...route.module, ...told } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function telling(work: Work): Work {
  return async (args, ...rest) => {
    try {
      return await work(args, ...rest);
    } catch (error) {
      if (!databaseFault(error)) throw error;
      const info = args.context.get(requestContext);
      if (info) logFault(info.ctx, error, { request: info.reference }, "a screen failed");
      throw data(null, { status: 503 });
    }
  };
}
