import { useState } from "react";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { BadgeNew } from "../badge-new.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { Chip, FilterChip } from "../chip.tsx";
import { Dialog } from "../dialog.tsx";
import { EnvBadge, EnvTile } from "../env-badge.tsx";
import { IconButton } from "../icon-button.tsx";
import { PrintButton } from "../print-button.tsx";
import { ShareButton } from "../share-button.tsx";
import type { SampleProps } from "./sample-words.ts";

/** Buttons, chips, badges, dialog. */
export function ActionSamples({ words }: SampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button type="button">{words.action}</Button>
        <Button type="button" kind="quiet">
          {words.action}
        </Button>
        <Button type="button" kind="danger" onClick={() => setOpen(true)}>
          {words.action}
        </Button>
        <Button type="button" small disabled>
          {words.action}
        </Button>
        <ButtonLink to="#main" kind="quiet" small>
          {words.action}
        </ButtonLink>
        <IconButton icon="search" label={words.action} />
      </p>
      <p className="dev-night night flex flex-wrap gap-3">
        <Button type="button" kind="primary">
          {words.action}
        </Button>
        <Button type="button" kind="quiet">
          {words.action}
        </Button>
      </p>
      <p className="chips">
        <Chip>{words.label}</Chip>
        <FilterChip label={words.label} to="#main" />
        <BadgeNew />
        <PrintButton />
        <ShareButton title={words.title} url="/" />
      </p>
      <p className="chips">
        {ENVIRONMENTS.map((code) => (
          <EnvBadge key={code} code={code} name={code} />
        ))}
        {ENVIRONMENTS.map((code) => (
          <EnvTile key={code} code={code} />
        ))}
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        <p>{words.text}</p>
      </Dialog>
    </>
  );
}
