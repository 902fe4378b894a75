import { data } from "react-router";

/** Every address that no screen has. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function Unknown() {
  return null;
}
