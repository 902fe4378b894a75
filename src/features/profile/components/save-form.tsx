import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { type FieldLabels, FormFault, type Refused } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { PartName } from "../rules/parts.ts";
import { focusIfFree, profileAddress } from "./part-frame.tsx";

interface SaveFormProps {
  readonly part: PartName;
  /** What the fields were read as; the newest, so that a second press keeps what stands in them. */
  readonly version: string;
  readonly id?: number | undefined;
  readonly refused: Refused | undefined;
  readonly labels: FieldLabels;
  /** What is saved now, shown where it was saved elsewhere in the meantime; null where it was taken away. */
  readonly newer: ReactNode;
  readonly children: ReactNode;
}

/** The form of one part or entry. */
export function SaveForm({ part, version, id, refused, labels, newer, children }: SaveFormProps) {
  const isConflict = isConflicting(refused);
  return (
    <>
      {isConflict ? <Conflict part={part} newer={newer} /> : <FormFault refused={refused} labels={labels} />}
      <PostForm noValidate className="form" preventScrollReset>
        <input type="hidden" name="part" value={part} />
        <input type="hidden" name="version" value={version} />
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        {children}
        <p className="profile-ends">
          <Button name="act" value="save">
            {isConflict ? m.profile_conflict_mine() : m.profile_save()}
          </Button>
          <ButtonLink kind="quiet" to={profileAddress(part)} preventScrollReset>
            {isConflict ? m.profile_conflict_newer() : m.profile_cancel()}
          </ButtonLink>
          {id !== undefined && (
            <Button kind="danger" name="act" value="drop">
              {m.profile_remove()}
            </Button>
          )}
        </p>
      </PostForm>
    </>
  );
}

function isConflicting(refused: Refused | undefined): boolean {
  return refused !== undefined && "code" in refused.fault && refused.fault.code === "conflict";
}

function Conflict({ part, newer }: { part: PartName; newer: ReactNode }) {
  return (
    <div tabIndex={-1} ref={focusIfFree} data-told id={`${part}-newer`}>
      <Alert kind="warn" role="alert" title={m.profile_conflict_title()}>
        <p>{newer === null ? m.profile_conflict_gone() : m.profile_conflict_text()}</p>
        {newer}
      </Alert>
    </div>
  );
}
