import { m } from "#i18n/paraglide/messages.js";
import { useDeviceState } from "#ui/device-state.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import sheet from "#ui/styles/stamp-sheet.css?url";
import type { Announcement } from "../schema.ts";

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** One line over every page. Whoever has read it hides it on this device; another text comes back. */
export function StampBar({ announcement: { id, text, otherLocale } }: { announcement: Announcement }) {
  const [isHidden, setHidden] = useDeviceState(`toggle:announcement-${id}`, false, isFlag);
  const isHydrated = useHydrated();
  if (isHidden) return null;
  const hide = () => {
    setHidden(true);
    // The button goes with the bar: the focus goes on to the page instead of getting lost.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <section className="stamp no-print" aria-label={m.site_announcement()}>
        <div className="wrap stamp-row">
          <p lang={otherLocale ?? undefined} dir="auto">
            {text}
          </p>
          {isHydrated && (
            <button type="button" className="stamp-close" aria-label={m.site_announcement_close()} onClick={hide}>
              <Icon name="close" />
            </button>
          )}
        </div>
      </section>
    </>
  );
}
