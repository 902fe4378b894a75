import { m } from "#i18n/paraglide/messages.js";
import { jumpTo } from "./jump.ts";

/** First thing the Tab key meets: jumps over the bars to `main`. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a jump within the page, which works without JavaScript
    <a className="skip" href="#main" onClick={jumpTo}>
      {m.ui_skip_to_content()}
    </a>
  );
}
