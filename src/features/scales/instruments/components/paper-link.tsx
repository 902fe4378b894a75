import { m } from "#i18n/paraglide/messages.js";
import { Icon } from "#ui/icon.tsx";
import { paperOf } from "../../rules.ts";

/** A result as a PDF under its own address: one act for who keeps it and who prints it. */
export function PaperLink({ of }: { readonly of: string }) {
  return (
    <a className="btn btn-quiet no-print" href={paperOf(of)}>
      <Icon name="paper" />
      <span>{m.scales_paper_link()}</span>
    </a>
  );
}
