import { Outlet } from "react-router";
import { Shell } from "./shell.tsx";

/** All screens with the guest's or the signed-in bar. */
export default function MainLayout() {
  return (
    <Shell menu="main">
      <Outlet />
    </Shell>
  );
}
