import { Form, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { Disclosure } from "./disclosure.tsx";
import { addressHere } from "./own-address.ts";
import { useSite } from "./site-data.ts";

const THEMES = [
  ["auto", m.layouts_theme_auto],
  ["light", m.layouts_theme_light],
  ["dark", m.layouts_theme_dark],
  ["contrast", m.layouts_theme_contrast],
] as const;

/** Light, dark, high contrast or as the device: a form, so that it works without JavaScript. */
export function ThemeSwitch() {
  const { theme } = useSite();
  const here = addressHere(useLocation());
  return (
    <Disclosure
      className="pop"
      name={m.layouts_theme()}
      label={
        <>
          <Icon name="theme" />
          <span className="only-narrow">{m.layouts_theme()}</span>
        </>
      }
    >
      <Form method="post" action={pathTo("preferences")} className="panel" preventScrollReset>
        <input type="hidden" name="back" value={here} />
        {THEMES.map(([value, words]) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            className="bar-link choice"
            aria-pressed={theme === value}
          >
            {words()}
          </button>
        ))}
      </Form>
    </Disclosure>
  );
}
