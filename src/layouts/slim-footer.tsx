import { m } from "#i18n/paraglide/messages.js";
import { Entries, Networks } from "./footer.tsx";
import { LanguageLinks } from "./language-switch.tsx";
import { FOOTER_MENU } from "./menu.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** The same ways to help, language and look in one row, under a page that asks for one thing. */
export function SlimFooter() {
  return (
    <footer className="night foot foot-slim">
      <div className="wrap">
        <nav aria-label={m.layouts_footer_menu()}>
          <ul>
            <Entries entries={FOOTER_MENU} />
            <Networks />
          </ul>
        </nav>
        <LanguageLinks />
        <details className="foot-display">
          <summary className="inline-flex min-h-11 items-center">{m.layouts_display_options()}</summary>
          <ThemeChoice />
        </details>
      </div>
    </footer>
  );
}
