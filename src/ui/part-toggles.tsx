import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useDeviceState } from "./device-state.ts";
import { Icon } from "./icon.tsx";

interface PartTogglesProps<P extends string> {
  readonly label: string;
  /** Where the choice is kept on the device. */
  readonly name: `toggle:${string}`;
  readonly parts: readonly { readonly id: P; readonly label: string }[];
  /** The parts chosen; none stands for all. */
  readonly shown: readonly P[];
  /** The link that shows all of them. */
  readonly all: string;
  readonly to: (shown: readonly P[]) => string;
}

/** Parts of a page switched on and off by links; those chosen last are shown again when the plain address is opened. */
export function PartToggles<P extends string>({ label, name, parts, shown, all, to }: PartTogglesProps<P>) {
  const keep = useKeptParts({ name, parts, shown, to });
  const toggled = (id: P) => (shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  return (
    <nav aria-label={label} className="no-print mt-4">
      <ul className="chips">
        <li>
          <Toggle isOn={shown.length === 0} to={to([])} label={all} onChoose={() => keep([])} />
        </li>
        {parts.map(({ id, label: text }) => (
          <li key={id}>
            <Toggle isOn={shown.includes(id)} to={to(toggled(id))} label={text} onChoose={() => keep(toggled(id))} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly to: string;
  readonly label: string;
  readonly onChoose: () => void;
}

function Toggle({ isOn, to, label, onChoose }: ToggleProps) {
  return (
    <Link
      className="chip chip-act"
      to={to}
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
      onClick={onChoose}
    >
      {isOn && <Icon name="check" />}
      {label}
    </Link>
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
