import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Progress } from "#ui/progress.tsx";
import type { ExportFile, ExportView } from "../schema.ts";

const LOOK_AGAIN_MS = 3000;

/** Where a file of a copy is handed out, to its owner alone. */
export function exportFilePath(documentId: string, file: ExportFile): string {
  return `/api/users-permissions/users/me/exports/${documentId}/${file}`;
}

interface ExportListProps {
  readonly exports: readonly ExportView[];
  readonly date: (at: string) => string;
}

/** Copies that are being made, with their progress, and those that can be downloaded. */
export function ExportList({ exports, date }: ExportListProps) {
  const open = exports.find(({ state }) => state === "waiting" || state === "working");
  const ready = exports.filter(({ state }) => state === "ready");
  useLookAgain(open !== undefined);
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {open ? "" : outcomeOf(exports)}
      </p>
      {open && <OpenExport {...open} />}
      {exports[0]?.state === "failed" && <Alert kind="err">{m.privacy_export_failed()}</Alert>}
      {ready.length > 0 && (
        <ul className="grid gap-4">
          {ready.map((one) => (
            <li key={one.documentId} className="card">
              <h3 className="h3">{m.privacy_export_ready({ date: date(one.readyAt ?? one.askedAt) })}</h3>
              {one.expiresAt && <p className="hint">{m.privacy_export_until({ date: date(one.expiresAt) })}</p>}
              <p className="flex flex-wrap gap-4">
                <a className="btn btn-primary" href={exportFilePath(one.documentId, "pdf")} download>
                  {m.privacy_export_pdf()}
                </a>
                <a className="btn btn-quiet" href={exportFilePath(one.documentId, "json")} download>
                  {m.privacy_export_json()}
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What became of the newest copy, for who does not see the page change. */
function outcomeOf([newest]: readonly ExportView[]): string {
  if (newest?.state === "failed") return m.privacy_export_failed();
  return newest?.state === "ready" ? m.privacy_export_now_ready() : "";
}

function OpenExport({ done, total }: ExportView) {
  return (
    <div className="card grid gap-4">
      <p>{m.privacy_export_open()}</p>
      <Progress value={done} max={total} label={m.privacy_export_progress()} />
      <p>
        <a href={pathTo("accountData")}>{m.privacy_export_reload()}</a>
      </p>
    </div>
  );
}

/** Reads the page's data anew every few seconds while something is under way and the page is looked at. */
function useLookAgain(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
}
