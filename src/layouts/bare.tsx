import { Outlet } from "react-router";
import { SkipLink } from "#ui/skip-link.tsx";
import { Logo } from "./header.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LowDataLine } from "./low-data-line.tsx";
import { RouteLine } from "./route-line.tsx";
import { AccountNotice, StampBar, useArrival } from "./shell.tsx";
import { useSite } from "./site-data.ts";

/** No bars and no footer (specification §2): the way home and the other language stand in the page itself. */
export default function BareLayout() {
  useArrival();
  const {
    notice,
    path,
    site: { announcement },
  } = useSite();
  return (
    <div className="shell">
      <SkipLink />
      {announcement && <StampBar key={announcement.id} announcement={announcement} />}
      <header className="night bar">
        <div className="wrap bar-row justify-between">
          <Logo />
          <LanguageSwitch />
        </div>
        <RouteLine />
      </header>
      {import.meta.env.SSR && <LowDataLine />}
      <main id="main" tabIndex={-1}>
        {notice && <AccountNotice notice={notice} path={path} />}
        <Outlet />
      </main>
    </div>
  );
}
