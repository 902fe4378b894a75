import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { FileField, PICTURES } from "#ui/file-field.tsx";
import { FormFault, faultOf, type Refused } from "#ui/form-fault.tsx";
import { hidesPictures } from "#ui/pictures.ts";
import { PostForm } from "#ui/post-form.tsx";
import { Summary } from "#ui/summary.tsx";
import type { OwnFilesView } from "../schema.ts";
import { PhotoCrop, useOpened } from "./photo-crop.tsx";
import { isolated, Told } from "./told.tsx";

interface PhotoSectionProps {
  readonly view: OwnFilesView;
  readonly person: { readonly firstName: string; readonly lastName: string };
  readonly refused: Refused | undefined;
}

/** Somebody's photo, or the letters of their name until there is one. */
export function PhotoSection({ view, person, refused }: PhotoSectionProps) {
  const { photo, kept } = view;
  const name = `${person.firstName} ${person.lastName}`.trim();
  const own = refused?.values.act === "photo" ? refused : undefined;
  return (
    <section id="photo" className="photo" aria-labelledby="photo-title">
      <h2 id="photo-title" className="sr-only" tabIndex={-1}>
        {m.own_files_photo_title()}
      </h2>
      {photo?.file && !(import.meta.env.SSR && hidesPictures()) ? (
        <img
          className="photo-shown"
          src={photo.file.url}
          alt={m.own_files_photo_of({ name: isolated(name) })}
          width={photo.file.width ?? 0}
          height={photo.file.height ?? 0}
        />
      ) : (
        <Avatar {...person} picture={null} large />
      )}
      <div className="photo-form">
        <Told view={view} kind="photo" />
        <FormFault refused={own} stand={{ photo: "photo-file" }} />
        <details open={own !== undefined} key={photo?.documentId}>
          <Summary>{photo ? m.own_files_photo_change() : m.own_files_photo_add()}</Summary>
          <p className="hint">{m.own_files_photo_lead()}</p>
          <PhotoForm most={kept.file} error={faultOf(own, "photo")} />
        </details>
        {photo && (
          <PostForm preventScrollReset>
            <input type="hidden" name="id" value={photo.documentId} />
            <Button kind="quiet" small name="act" value="remove">
              {m.own_files_photo_remove()}
            </Button>
          </PostForm>
        )}
      </div>
    </section>
  );
}

function PhotoForm({ most, error }: { readonly most: number; readonly error: string | undefined }) {
  const { opened, open, setCrop } = useOpened();
  return (
    <PostForm
      encType="multipart/form-data"
      noValidate
      className="form"
      preventScrollReset
      onReset={() => open(undefined)}
    >
      <FileField
        name="photo"
        id="photo-file"
        label={m.own_files_photo_choose()}
        hint={m.own_files_photo_hint({ most })}
        error={error}
        accept={PICTURES}
        onChange={(event) => open(event.currentTarget.files?.[0])}
      />
      {opened === "unread" && <Alert kind="info">{m.own_files_crop_unread()}</Alert>}
      {opened && opened !== "unread" && <PhotoCrop {...opened} onCrop={setCrop} />}
      <p>
        <Button name="act" value="photo">
          {m.own_files_photo_save()}
        </Button>
      </p>
    </PostForm>
  );
}
