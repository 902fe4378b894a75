import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ShowpieceKind } from "../rules.ts";
import type { OwnFilesView } from "../schema.ts";

/** A name in a sentence, whichever way it is read. */
export function isolated(name: string | null): string {
  return `\u2068${name ?? ""}\u2069`;
}

/** As a `ref`: what has just appeared is told, unless somebody has gone on to something else. */
function focusIfFree(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** What was just done in a section: saved, or taken away with the way back. */
export function Told({ view, kind }: { readonly view: OwnFilesView; readonly kind: ShowpieceKind }) {
  const { removed, editing } = view;
  if (removed?.kind === kind)
    return (
      <Alert kind="ok" role="status">
        <p tabIndex={-1} ref={focusIfFree}>
          {kind === "photo" ? m.own_files_removed_photo() : m.own_files_removed({ name: isolated(removed.name) })}
        </p>
        <PostForm preventScrollReset>
          <input type="hidden" name="id" value={removed.documentId} />
          <Button kind="quiet" small name="act" value="restore">
            {m.own_files_undo()}
          </Button>
        </PostForm>
      </Alert>
    );
  if (editing.kept !== kind) return null;
  return (
    <p className="profile-saved" role="status" tabIndex={-1} ref={focusIfFree}>
      <Icon name="ok" />
      {m.own_files_saved()}
    </p>
  );
}
