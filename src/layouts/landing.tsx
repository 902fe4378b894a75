import { Outlet } from "react-router";
import { IntroTrigger } from "#features/site/components/intro-trigger.tsx";
import { Shell } from "./shell.tsx";
import { useSite } from "./site-data.ts";

/** `/` and `/faq`: their bar shows the film. */
export default function LandingLayout() {
  const { locale, site } = useSite();
  return (
    <Shell menu="landing" beside={<IntroTrigger film={{ locale, introVideo: site.introVideo }} />}>
      <Outlet />
    </Shell>
  );
}
