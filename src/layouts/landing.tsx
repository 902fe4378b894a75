import { Outlet } from "react-router";
import { Shell } from "./shell.tsx";

/** `/` and `/faq`. */
export default function LandingLayout() {
  return (
    <Shell menu="landing">
      <Outlet />
    </Shell>
  );
}
