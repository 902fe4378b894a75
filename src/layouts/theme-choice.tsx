import { Form, Link, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { addressHere } from "./own-address.ts";
import { useSite } from "./site-data.ts";

const THEMES = [
  ["auto", m.layouts_theme_auto],
  ["light", m.layouts_theme_light],
  ["dark", m.layouts_theme_dark],
  ["contrast", m.layouts_theme_contrast],
] as const;

/** Light, dark, high contrast or as the device, each with a disc of its ground, and the way to all choices: a form, so that it works without JavaScript. */
export function ThemeChoice() {
  const { theme } = useSite();
  const here = addressHere(useLocation());
  return (
    <Form
      method="post"
      action={pathTo("preferences")}
      className="themes"
      aria-label={m.layouts_theme()}
      preventScrollReset
    >
      <input type="hidden" name="back" value={here} />
      {THEMES.map(([value, words]) => (
        <button key={value} type="submit" name="theme" value={value} className="choice" aria-pressed={theme === value}>
          <span className="choice-disc" data-theme={value} aria-hidden="true" />
          {words()}
        </button>
      ))}
      <Link className="choice" to={pathTo("preferences", {}, { back: here })}>
        {m.layouts_display()}
      </Link>
    </Form>
  );
}
