import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SendingField } from "#ui/post-form.tsx";
import type { Opinion, SaidIn } from "../schema.ts";

interface OpinionButtonsProps {
  readonly job: { readonly id: string; readonly title: string };
  readonly opinion: Opinion | null;
  readonly saidIn: SaidIn;
}

const WORDS = {
  like: { short: m.scales_opinions_like, whole: m.scales_opinions_like_of },
  not: { short: m.scales_opinions_not, whole: m.scales_opinions_not_of },
} as const;

/** Two buttons that say what somebody thinks of a profession; pressed once more one takes it back. It works without scripts. */
export function OpinionButtons({ job: { id, title }, opinion, saidIn }: OpinionButtonsProps) {
  return (
    <Form method="post" className="opinion no-print" preventScrollReset>
      <SendingField />
      {saidIn !== "eight" && (
        <>
          <input type="hidden" name="intent" value="opinion" />
          <input type="hidden" name="saidIn" value={saidIn} />
        </>
      )}
      <input type="hidden" name="job" value={id} />
      {(["like", "not"] as const).map((one) => (
        <button
          key={one}
          type="submit"
          name="opinion"
          value={opinion === one ? "none" : one}
          aria-pressed={opinion === one}
          aria-label={WORDS[one].whole({ title })}
        >
          {WORDS[one].short()}
        </button>
      ))}
    </Form>
  );
}
