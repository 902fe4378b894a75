import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { MadeLink } from "../schema.ts";

/** A new link, the one time it is known: as text to be chosen, to be copied, opened, and as a picture of what it shows. */
export function NewLink({ made: { address, path, picture } }: { readonly made: MadeLink }) {
  return (
    <section className="card grid gap-4" aria-labelledby="new-link">
      <h2 className="h2" id="new-link">
        {m.scales_share_made_title()}
      </h2>
      <Alert kind="warn" role="status">
        <p>{m.scales_share_made_once()}</p>
      </Alert>
      <TextField
        type="url"
        name="address"
        label={m.scales_share_address()}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} />
        {/* Beside this page, which alone knows the link. */}
        <ButtonLink kind="quiet" to={path} target="_blank">
          {m.scales_share_open()}
        </ButtonLink>
        <a className="btn btn-quiet" href={picture} download="result.png">
          {m.scales_share_picture()}
        </a>
      </div>
    </section>
  );
}

/** Drawn once scripts are there; without them the field is to be chosen. */
function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button type="button" onClick={copy}>
        <Icon name="share" />
        {m.ui_copy_link()}
      </Button>
      <span role="status" className="hint">
        {isCopied ? m.ui_copied() : ""}
      </span>
    </span>
  );
}
