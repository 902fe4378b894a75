import type { FormEvent } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { savedOnDevice } from "../device/saved-cookie.ts";

interface SaveButtonProps {
  readonly documentId: string;
  readonly title: string;
  /** With its word beside it, on the record's own page; else the glyph alone. */
  readonly isNamed?: boolean;
}

/** Saves a record, or takes it away again: at once by scripts, else by the page of favourites and back. */
export function SaveButton({ documentId, title, isNamed = false }: SaveButtonProps) {
  const fetcher = useFetcher();
  const root = useRouteLoaderData("root") as { readonly saved?: readonly string[] | null; readonly path?: string };
  const isHere = useHydrated();
  const known = root?.saved ?? (isHere ? savedOnDevice() : []);
  const wished = fetcher.formData?.get("act");
  const isSaved = wished ? wished === "save" : known.includes(documentId);
  const stay = (event: FormEvent) => {
    event.preventDefault();
    const act = isSaved ? "remove" : "save";
    fetcher.submit({ act, documentId, stays: "yes" }, { method: "post", action: pathTo("favorites") });
  };
  return (
    <fetcher.Form method="post" action={pathTo("favorites")} className="save no-print" onSubmit={stay}>
      <SendingField />
      <input type="hidden" name="documentId" value={documentId} />
      <input type="hidden" name="back" value={root?.path ?? "/"} />
      <button
        type="submit"
        name="act"
        value={isSaved ? "remove" : "save"}
        className={isNamed ? "btn btn-quiet btn-small" : "icon-btn"}
        aria-pressed={isSaved}
        aria-label={m.favorites_save_this({ title: `\u2068${title}\u2069` })}
      >
        <Icon name={isSaved ? "saved" : "save"} />
        {isNamed && (isSaved ? m.favorites_saved() : m.favorites_save())}
      </button>
    </fetcher.Form>
  );
}
