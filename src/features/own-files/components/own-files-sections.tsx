import type { ReactNode } from "react";
import { formatDate, formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { Refused } from "#ui/form-fault.tsx";
import { hidesPictures } from "#ui/pictures.ts";
import type { ShowpieceKind } from "../rules.ts";
import type { OwnFilesView, Showpiece } from "../schema.ts";
import { ANCHORS } from "./own-address.ts";
import { CertificateForm, ResumeForm, WorkForm } from "./showpiece-forms.tsx";
import { ShowpieceSection } from "./showpiece-section.tsx";

interface OwnSection {
  readonly id: string;
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The sections of the profile that hold files: certificates, résumés, portfolio. */
export function ownFilesSections(
  view: OwnFilesView,
  refused: Refused | undefined,
  timeZone: string,
): readonly OwnSection[] {
  const given = { view, refused };
  const { editing, removed } = view;
  // A section with its form open, or with something just told, is not one to fold away.
  const isQuiet = (kind: ShowpieceKind) =>
    ![editing.add, editing.kept, removed?.kind, refused?.values.act].some((one) => one === kind);
  return [
    {
      id: ANCHORS.certificate,
      title: m.own_files_certificates_title(),
      isEmpty: view.certificates.length === 0 && isQuiet("certificate"),
      children: (
        <ShowpieceSection
          {...given}
          kind="certificate"
          pieces={view.certificates}
          none={m.own_files_certificates_none()}
          add={m.own_files_certificate_add()}
          form={CertificateForm}
          show={(piece) => <CertificateWords piece={piece} />}
        />
      ),
    },
    {
      id: ANCHORS.resume,
      title: m.own_files_resumes_title(),
      isEmpty: view.resumes.length === 0 && isQuiet("resume"),
      children: (
        <ShowpieceSection
          {...given}
          kind="resume"
          pieces={view.resumes}
          none={m.own_files_resumes_none()}
          add={m.own_files_resume_add()}
          form={ResumeForm}
          show={(piece) => <ResumeWords piece={piece} timeZone={timeZone} />}
        />
      ),
    },
    {
      id: ANCHORS.work,
      title: m.own_files_works_title(),
      isEmpty: view.works.length === 0 && isQuiet("work"),
      children: (
        <>
          <ShowpieceSection
            {...given}
            kind="work"
            pieces={view.works}
            none={m.own_files_works_none()}
            add={m.own_files_work_add()}
            form={WorkForm}
            show={(piece) => <WorkWords piece={piece} />}
          />
          {view.kept.mb > 0 && (
            <p className="hint">
              {m.own_files_room({
                used: formatNumber(view.kept.mb, getLocale()),
                most: formatNumber(view.kept.most, getLocale()),
              })}
            </p>
          )}
        </>
      ),
    },
  ];
}

function CertificateWords({ piece }: { readonly piece: Showpiece }) {
  const { name, issuer, issued_on, logo } = piece;
  return (
    <div className="piece">
      {logo?.formats && !(import.meta.env.SSR && hidesPictures()) ? (
        <img className="piece-logo" src={logo.formats.thumbnail.url} alt="" width={48} height={48} loading="lazy" />
      ) : null}
      <div>
        <h3 className="h4">
          <bdi>{name}</bdi>
        </h3>
        <p>
          <bdi>{issuer}</bdi>
        </p>
        {issued_on && (
          <p className="hint">
            {m.own_files_issued_on({ date: formatDate(`${issued_on}T12:00:00Z`, getLocale(), "UTC") })}
          </p>
        )}
      </div>
    </div>
  );
}

function ResumeWords({ piece, timeZone }: { readonly piece: Showpiece; readonly timeZone: string }) {
  return (
    <div className="piece">
      <div>
        <h3 className="h4">
          <bdi>{piece.name}</bdi> {piece.is_current && <span className="chip">{m.own_files_current()}</span>}
        </h3>
        <p className="hint">{m.own_files_added_on({ date: formatDate(piece.createdAt, getLocale(), timeZone) })}</p>
      </div>
    </div>
  );
}

function WorkWords({ piece }: { readonly piece: Showpiece }) {
  const { name, text, link, file } = piece;
  return (
    <div className="piece">
      {file?.formats && !(import.meta.env.SSR && hidesPictures()) && (
        <img
          className="piece-picture"
          src={file.url}
          alt=""
          width={file.width ?? 0}
          height={file.height ?? 0}
          loading="lazy"
        />
      )}
      <div>
        <h3 className="h4">
          <bdi>{name}</bdi>
        </h3>
        {text && (
          <p className="profile-text">
            <bdi dir="auto">{text}</bdi>
          </p>
        )}
        {link && (
          <p>
            <a href={link} rel="noopener noreferrer nofollow" target="_blank" dir="ltr" className="wrap-anywhere">
              {link.replace(/^https:\/\//, "")}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
