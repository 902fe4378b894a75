/** A code as it is read out and written down: left to right and in Latin letters in every language. */
export function CodeText({ code, isBig }: { readonly code: string; readonly isBig?: boolean }) {
  return (
    <bdi dir="ltr" lang="en" className={isBig ? "figure h1 strong whitespace-pre-wrap" : "figure strong"}>
      {code}
    </bdi>
  );
}
