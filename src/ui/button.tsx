import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

/** `primary`: the one main action of a page or form, gold on every ground · `quiet`: the others · `danger`: takes something away. */
export type ButtonKind = "primary" | "quiet" | "danger";

interface Look {
  readonly kind?: ButtonKind;
  readonly small?: boolean;
}

function classOf({ kind = "primary", small }: Look, className = ""): string {
  return `btn btn-${kind}${small ? " btn-small" : ""} ${className}`.trim();
}

export function Button({ kind, small, className, type = "submit", ...rest }: Look & ComponentProps<"button">) {
  return <button type={type} className={classOf({ kind, small }, className)} {...rest} />;
}

export function ButtonLink({ kind, small, className, ...rest }: Look & LinkProps) {
  return <Link className={classOf({ kind, small }, className)} {...rest} />;
}
