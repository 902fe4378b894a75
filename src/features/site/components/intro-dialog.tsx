import { m } from "#i18n/paraglide/messages.js";
import { Dialog } from "#ui/dialog.tsx";
import type { Film } from "../schema.ts";
import { IntroFilm } from "./intro-film.tsx";

interface IntroDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly film: Film;
}

/** The film over the page. Closed, it is taken out of the page and so stops. */
export function IntroDialog({ open, onClose, film }: IntroDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.site_intro_title()} wide>
      {open && <IntroFilm {...film} heading="h3" />}
    </Dialog>
  );
}
