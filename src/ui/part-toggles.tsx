import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDeviceState } from "./device-state.ts";
import { type Way, WaysRow } from "./ways-row.tsx";

type Stands = Pick<Way, "figure" | "hue">;
const ALL = "";

interface PartTogglesProps<P extends string> {
  readonly label: string;
  /** Where the choice is kept on the device. */
  readonly name: `toggle:${string}`;
  readonly parts: readonly (Stands & { readonly id: P; readonly label: string })[];
  /** The parts chosen; none stands for all. */
  readonly shown: readonly P[];
  /** The link that shows all of them. */
  readonly all: Stands & { readonly label: string };
  readonly to: (shown: readonly P[]) => string;
}

/** Parts of a page switched on and off by links; those chosen last are shown again when the plain address is opened. */
export function PartToggles<P extends string>({ label, name, parts, shown, all, to }: PartTogglesProps<P>) {
  const keep = useKeptParts({ name, parts, shown, to });
  const toggled = (id: P) => (shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  const chosen = (id: string) => (id === ALL ? [] : toggled(id as P));
  return (
    <WaysRow
      label={label}
      ways={[
        { ...all, id: ALL, isOn: shown.length === 0, to: to([]) },
        ...parts.map((part) => ({ ...part, isOn: shown.includes(part.id), to: to(toggled(part.id)) })),
      ]}
      onChoose={(id) => keep(chosen(id))}
    />
  );
}

function useKeptParts<P extends string>({
  name,
  parts,
  shown,
  to,
}: Pick<PartTogglesProps<P>, "name" | "parts" | "shown" | "to">) {
  const accepts = (value: unknown): value is readonly P[] =>
    Array.isArray(value) && value.every((one) => parts.some(({ id }) => id === one));
  const [kept, keep] = useDeviceState(name, shown, accepts);
  const navigate = useNavigate();
  const { search } = useLocation();
  // Once, and only where the address leaves the choice open: a link or the back button always wins.
  const isOpen = useRef(search === "" || /^\?lang=\w+$/.test(search));
  useEffect(() => {
    if (!isOpen.current || to(kept) === to(shown)) return;
    isOpen.current = false;
    navigate(to(kept), { replace: true, preventScrollReset: true });
  }, [kept, shown, to, navigate]);
  return (chosen: readonly P[]) => {
    isOpen.current = false;
    keep(chosen);
  };
}
