import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import type { Display, DisplayKey } from "#shared/display.ts";
import { Button } from "#ui/button.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { type RadioTile, RadioTiles } from "#ui/radio-tiles.tsx";

interface DisplayPageProps {
  readonly chosen: Display;
  /** The page it was opened from. */
  readonly back: string | null;
  readonly refused?: RefusedForm;
}

/** Everything a reader may choose of how pages look and what they weigh, in one form. */
export function DisplayPage({ chosen, back, refused }: DisplayPageProps) {
  return (
    <div className="read pb-8">
      <PageTop
        back={back ? { label: m.display_back(), to: back } : null}
        title={m.display_title()}
        lead={m.display_lead()}
      >
        <FormFault refused={refused} />
      </PageTop>
      {/* Loaded anew: with little data a page has no scripts, and with full data it gets them back. */}
      <PostForm reloadDocument noValidate className="mt-6 grid gap-8">
        <input type="hidden" name="form" value="whole" />
        {back && <input type="hidden" name="back" value={back} />}
        {PARTS.map(({ name, label, hint, options }) => (
          <RadioTiles
            key={name}
            name={name}
            label={label()}
            hint={hint?.()}
            error={faultOf(refused, name)}
            defaultValue={typed(refused, name) ?? chosen[name]}
            options={options()}
          />
        ))}
        <div>
          <Button>{m.display_save()}</Button>
        </div>
      </PostForm>
    </div>
  );
}

interface Part {
  readonly name: DisplayKey;
  readonly label: () => string;
  readonly hint?: () => string;
  readonly options: () => readonly RadioTile[];
}

const PARTS: readonly Part[] = [
  {
    name: "theme",
    label: m.display_theme,
    options: () => [
      { value: "auto", label: m.display_auto() },
      { value: "light", label: m.display_theme_light() },
      { value: "dark", label: m.display_theme_dark() },
      { value: "contrast", label: m.display_theme_contrast() },
    ],
  },
  {
    name: "text",
    label: m.display_text,
    options: () => [
      { value: "normal", label: m.display_text_normal() },
      { value: "large", label: <span style={{ fontSize: "1.15em" }}>{m.display_text_large()}</span> },
      { value: "larger", label: <span style={{ fontSize: "1.3em" }}>{m.display_text_larger()}</span> },
    ],
  },
  {
    name: "motion",
    label: m.display_motion,
    options: () => [
      { value: "auto", label: m.display_auto() },
      { value: "calm", label: m.display_motion_calm(), hint: m.display_motion_calm_hint() },
    ],
  },
  {
    name: "data",
    label: m.display_data,
    options: () => [
      { value: "auto", label: m.display_auto(), hint: m.display_data_auto_hint() },
      { value: "little", label: m.display_data_little(), hint: m.display_data_little_hint() },
      { value: "full", label: m.display_data_full(), hint: m.display_data_full_hint() },
    ],
  },
];
