import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type DeviceKey, useDeviceState } from "../device-state.ts";
import { type View, ViewLinks, type ViewLinksProps } from "./view-links.tsx";

interface ViewToggleProps extends Omit<ViewLinksProps, "onChoose"> {
  /** Where the choice is kept on the device. */
  readonly name: DeviceKey;
}

/** The same, with a memory: the view chosen last is shown again when the plain address is opened. */
export function ViewToggle({ name, ...links }: ViewToggleProps) {
  return <ViewLinks {...links} onChoose={useKeptView(name, links.views, links.current)} />;
}

function useKeptView(name: DeviceKey, views: readonly View[], current: string) {
  const accepts = (value: unknown): value is string => views.some(({ id }) => id === value);
  const [kept, keep] = useDeviceState(name, current, accepts);
  const navigate = useNavigate();
  const { search } = useLocation();
  // Once, and only where the address leaves the view open: a link or the back button always wins.
  const isOpen = useRef(search === "" || /^\?lang=\w+$/.test(search));
  useEffect(() => {
    if (!isOpen.current || kept === current) return;
    isOpen.current = false;
    const view = views.find(({ id }) => id === kept);
    if (view) navigate(view.to, { replace: true, preventScrollReset: true });
  }, [kept, current, views, navigate]);
  return (id: string) => {
    isOpen.current = false;
    keep(id);
  };
}
