import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { Refused } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { OwnFilesView, Showpiece } from "../schema.ts";
import { ownFilesAddress } from "./own-address.ts";
import type { ShowpieceFormProps } from "./showpiece-forms.tsx";
import { isolated, Told } from "./told.tsx";

type Listed = "certificate" | "resume" | "work";

interface ShowpieceSectionProps {
  readonly kind: Listed;
  readonly view: OwnFilesView;
  readonly pieces: readonly Showpiece[];
  readonly refused: Refused | undefined;
  /** Said while there is none. */
  readonly none: string;
  readonly add: string;
  readonly form: (props: ShowpieceFormProps) => ReactNode;
  readonly show: (piece: Showpiece) => ReactNode;
}

/** The pieces of one kind, each with its file, the way to its form and the way out. */
export function ShowpieceSection(props: ShowpieceSectionProps) {
  const { kind, view, pieces, none, add, form: Form, show } = props;
  const { editing, kept } = view;
  const refused = props.refused?.values.act === kind ? props.refused : undefined;
  const isAdding = editing.add === kind || (refused !== undefined && !refused.values.id);
  const changed = pieces.find(({ documentId }) => documentId === (refused?.values.id ?? editing.change));
  return (
    <>
      <Told view={view} kind={kind} />
      {pieces.length === 0 && !isAdding && <p className="hint">{none}</p>}
      {pieces.length > 0 && (
        <ul className="pieces">
          {pieces.map((piece) => (
            <li key={piece.documentId}>
              {piece === changed ? (
                <Form piece={piece} refused={refused} most={kept.file} />
              ) : (
                <>
                  {show(piece)}
                  <Ways piece={piece} kind={kind} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <div className="grid gap-3">
          <h3 className="h3">{add}</h3>
          <Form piece={null} refused={refused} most={kept.file} />
        </div>
      ) : (
        <p className="pieces-add">
          <Link className="profile-edit" to={ownFilesAddress(kind, { add: kind })} preventScrollReset>
            {add}
          </Link>
        </p>
      )}
    </>
  );
}

function Ways({ piece, kind }: { readonly piece: Showpiece; readonly kind: Listed }) {
  const name = isolated(piece.name);
  return (
    <div className="piece-ways">
      {piece.file && (
        <a href={piece.file.url} aria-label={m.own_files_open_this({ name })}>
          {m.own_files_open()}
        </a>
      )}
      <Link
        to={ownFilesAddress(kind, { change: piece.documentId })}
        preventScrollReset
        aria-label={m.own_files_edit_this({ name })}
      >
        {m.own_files_edit()}
      </Link>
      <PostForm preventScrollReset>
        <input type="hidden" name="id" value={piece.documentId} />
        {kind === "resume" && !piece.is_current && (
          <Button kind="quiet" small name="act" value="current" aria-label={m.own_files_make_current_this({ name })}>
            {m.own_files_make_current()}
          </Button>
        )}
        <Button kind="quiet" small name="act" value="remove" aria-label={m.own_files_remove_this({ name })}>
          {m.own_files_remove()}
        </Button>
      </PostForm>
    </div>
  );
}
