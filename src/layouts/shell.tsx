import { lazy, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { SAVE_FORM } from "#shared/save-form.ts";
import { pathTo } from "#shared/screens.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LowDataLine } from "./low-data-line.tsx";
import { usePageFocus } from "./page-focus.ts";
import { useSite } from "./site-data.ts";

/** What every page does when it is there: the language leaves the address, what was typed comes back, a new page gets the focus. */
export function useArrival(): void {
  usePageFocus();
  const { pathname, search } = useLocation();
  const { saved } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each page that comes
  useEffect(() => {
    // Found late, since most of what they do is not needed to read.
    if (document.querySelector(`button[form=${SAVE_FORM}]`))
      void import("#ui/save-presses.ts").then(({ markSaved }) => markSaved(saved));
  }, [pathname, search, saved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each page that comes
  useEffect(() => {
    let end: (() => void) | undefined = () => undefined;
    // Most pages have no form to watch, so what watches them comes when one is there.
    if (document.querySelector("main form"))
      void import("#ui/typed-forms.ts").then(({ carryTypedForms }) => {
        if (end) end = carryTypedForms();
      });
    return () => {
      end?.();
      end = undefined;
    };
  }, [pathname]);
  useEffect(() => {
    const url = new URL(location.href);
    if (url.searchParams.has("lang")) {
      url.searchParams.delete("lang");
      history.replaceState(history.state, "", url);
    }
  }, []);
}

/** As the account menu: only their readers fetch them. */
export const StampBar = lazy(async () => ({
  default: (await import("#features/site/components/stamp-bar.tsx")).StampBar,
}));
export const AccountNotice = lazy(async () => ({
  default: (await import("#features/accounts/components/account-notice.tsx")).AccountNotice,
}));
const ContentNotice = lazy(async () => ({
  default: (await import("#features/site/components/content-notice.tsx")).ContentNotice,
}));
const EndingBanner = lazy(async () => ({
  default: (await import("#features/privacy/components/ending-banner.tsx")).EndingBanner,
}));
const SlimFooter = lazy(async () => ({ default: (await import("./slim-footer.tsx")).SlimFooter }));
const SeatBar = lazy(async () => ({ default: (await import("./seat-bar.tsx")).SeatBar }));
/** A step of the scale has one thing to do. */
const STEP = /^\/(career-test\/(statements|about-you|review)|scales\/[^/]+\/(questions|review))/;

/** Every screen of the scale asks for one thing, or tells one. */
const SCALE = /^\/(career-test|eta|scales)(\/|$)/;

interface ShellProps {
  readonly children: ReactNode;
  readonly menu: "landing" | "main";
  /** Hidden on some screens (specification §2). */
  readonly header?: boolean;
  readonly footer?: boolean;
  /** What stands in the bar beside the search. */
  readonly beside?: ReactNode;
}

/** Bars around a page. */
export function Shell({ children, menu, header = true, footer = true, beside }: ShellProps) {
  useArrival();
  const { notice, path, site, person } = useSite();
  const { pathname } = useLocation();
  const { announcement, copy } = site;
  return (
    <div className="shell">
      <SkipLink />
      {announcement && <StampBar key={announcement.id} announcement={announcement} />}
      {header && <Header menu={menu} beside={beside} />}
      {import.meta.env.SSR && <LowDataLine />}
      <main id="main" tabIndex={-1}>
        {notice && <AccountNotice notice={notice} path={path} />}
        {copy && <ContentNotice notice={copy} pathname={pathname} />}
        {person?.ending && pathname !== pathTo("accountData") && <EndingBanner {...person.ending} />}
        {children}
      </main>
      <form id={SAVE_FORM} method="post" action={pathTo("favorites")}>
        <input type="hidden" name="back" value={path} />
        <output popover="manual" className="line-notice night no-print" />
      </form>
      {person?.isPlace && !STEP.test(pathname) && <SeatBar name={person.firstName} />}
      {footer && (SCALE.test(pathname) ? <SlimFooter /> : <Footer copyright={menu === "landing"} />)}
    </div>
  );
}
