import type { ReactNode } from "react";

/** One item and nothing beside it: the question first, how far somebody has come as a strip under it, the answers under the thumb. */
export function AskFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="scale-page ask-page">
      <div className="night ask">
        <div className="wrap ask-in">{children}</div>
      </div>
    </div>
  );
}
