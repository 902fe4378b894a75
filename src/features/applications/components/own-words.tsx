import { languageOf } from "#i18n/language-of.ts";

/** Words of a person within a line: in their own direction, and read aloud in their own language. */
export function OwnWords({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto" lang={languageOf(children)}>
      {children}
    </bdi>
  );
}

/** The same at length, with their own lines. */
export function OwnText({ children }: { readonly children: string }) {
  return (
    <p dir="auto" lang={languageOf(children)} className="typed">
      {children}
    </p>
  );
}
