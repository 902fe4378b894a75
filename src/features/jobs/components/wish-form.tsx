import { useActionData, useFetcher } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { SendingField } from "#ui/post-form.tsx";
import type { WishAnswer } from "../schema.ts";

interface WishFormProps {
  readonly documentId: string;
  readonly label: string;
  readonly note: string;
}

/** Asks for the full profile; afterwards what became of it stands in the button's place. */
export function WishForm({ documentId, label, note }: WishFormProps) {
  const fetcher = useFetcher<WishAnswer>();
  const posted = useActionData() as WishAnswer | undefined;
  const { wish } = fetcher.data ?? posted ?? {};
  return (
    <fetcher.Form method="post" action="#unwritten" className="wish">
      <SendingField />
      <input type="hidden" name="wish" value={documentId} />
      {!wish?.isDone && <Button aria-describedby="wish-note">{label}</Button>}
      <div role="status">{wish && <Alert kind={wish.isDone ? "ok" : "err"}>{wish.text}</Alert>}</div>
      <p id="wish-note" className="hint">
        {note}
      </p>
    </fetcher.Form>
  );
}
