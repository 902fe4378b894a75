import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { DateField, type DateParts } from "#ui/date-field.tsx";
import { FileField, PDFS, PICTURES } from "#ui/file-field.tsx";
import { FormFault, faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { Showpiece } from "../schema.ts";
import { ownFilesAddress } from "./own-address.ts";
import { isolated } from "./told.tsx";

/** What each form is given: the piece it changes, or null for a new one; and the form as it came back. */
export interface ShowpieceFormProps {
  readonly piece: Showpiece | null;
  readonly refused: Refused | undefined;
  /** The largest file, in MB. */
  readonly most: number;
}

export function CertificateForm({ piece, refused, most }: ShowpieceFormProps) {
  const value = (name: string, kept: string | null | undefined) => typed(refused, name) ?? kept ?? "";
  const issued = partsOf(piece?.issued_on ?? null);
  const date: DateParts = {
    day: value("issuedDay", issued.day),
    month: value("issuedMonth", issued.month),
    year: value("issuedYear", issued.year),
  };
  return (
    <Frame kind="certificate" piece={piece} refused={refused}>
      <TextField
        name="name"
        label={m.own_files_certificate_name()}
        error={faultOf(refused, "name")}
        required
        maxLength={MAX.name}
        defaultValue={value("name", piece?.name)}
      />
      <TextField
        name="issuer"
        label={m.own_files_field_issuer()}
        error={faultOf(refused, "issuer")}
        required
        maxLength={MAX.issuer}
        defaultValue={value("issuer", piece?.issuer)}
      />
      <DateField
        name="issued"
        label={m.own_files_field_issued()}
        hint={m.own_files_issued_hint()}
        errors={{ day: faultOf(refused, "issuedDay") }}
        defaultValue={date}
      />
      <FileField
        name="file"
        label={m.own_files_certificate_file()}
        hint={keepHint(piece?.file?.name) ?? m.own_files_pdf_hint({ most })}
        error={faultOf(refused, "file")}
        accept={PDFS}
      />
      <FileField
        name="logo"
        label={m.own_files_logo()}
        hint={keepHint(piece?.logo?.name) ?? m.own_files_picture_hint({ most })}
        error={faultOf(refused, "logo")}
        accept={PICTURES}
        optional
      />
    </Frame>
  );
}

export function ResumeForm({ piece, refused, most }: ShowpieceFormProps) {
  return (
    <Frame kind="resume" piece={piece} refused={refused}>
      <TextField
        name="name"
        label={m.own_files_resume_name()}
        error={faultOf(refused, "name")}
        required
        maxLength={MAX.name}
        defaultValue={typed(refused, "name") ?? piece?.name ?? ""}
      />
      <FileField
        name="file"
        label={m.own_files_resume_file()}
        hint={keepHint(piece?.file?.name) ?? m.own_files_pdf_hint({ most })}
        error={faultOf(refused, "file")}
        accept={PDFS}
      />
    </Frame>
  );
}

export function WorkForm({ piece, refused, most }: ShowpieceFormProps) {
  const value = (name: "name" | "text" | "link") => typed(refused, name) ?? piece?.[name] ?? "";
  return (
    <Frame kind="work" piece={piece} refused={refused}>
      <TextField
        name="name"
        label={m.own_files_work_name()}
        error={faultOf(refused, "name")}
        required
        maxLength={MAX.name}
        defaultValue={value("name")}
      />
      <TextArea
        name="text"
        label={m.own_files_field_text()}
        error={faultOf(refused, "text")}
        optional
        rows={4}
        maxLength={MAX.text}
        defaultValue={value("text")}
      />
      <TextField
        name="link"
        type="url"
        label={m.own_files_field_link()}
        hint={m.own_files_link_hint()}
        error={faultOf(refused, "link")}
        optional
        maxLength={MAX.link}
        defaultValue={value("link")}
      />
      <FileField
        name="file"
        label={m.own_files_work_file()}
        hint={keepHint(piece?.file?.name) ?? m.own_files_any_hint({ most })}
        error={faultOf(refused, "file")}
        accept={`${PICTURES},${PDFS}`}
        optional
      />
      {piece?.file && (
        <CheckboxField
          name="withoutFile"
          value="on"
          label={m.own_files_without_file({ name: isolated(piece.file.name) })}
          defaultChecked={typed(refused, "withoutFile") === "on"}
        />
      )}
    </Frame>
  );
}

function keepHint(name: string | undefined): string | undefined {
  return name === undefined ? undefined : m.own_files_keep_hint({ name: isolated(name) });
}

function partsOf(day: string | null): DateParts {
  const [year = "", month = "", date = ""] = (day ?? "").split("-");
  return { day: date.replace(/^0/, ""), month: month.replace(/^0/, ""), year };
}

interface FrameProps extends Pick<ShowpieceFormProps, "piece" | "refused"> {
  readonly kind: "certificate" | "resume" | "work";
  readonly children: ReactNode;
}

function Frame({ kind, piece, refused, children }: FrameProps) {
  return (
    <>
      <FormFault
        refused={refused}
        labels={{
          name: m.own_files_column_title,
          issuer: m.own_files_field_issuer,
          issuedDay: m.own_files_field_issued,
        }}
      />
      <PostForm encType="multipart/form-data" noValidate className="form" preventScrollReset>
        {piece && <input type="hidden" name="id" value={piece.documentId} />}
        {children}
        <p className="profile-ends">
          <Button name="act" value={kind}>
            {m.own_files_save()}
          </Button>
          <ButtonLink kind="quiet" to={ownFilesAddress(kind)} preventScrollReset>
            {m.own_files_cancel()}
          </ButtonLink>
        </p>
      </PostForm>
    </>
  );
}
