import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { LOCALE_CODES, LOCALES, type Locale, otherLocale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { addressHere, addressIn } from "./own-address.ts";

/** The same page in the other language, under that language's own name; what was typed comes along. */
export function LanguageSwitch() {
  const { name, mark, code } = LOCALES[otherLocale(getLocale())];
  return (
    <LanguageLink code={code} className="bar-link bar-language">
      <span className="bar-long">{name}</span>
      <span className="bar-short" aria-hidden="true">
        {mark}
      </span>
    </LanguageLink>
  );
}

/** Every language by its own name; the page's own is marked. */
export function LanguageLinks() {
  return (
    <ul className="foot-languages" aria-label={m.layouts_language()}>
      {LOCALE_CODES.map((code) => (
        <li key={code}>
          <LanguageLink code={code} isHere={code === getLocale()}>
            {LOCALES[code].name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinkProps {
  readonly code: Locale;
  readonly isHere?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function LanguageLink({ code, isHere, className, children }: LanguageLinkProps) {
  return (
    <Link
      reloadDocument
      className={className}
      to={addressIn(code, addressHere(useLocation()))}
      lang={code}
      dir={LOCALES[code].dir}
      hrefLang={code}
      aria-current={isHere ? "true" : undefined}
      data-keeps-forms=""
    >
      {children}
    </Link>
  );
}
