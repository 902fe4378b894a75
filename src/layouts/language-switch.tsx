import { Link, useLocation } from "react-router";
import { LOCALES, otherLocale } from "#i18n/locales.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { addressHere, addressIn } from "./own-address.ts";

/** The same page in the other language, under that language's own name; what was typed comes along. */
export function LanguageSwitch() {
  const here = addressHere(useLocation());
  const other = LOCALES[otherLocale(getLocale())];
  return (
    <Link
      reloadDocument
      className="bar-link"
      to={addressIn(other.code, here)}
      lang={other.code}
      dir={other.dir}
      hrefLang={other.code}
      data-keeps-forms=""
    >
      {other.name}
    </Link>
  );
}
