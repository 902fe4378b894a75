import { m } from "#i18n/paraglide/messages.js";

/** What an item adds to its text. */
export function Example({ text }: { readonly text: string }) {
  return (
    <span className="ask-example">
      {m.scales_example()} {text}
    </span>
  );
}
