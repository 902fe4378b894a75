import { data } from "react-router";
import type { Route } from "./+types/error";

const STATUSES = new Set([404, 405, 408, 500]);

/** The error screens by address: the server shows them for what fails outside of a screen. */
export function loader({ params }: Route.LoaderArgs): never {
  const status = Number(params.status);
  throw data(null, { status: STATUSES.has(status) ? status : 404 });
}

export default function ErrorAddress() {
  return null;
}
