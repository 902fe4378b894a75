import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";

/** Takes all choices away, said before it is done. */
export function DeleteForm() {
  return (
    <div className="no-print">
      <Accordion title={m.scales_choices_manage()} heading="h2">
        <p>{m.scales_choices_delete_text()}</p>
        <PostForm action={pathTo("activities")}>
          <Button kind="danger" name="intent" value="delete">
            {m.scales_choices_delete()}
          </Button>
        </PostForm>
      </Accordion>
    </div>
  );
}
