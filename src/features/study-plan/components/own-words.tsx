import { languageOf } from "#i18n/language-of.ts";
import type { ItemView } from "../schema/plan-view.ts";
import { nameOf } from "./plan-words.ts";

/** What somebody wrote, in its own language and direction. */
export function OwnWords({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto" lang={languageOf(children)}>
      {children}
    </bdi>
  );
}

/** What an item is called: its own words, or the name of what it is about in the language of that. */
export function ItemName({ item }: { readonly item: Pick<ItemView, "title" | "text" | "otherLocale"> }) {
  if (item.text !== "") return <OwnWords>{item.text}</OwnWords>;
  return <bdi lang={item.otherLocale}>{nameOf(item)}</bdi>;
}
