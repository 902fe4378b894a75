import { type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "./icon-button.tsx";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** For pictures and films. */
  readonly wide?: boolean;
}

/** The browser's modal dialog: focus stays inside, Esc closes, focus returns to where it was. */
export function Dialog({ open, onClose, title, children, wide }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !box.current?.open) box.current?.showModal();
    if (!open && box.current?.open) box.current.close();
  }, [open]);
  return (
    <dialog ref={box} className={wide ? "dialog dialog-wide" : "dialog"} aria-labelledby={titleId} onClose={onClose}>
      <div className="flex items-center gap-4">
        <h2 id={titleId} className="h3 grow">
          {title}
        </h2>
        <IconButton icon="close" label={m.ui_close()} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
