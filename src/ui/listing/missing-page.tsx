import { m } from "#i18n/paraglide/messages.js";
import { ButtonLink } from "../button.tsx";
import { LostChannel } from "../lost-channel.tsx";
import { PageTop } from "../page-top.tsx";

/** A page number outside of a list: the way back keeps the filters. */
export function MissingPage({ back }: { back: string }) {
  return (
    <div className="read gap-5 pb-8">
      <PageTop title={m.ui_list_no_page_title()} lead={m.ui_list_no_page_text()} />
      <LostChannel />
      <p>
        <ButtonLink to={back}>{m.ui_list_no_page_back()}</ButtonLink>
      </p>
    </div>
  );
}
