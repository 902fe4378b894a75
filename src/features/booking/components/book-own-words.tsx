import { languageOf } from "#i18n/language-of.ts";

/** What somebody is called or wrote, in its own language and direction. */
export function Own({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto" lang={languageOf(children)}>
      {children}
    </bdi>
  );
}

const PLACE = "\u0000";

/** A sentence around somebody's name, which stays in its own language. */
export function Named({
  sentence,
  name,
}: {
  readonly sentence: (inputs: { name: string }) => string;
  readonly name: string;
}) {
  const [before, after] = sentence({ name: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <Own>{name}</Own>
      {after}
    </>
  );
}
