import { m } from "#i18n/paraglide/messages.js";
import type { ConnectPurpose } from "../rules.ts";

interface ConnectAddress {
  readonly purpose?: ConnectPurpose;
  readonly next?: string;
  readonly ticket?: string;
}

/** Where a way to the provider begins. */
export function connectAddress({ purpose, next, ticket }: ConnectAddress): string {
  const query = new URLSearchParams();
  if (purpose) query.set("purpose", purpose);
  if (next) query.set("next", next);
  if (ticket) query.set("ticket", ticket);
  return `/api/connect/google${query.size > 0 ? `?${query}` : ""}`;
}

/** The other way to sign in or up: a plain link, set off from the form by a line. */
export function GoogleButton({ next }: { readonly next: string | undefined }) {
  return (
    <div className="form">
      <p className="door-or">{m.accounts_google_or()}</p>
      <a className="btn btn-quiet" href={connectAddress({ next })}>
        <DoorGlyph />
        {m.accounts_google_continue({ provider: m.accounts_google_name() })}
      </a>
    </div>
  );
}

/** For an account without a password: a fresh sign-in at the provider says that it is still the owner. */
export function GoogleProof({ next }: { next: string }) {
  return (
    <a className="btn btn-primary" href={connectAddress({ purpose: "prove", next })}>
      <DoorGlyph />
      {m.accounts_google_prove({ provider: m.accounts_google_name() })}
    </a>
  );
}

/** A door with somebody at it: no provider's sign. */
export function DoorGlyph() {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <circle cx="12" cy="9" r="3.25" />
      <path d="M5 20v-1.5a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5V20" strokeLinecap="round" />
      <rect x="2.5" y="2.5" width="19" height="19" rx="4" />
    </svg>
  );
}
